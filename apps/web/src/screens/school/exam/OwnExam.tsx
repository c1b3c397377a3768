import { type Exam, joinExtracts } from '@raccord/school';
import layout from '../../../design/layout.module.css';
import { ExamDesk } from '../../../desk/ExamDesk.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import { AbandonExam } from './AbandonExam.tsx';
import { ExamTime } from './ExamTime.tsx';
import { giveAnswer, goTo, type KeptExam } from './keptexam.ts';

const words = schoolTexts.exam;

interface OwnExamProps {
  readonly exam: Exam;
  readonly kept: KeptExam;
  onChange(kept: KeptExam): void;
  onFinish(): void;
  onAbandon(): void;
}

/** An exam that one sits alone, kept by the browser. */
export function OwnExam({ exam, kept, onChange, onFinish, onAbandon }: OwnExamProps) {
  const { edition, exercises, number } = exam;
  const { at, draft } = kept;
  const answers = new Map(kept.answers.flatMap((answer, index) => (answer ? [[index + 1, answer] as const] : [])));
  const count = kept.answers.length;
  return (
    <>
      <div className={`${layout.row} ${layout.between}`}>
        <h1>{words.called(number)}</h1>
        <span className={layout.row}>
          <ExamTime kept={kept} onEnd={onFinish} />
          <AbandonExam onAbandon={onAbandon} />
        </span>
      </div>
      <ExamDesk
        {...{ words, answers, count, draft }}
        paper={{ edition, slips: exercises, extract: joinExtracts(exercises) }}
        at={at + 1}
        progress={<span>{words.answered(answers.size, count)}</span>}
        onDraft={(line) => onChange({ ...kept, draft: line })}
        onAnswer={(answer) => onChange(giveAnswer(kept, answer))}
        onFinish={() => {
          onFinish();
          return true;
        }}
        onGo={(slip) => onChange(goTo(kept, slip - 1))}
      />
    </>
  );
}
