import type { EditionName } from '@raccord/regulation';
import { type Answer, markAnswer } from '@raccord/school';
import { describeSlip, describeVerdict } from '@raccord/tournament';
import { type ReactNode, useState } from 'react';
import { Badge } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { CorrectionView, type JudgedExercise } from '../screens/school/Corrected.tsx';
import { laidOf } from '../screens/school/ExerciseDesk.tsx';
import { Subject } from '../screens/school/Subject.tsx';
import school from '../screens/school/school.module.css';
import { useIsLegible } from '../screens/school/uselegible.ts';
import { schoolTexts } from '../texts/school.ts';
import { typesetTexts } from '../texts/typeset.ts';
import styles from './desk.module.css';

const words = schoolTexts.corrected;

interface CorrectedSlipProps {
  readonly edition: EditionName;
  readonly exercise: JudgedExercise;
  readonly answer: Answer | undefined;
  readonly number: number;
  readonly contest?: ReactNode;
}

/** A slip of an exam that is over: one line, and all of it when it is opened. */
export function CorrectedSlip({ edition, exercise, answer, number, contest }: CorrectedSlipProps) {
  const isLegible = useIsLegible();
  const [isOpen, setOpen] = useState(false);
  const { position, slip, verdict } = exercise;
  const { isRight } = markAnswer(exercise, answer);
  return (
    <details
      className={`${layout.box} ${styles.corrected}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{number}</strong>{' '}
        <Badge kind={isRight ? 'good' : 'bad'}>{isRight ? `✓ ${words.right}` : `✗ ${words.wrong}`}</Badge>{' '}
        {typesetTexts(`${describeSlip(slip)} : ${describeVerdict(verdict)}`)}
      </summary>
      {isOpen && (
        <div className={`${layout.stack4} ${school.desk}`}>
          <Subject {...{ position, slip, isLegible }} table={number} laid={laidOf(exercise)} />
          <div className={`${layout.stack3} ${layout.lead} ${school.judging}`}>
            <CorrectionView {...{ edition, exercise, answer, contest }} />
          </div>
        </div>
      )}
    </details>
  );
}
