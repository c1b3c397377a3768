import { type Exam, markExam } from '@raccord/school';
import type { ComponentType } from 'react';
import { Button } from '../../../design/controls.tsx';
import { ExamReport } from '../../../desk/ExamReport.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import { calledAsTaught } from '../rules.ts';
import type { ExamPapersProps } from '../School.tsx';
import { ExamPaper } from './ExamPaper.tsx';
import { endOfExam, type KeptExam, minutesTaken } from './keptexam.ts';

const words = schoolTexts.exam;

interface ExamResultProps {
  readonly exam: Exam;
  readonly kept: KeptExam;
  readonly Papers: ComponentType<ExamPapersProps> | undefined;
  onAnother(): void;
}

/** What came of an exam sat alone, which may be had on paper too. */
export function ExamResult({ exam, kept, Papers, onAnother }: ExamResultProps) {
  const { edition, exercises, number } = exam;
  const answers = kept.answers.map((answer) => answer ?? undefined);
  const mark = markExam(exercises, answers);
  return (
    <>
      <ExamReport
        {...{ edition, number, mark }}
        byRule={calledAsTaught(mark.byRule)}
        slips={exercises.map((exercise, index) => ({ exercise, answer: answers[index] }))}
      >
        {kept.finishedAt === endOfExam(kept) && <p>{words.timeUp}</p>}
        <p>{words.took(minutesTaken(kept))}</p>
        <p>
          <Button onClick={onAnother}>{words.another}</Button>
        </p>
      </ExamReport>
      <ExamPaper {...{ Papers, number }} lexicon={kept.words} />
    </>
  );
}
