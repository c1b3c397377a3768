import type { ConditionId, EditionName } from '@raccord/regulation';
import type { Exercise } from '@raccord/school';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass, Panel } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { schoolTexts } from '../../../texts/school.ts';
import { ExerciseDesk } from '../ExerciseDesk.tsx';

const words = schoolTexts.lessons;

interface LessonSlipsProps {
  readonly edition: EditionName;
  readonly slips: readonly Exercise[];
  /** The rule of the lesson after this one. */
  readonly next: ConditionId | undefined;
}

/** The slips of a lesson to judge, then how many were right. */
export function LessonSlips({ edition, slips, next }: LessonSlipsProps) {
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const restart = (): void => {
    setAt(0);
    setRight(0);
  };
  if (at < slips.length) {
    const heading = words.toJudge(at + 1, slips.length);
    return (
      <section className={layout.stack3} aria-label={heading}>
        <h3>{heading}</h3>
        <ExerciseDesk
          key={at}
          {...{ edition }}
          exercise={slips[at]}
          number={at + 1}
          onAnswered={(isRight) => setRight(right + Number(isRight))}
          onNext={() => setAt(at + 1)}
        />
      </section>
    );
  }
  return (
    <Panel className={layout.stack3}>
      <h3>{words.done}</h3>
      <p role="status">{words.score(right, slips.length)}</p>
      <p className={layout.row2}>
        {next && (
          <Link href={`/ecole/lecons/${next}`} className={buttonClass('main')}>
            {words.nextLesson}
          </Link>
        )}
        <Button onClick={restart}>{words.again}</Button>
        <Link href="/ecole/lecons" className={buttonClass('quiet')}>
          {words.list}
        </Link>
      </p>
    </Panel>
  );
}
