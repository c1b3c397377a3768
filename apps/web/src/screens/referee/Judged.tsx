import { mainSolution } from '@raccord/regulation';
import { Notice } from '../../design/controls.tsx';
import { SlipView } from '../../slip/SlipView.tsx';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { texts } from '../../texts/index.ts';
import { alertsOf } from './alerts.ts';
import styles from './referee.module.css';
import type { Looked } from './useturn.ts';

/** What is about to be entered, what the regulation makes of it, and what is improbable about it. */
export function Judged({ looked, top }: { readonly looked: Looked; readonly top: number | undefined }) {
  const { slip, verdict, anywhere } = looked;
  const word = mainSolution(slip)?.word.toUpperCase() ?? '';
  return (
    <section className={styles.judged} aria-label={texts.referee.verdict} aria-live="polite">
      <SlipView slip={slip} />
      <VerdictView verdict={verdict} />
      {alertsOf({ slip, verdict, anywhere, top }).map((alert) => (
        <Notice key={alert} kind="warn">
          {texts.referee.alerts[alert](word, slip.score ?? 0)}
        </Notice>
      ))}
    </section>
  );
}
