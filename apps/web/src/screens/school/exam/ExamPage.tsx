import type { EditionName } from '@raccord/regulation';
import { examNumber } from '@raccord/school';
import type { ComponentType } from 'react';
import { Notice } from '../../../design/controls.tsx';
import { schoolEngine } from '../../../engine/schoolengine.ts';
import { type Readiness, useAnswer } from '../../../engine/useengine.ts';
import { WordsState } from '../../../engine/WordsState.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import { noteExam } from '../progress/useboxes.ts';
import type { ExamPapersProps } from '../School.tsx';
import { AbandonExam } from './AbandonExam.tsx';
import { ExamOrderForm } from './ExamOrderForm.tsx';
import { ExamResult } from './ExamResult.tsx';
import { finishExam, fitExam, isExamOver, type KeptExam } from './keptexam.ts';
import { OwnExam } from './OwnExam.tsx';
import { useEditableExam } from './usekeptexam.ts';

const words = schoolTexts.exam;

interface ExamPageProps {
  readonly edition: EditionName;
  readonly readiness: Readiness;
  readonly isFree: boolean;
  readonly Papers: ComponentType<ExamPapersProps> | undefined;
}

/** An exam: ordered, sat, corrected. */
export function ExamPage({ edition, readiness, isFree, Papers }: ExamPageProps) {
  const [kept, change] = useEditableExam();
  const isSameWords = kept?.words === readiness.hash;
  const key = kept && isSameWords ? JSON.stringify([kept.order, kept.words]) : undefined;
  const { value: exam } = useAnswer(key, () => schoolEngine().makeExam((kept as KeptExam).order));
  if (!kept) return <ExamOrderForm {...{ edition, readiness, isFree, Papers }} onBegin={change} />;
  if (!readiness.isReady) return <WordsState readiness={readiness} />;
  if (!isSameWords)
    return (
      <>
        <Notice kind="warn">{words.otherWords}</Notice>
        <AbandonExam onAbandon={() => change(undefined)} />
      </>
    );
  const title = kept.finishedAt === null && <h1>{words.called(examNumber(kept.order))}</h1>;
  if (!exam)
    return (
      <>
        {title}
        <p role="status">{schoolTexts.preparing}</p>
      </>
    );
  if (exam.exercises.length === 0)
    return (
      <>
        {title}
        <Notice kind="bad">{schoolTexts.notPrepared}</Notice>
        <AbandonExam onAbandon={() => change(undefined)} />
      </>
    );
  if (kept.finishedAt !== null) return <ExamResult {...{ exam, kept, Papers }} onAnother={() => change(undefined)} />;
  const finish = (): void => {
    const now = Date.now();
    const finished = finishExam(kept, now);
    noteExam(exam, finished.answers);
    change(finished);
  };
  return (
    <OwnExam
      {...{ exam }}
      kept={fitExam(kept, exam.exercises.length)}
      onChange={(next) => (isExamOver(next, Date.now()) ? finish() : change(next))}
      onFinish={finish}
      onAbandon={() => change(undefined)}
    />
  );
}
