import { EDITION_NAMES, EDITIONS, type EditionName, type Verdict } from '@raccord/regulation';
import { Badge, Panel } from '../../design/controls.tsx';
import { engine } from '../../engine/engine.ts';
import type { Position } from '../../engine/protocol.ts';
import { useAnswer } from '../../engine/useengine.ts';
import { isEmptyDraft, type SlipDraft, slipOf } from '../../slip/slipdraft.ts';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { shownOfVerdict } from '../../slip/verdicts.ts';
import { texts } from '../../texts/index.ts';
import { describeSaw } from './trace.ts';
import styles from './trial.module.css';

const { trial: words } = texts.regulation;

interface TrialVerdictsProps {
  /** Undefined as long as nothing can be judged. */
  readonly position: Position | undefined;
  readonly draft: SlipDraft;
  /** Of the tournament. */
  readonly edition: EditionName | undefined;
  readonly provisional: 'zero' | 'penalty';
}

/** What each edition says of a slip, side by side. */
export function TrialVerdicts({ position, draft, edition: own, provisional }: TrialVerdictsProps) {
  const slip = slipOf(draft);
  const key = position && !isEmptyDraft(draft) ? JSON.stringify([position, slip, provisional]) : undefined;
  const { value: judged } = useAnswer(key, () =>
    engine().judge(position as Position, slip, EDITION_NAMES, provisional),
  );
  return (
    <section className={styles.verdicts} aria-label={words.verdicts} aria-live="polite">
      {!judged && <p className={styles.waiting}>{words.waiting}</p>}
      {judged?.map(({ edition, verdict }) => (
        <Panel key={edition} className={styles.edition} aria-label={EDITIONS[edition].title}>
          <h2>
            {EDITIONS[edition].title} {edition === own && <Badge kind="info">{words.ofTournament}</Badge>}
          </h2>
          <VerdictView verdict={shownOfVerdict(verdict)} />
          <Trace trace={verdict.trace} />
        </Panel>
      ))}
    </section>
  );
}

/** The conditions looked at, in order: the answer, the question, what was seen. */
function Trace({ trace }: { readonly trace: Verdict['trace'] }) {
  return (
    <details>
      <summary className={styles.summary}>{words.trace(trace.length)}</summary>
      <ol className={styles.trace}>
        {trace.map(({ condition, label, saw, holds }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be asked twice
          <li key={`${index} ${condition}`} data-holds={holds}>
            <strong>{holds ? words.holds : words.doesNotHold}</strong>
            <span>
              {label}
              <span className={styles.saw}>{texts.regulation.allSeen(describeSaw(saw))}</span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
