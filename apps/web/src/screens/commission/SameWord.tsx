import { nameOf } from '@raccord/tournament';
import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { ReferredSlip } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { VerdictLine } from '../../slip/VerdictView.tsx';
import { shownOfResult } from '../../slip/verdicts.ts';
import { commissionTexts as words } from '../../texts/commission.ts';
import { texts } from '../../texts/index.ts';
import styles from './commission.module.css';

/** What became of the others who wrote the same word: alike cases are decided alike. */
export function SameWord({ found }: { readonly found: ReferredSlip }) {
  const { data: desk } = useView('seeDesk', { game: found.game, turn: found.turn }, { query: { like: found.entrant } });
  const others = (desk?.tables ?? []).filter(({ entrant }) => entrant !== found.entrant);
  return (
    <Panel className={`${layout.stack4} ${styles.section}`} aria-label={words.sameWord}>
      <h3>{words.sameWord}</h3>
      {others.length === 0 && <p className={layout.soft}>{words.sameWordNone}</p>}
      <ul className={`${layout.stack2} ${styles.history}`}>
        {others.map(({ entrant, table, members, slip, result }) => (
          <li key={entrant} className={styles.alike}>
            <p>
              <strong>{texts.common.table(table)}</strong> <span className={layout.soft}>{nameOf(members)}</span>
            </p>
            {slip && <SlipView slip={slip} isCompact />}
            <VerdictLine verdict={shownOfResult(result)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
