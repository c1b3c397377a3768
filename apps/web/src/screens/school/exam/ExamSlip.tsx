import type { EditionName } from '@raccord/regulation';
import { type Answer, type Exercise, markAnswer } from '@raccord/school';
import { describeSlip, describeVerdict } from '@raccord/tournament';
import { useState } from 'react';
import { Badge } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { schoolTexts } from '../../../texts/school.ts';
import { typeset } from '../../../texts/typeset.ts';
import { Correction } from '../Corrected.tsx';
import { Subject } from '../Subject.tsx';
import school from '../school.module.css';
import { useIsLegible } from '../uselegible.ts';
import styles from './exam.module.css';

const words = schoolTexts.corrected;

interface ExamSlipProps {
  readonly edition: EditionName;
  readonly exercise: Exercise;
  readonly answer: Answer | undefined;
  readonly number: number;
}

/** A slip of an exam that is over: one line, and all of it when it is opened. */
export function ExamSlip({ edition, exercise, answer, number }: ExamSlipProps) {
  const isLegible = useIsLegible();
  const [isOpen, setOpen] = useState(false);
  const { position, slip, verdict } = exercise;
  const { isRight } = markAnswer(exercise, answer);
  return (
    <details className={`${layout.box} ${styles.slip}`} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{number}</strong>{' '}
        <Badge kind={isRight ? 'good' : 'bad'}>{isRight ? `✓ ${words.right}` : `✗ ${words.wrong}`}</Badge>{' '}
        {typeset(`${describeSlip(slip)} : ${describeVerdict(verdict)}`)}
      </summary>
      {isOpen && (
        <div className={`${layout.stack4} ${school.desk}`}>
          <Subject {...{ position, slip, isLegible }} table={number} />
          <div className={`${layout.stack3} ${layout.lead} ${school.judging}`}>
            <Correction {...{ edition, exercise, answer }} />
          </div>
        </div>
      )}
    </details>
  );
}
