import { EDITION_NAMES, EDITIONS, type Slip } from '@raccord/regulation';
import { useId } from 'react';
import { Badge } from '../../design/controls.tsx';
import { engine } from '../../engine/engine.ts';
import type { Judged } from '../../engine/protocol.ts';
import { useAnswer } from '../../engine/useengine.ts';
import type { ShownTurn } from '../../slip/useturn.ts';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { shownOfVerdict } from '../../slip/verdicts.ts';
import { texts } from '../../texts/index.ts';
import styles from './commission.module.css';

const words = texts.commission;

interface EditionsProps {
  readonly shown: ShownTurn;
  readonly slip: Slip;
}

/** The verdict of each edition of the regulation, side by side, with its reasons and what it looked at. */
export function Editions({ shown, slip }: EditionsProps) {
  const { position, hall, isReady } = shown;
  const id = useId();
  const { value: judged = [] } = useAnswer(isReady ? JSON.stringify([position, slip]) : undefined, () =>
    engine().judge(position, slip, EDITION_NAMES, hall.settings.provisional),
  );
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{words.editions}</h3>
      <div className={styles.editions}>
        {judged.map((one) => (
          <EditionVerdict key={one.edition} {...one} isApplied={one.edition === hall.edition} />
        ))}
      </div>
    </section>
  );
}

function EditionVerdict({ edition, verdict, isApplied }: Judged & { readonly isApplied: boolean }) {
  return (
    <section className={styles.edition} data-applied={isApplied}>
      <h4>
        {EDITIONS[edition].title} {isApplied && <Badge kind="info">{words.applied}</Badge>}
      </h4>
      <VerdictView verdict={shownOfVerdict(verdict)} />
      <details>
        <summary>{words.trace}</summary>
        <ul className={styles.trace}>
          {verdict.trace.map(({ condition, label, holds }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition may be asked twice; the trace never changes
            <li key={`${index} ${condition}`} data-holds={holds}>
              {label} <strong>{words.holds[`${holds}`]}</strong>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
