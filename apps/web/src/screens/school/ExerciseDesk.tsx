import type { EditionName } from '@raccord/regulation';
import { type Answer, type Exercise, laidBy, markAnswer } from '@raccord/school';
import { useEffect, useRef, useState } from 'react';
import { newSeed } from '../../app/newseed.ts';
import layout from '../../design/layout.module.css';
import { schoolEngine } from '../../engine/schoolengine.ts';
import { schoolTexts } from '../../texts/school.ts';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { Corrected } from './Corrected.tsx';
import { noteSlip } from './progress/useboxes.ts';
import { SlipTools } from './SlipTools.tsx';
import { Subject } from './Subject.tsx';
import styles from './school.module.css';
import { useLegible } from './uselegible.ts';

interface ExerciseDeskProps {
  readonly edition: EditionName;
  readonly exercise: Exercise;
  /** Which slip it is, for the table written on it. */
  readonly number: number;
  /** What the button after the verdict says. */
  readonly nextLabel?: string;
  onAnswered(isRight: boolean): void;
  onNext(): void;
}

/** A slip to judge, then its verdict. A key of the exercise begins another one. */
export function ExerciseDesk({ edition, exercise, number, nextLabel, onAnswered, onNext }: ExerciseDeskProps) {
  const { position, slip, kind } = exercise;
  const [answer, setAnswer] = useState<Answer>();
  const [isLegible, setLegible] = useLegible();
  const desk = useRef<HTMLDivElement>(null);
  // On a phone the next slip is seen from its top, wherever the answer before it was given.
  useEffect(() => {
    if (matchMedia('(max-width: 40rem)').matches) desk.current?.scrollIntoView();
  }, []);
  const [similar, setSimilar] = useState<Exercise>();
  const findSimilar = async (): Promise<void> => {
    const [rule] = exercise.rules;
    const order = { edition, seed: newSeed(), count: 1, ...(rule ? { rule } : {}) };
    const [found] = await schoolEngine().makeSlips(order);
    setSimilar(found);
  };
  const take = (given: Answer): void => {
    const { isRight } = markAnswer(exercise, given);
    setAnswer(given);
    if (!exercise.decided) noteSlip(edition, exercise, isRight);
    onAnswered(isRight);
  };
  if (similar)
    return (
      <ExerciseDesk
        key={JSON.stringify(similar.slip)}
        {...{ edition, number, onNext }}
        exercise={similar}
        {...(nextLabel === undefined ? {} : { nextLabel })}
        onAnswered={() => {}}
      />
    );
  return (
    <div ref={desk} className={`${layout.stack4} ${styles.desk}`}>
      <Subject {...{ position, slip, isLegible }} table={number} laid={answer && laidOf(exercise)} />
      <div className={`${layout.stack3} ${layout.lead} ${styles.judging}`}>
        <SlipTools
          isLegible={isLegible}
          extract={answer === undefined ? exercise.extract : undefined}
          onChange={setLegible}
        />
        {kind !== 'ordinary' && <p className={layout.dim}>{schoolTexts.kinds[kind]}</p>}
        {answer ? (
          <Corrected
            {...{ edition, exercise, answer, onNext }}
            onSimilar={findSimilar}
            {...(nextLabel === undefined ? {} : { nextLabel })}
          />
        ) : (
          <AnswerForm edition={edition} onAnswer={take} />
        )}
      </div>
    </div>
  );
}

/** What the solution paid lays on the board. */
export const laidOf = ({ position, verdict }: Pick<Exercise, 'position' | 'verdict'>) =>
  verdict.retained ? laidBy(position, verdict.retained) : undefined;
