import { nameOf } from '@raccord/tournament';
import { useId } from 'react';
import { Badge } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useView } from '../../server/views.ts';
import { slipName } from '../../slip/keys.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { VerdictLine } from '../../slip/VerdictView.tsx';
import { shownOfResult } from '../../slip/verdicts.ts';
import { commissionTexts as words } from '../../texts/commission.ts';
import { refereeTexts } from '../../texts/referee.ts';
import type { CommissionCase } from './cases.ts';
import styles from './commission.module.css';

interface CaseListProps {
  readonly title: string;
  /** What is said of a list without any slip. */
  readonly empty?: string;
  readonly cases: readonly CommissionCase[];
  readonly current: CommissionCase;
  onChoose(name: string): void;
}

export function CaseList({ title, empty, cases, current, onChoose }: CaseListProps) {
  const { data: hall } = useView('seeHall', {});
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {cases.length === 0 && <p className={layout.soft}>{empty}</p>}
      <ul className={`${layout.stack2} ${styles.list}`}>
        {cases.map((found) => {
          const game = hall?.games.find(({ id: known }) => known === found.game)?.name ?? '';
          return (
            <li key={slipName(found)}>
              <button
                type="button"
                className={`${layout.stack1} ${layout.lead} ${layout.box} ${styles.case}`}
                aria-current={found === current || undefined}
                onClick={() => onChoose(slipName(found))}
              >
                <span className={layout.soft}>{words.place(game, found.turn, found.table)}</span>
                <strong>{nameOf(found.members)}</strong>
                {found.slip && <SlipView slip={found.slip} isCompact />}
                {found.isWaiting ? (
                  <Badge kind="info">{refereeTexts.waiting}</Badge>
                ) : (
                  <VerdictLine verdict={shownOfResult(found.result)} />
                )}
                {found.appeal && (
                  <Badge kind={found.appeal === 'late' ? 'warn' : 'info'}>{words.appeal[found.appeal]}</Badge>
                )}
                {found.isToReview && <Badge kind="warn">{words.toReview}</Badge>}
                {found.hasSecondAppeal && <Badge kind="info">{words.secondAppeal}</Badge>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
