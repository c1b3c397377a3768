import { EDITIONS, type EditionName } from '@raccord/regulation';
import { useId } from 'react';
import { Badge } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import type { JudgedByEdition } from '../../engine/protocol.ts';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { shownOfJudged } from '../../slip/verdicts.ts';
import { commissionTexts as words } from '../../texts/commission.ts';
import styles from './commission.module.css';

interface JudgedEditionsProps {
  readonly judged: readonly JudgedByEdition[];
  /** Of the tournament. */
  readonly own: EditionName;
}

/** The verdict of each edition of the regulation, side by side, with its reasons and how it is reached. */
export function JudgedEditions({ judged, own }: JudgedEditionsProps) {
  const id = useId();
  return (
    <section className={`${layout.stack4} ${styles.section}`} aria-labelledby={id}>
      <h3 id={id}>{words.editions}</h3>
      <div className={layout.fields}>
        {judged.map((one) => (
          <EditionVerdict key={one.edition} judged={one} isApplied={one.edition === own} />
        ))}
      </div>
    </section>
  );
}

const EditionVerdict = ({ judged, isApplied }: { readonly judged: JudgedByEdition; readonly isApplied: boolean }) => (
  <section className={`${layout.stack2} ${layout.box} ${styles.edition}`} data-applied={isApplied}>
    <h4>
      <Raised text={EDITIONS[judged.edition].title} /> {isApplied && <Badge kind="info">{words.applied}</Badge>}
    </h4>
    <VerdictView verdict={shownOfJudged(judged)} isTraced />
  </section>
);
