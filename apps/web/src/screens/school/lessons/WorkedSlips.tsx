import type { WorkedSlip } from '@raccord/school';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { Raised } from '../../../design/Raised.tsx';
import { Trace } from '../../../slip/Trace.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import { SlipTools } from '../SlipTools.tsx';
import { Subject } from '../Subject.tsx';
import school from '../school.module.css';
import { useLegible } from '../uselegible.ts';
import styles from './lessons.module.css';

const words = schoolTexts.lessons;
/** What is seen, what holds, what is paid. */
const STEPS = 3;

interface WorkedSlipsProps {
  readonly slips: readonly WorkedSlip[];
  readonly toJudge: number;
  onDone(): void;
}

/** Slips worked out before one's eyes, a step at a time. */
export function WorkedSlips({ slips, toJudge, onDone }: WorkedSlipsProps) {
  const [step, setStep] = useState(0);
  const [isLegible, setLegible] = useLegible();
  const go = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter goes on at each step
  useEffect(() => go.current?.focus(), [step]);
  const at = Math.floor(step / STEPS);
  const shown = step % STEPS;
  const { exercise, seen, held, paid } = slips[at];
  const isEnd = shown === STEPS - 1;
  const isLast = isEnd && at === slips.length - 1;
  const label = isLast ? words.begin(toJudge) : isEnd ? words.nextWorked : words.nextStep;
  return (
    <section className={layout.stack3} aria-label={words.worked(at + 1, slips.length)}>
      <h3>{words.worked(at + 1, slips.length)}</h3>
      <div className={`${layout.stack4} ${school.desk}`}>
        <Subject position={exercise.position} slip={exercise.slip} table={at + 1} isLegible={isLegible} />
        <div className={`${layout.stack3} ${layout.lead} ${school.judging}`}>
          <SlipTools isLegible={isLegible} onChange={setLegible} />
          <dl className={`${layout.stack1} ${styles.steps}`} aria-live="polite">
            <dt>{words.seen}</dt>
            <dd>
              <Raised text={seen} />
            </dd>
            {shown >= 1 && (
              <>
                <dt>{words.held}</dt>
                {held.length === 0 && <dd>{words.nothingHeld}</dd>}
                {held.map((text) => (
                  <dd key={text}>
                    <Raised text={text} />
                  </dd>
                ))}
              </>
            )}
            {shown >= 2 && (
              <>
                <dt>{words.paid}</dt>
                <dd>
                  <strong>
                    <Raised text={paid} />
                  </strong>
                </dd>
              </>
            )}
          </dl>
          {shown >= 2 && <Trace trace={exercise.trace} />}
          {!(isLast && toJudge === 0) && (
            <Button ref={go} look="main" onClick={() => (isLast ? onDone() : setStep(step + 1))}>
              {label}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
