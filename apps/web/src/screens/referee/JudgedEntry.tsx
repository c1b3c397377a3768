import type { ReactNode } from 'react';
import layout from '../../design/layout.module.css';
import { Alerts } from '../../slip/Alerts.tsx';
import { SlipView } from '../../slip/SlipView.tsx';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { refereeTexts } from '../../texts/referee.ts';
import styles from './entry.module.css';
import type { Looked } from './usecorrectedturn.ts';

interface JudgedProps {
  readonly looked: Looked;
  readonly top: number | undefined;
  /** Asks for what is missing: there is no verdict before that. */
  readonly asked: ReactNode;
  /** Nothing is written: what would be entered all the same. */
  readonly offer: string | undefined;
}

/** What is about to be entered, what the regulation makes of it, and what is improbable about it. */
export function JudgedEntry({ looked, top, asked, offer }: JudgedProps) {
  const { slip, verdict, anywhere } = looked;
  return (
    <section className={`${layout.stack3} ${styles.judged}`} aria-label={refereeTexts.verdict} aria-live="polite">
      {asked ??
        (offer === undefined ? (
          <>
            <SlipView slip={slip} />
            <VerdictView verdict={verdict} />
            <Alerts {...{ slip, verdict, anywhere, top }} />
          </>
        ) : (
          <>
            <p className={layout.soft}>{offer}</p>
            <SlipView slip={slip} />
          </>
        ))}
    </section>
  );
}
