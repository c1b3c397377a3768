import type { Exam } from '@raccord/school';
import { useState } from 'react';
import { Button, Dialog } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { schoolTexts } from '../../../texts/school.ts';
import { AnswerForm } from '../answer/AnswerForm.tsx';
import { LegibleCheck } from '../LegibleCheck.tsx';
import { Subject } from '../Subject.tsx';
import school from '../school.module.css';
import { useLegible } from '../uselegible.ts';
import { AbandonExam } from './AbandonExam.tsx';
import { giveAnswer, goTo, type KeptExam } from './keptexam.ts';
import { SlipNumbers } from './SlipNumbers.tsx';
import { TimeLeft } from './TimeLeft.tsx';

const words = schoolTexts.exam;

interface ExamDeskProps {
  readonly exam: Exam;
  readonly kept: KeptExam;
  onChange(kept: KeptExam): void;
  onFinish(): void;
  onAbandon(): void;
}

/** An exam while it is sat: the slip, the answer, the others, the clock. */
export function ExamDesk({ exam, kept, onChange, onFinish, onAbandon }: ExamDeskProps) {
  const { edition, exercises, number } = exam;
  const { at, answers, draft } = kept;
  const { position, slip } = exercises[at];
  const [isLegible, setLegible] = useLegible();
  const [isAsked, setAsked] = useState(false);
  const done = answers.filter((answer) => answer !== null).length;
  const go = (next: number): void => onChange(goTo(kept, next));
  const askToFinish = (): void => {
    go(at);
    setAsked(true);
  };
  return (
    <>
      <div className={`${layout.row} ${layout.between}`}>
        <h1>{words.called(number)}</h1>
        <span className={layout.row}>
          <span>{words.answered(done, answers.length)}</span>
          <TimeLeft kept={kept} onEnd={onFinish} />
          <Button {...(done === answers.length ? { look: 'main' as const } : {})} onClick={askToFinish}>
            {words.finish}
          </Button>
          <AbandonExam onAbandon={onAbandon} />
        </span>
      </div>
      <SlipNumbers
        count={answers.length}
        at={at + 1}
        isAnswered={(slip) => answers[slip - 1] !== null}
        onGo={(slip) => go(slip - 1)}
      />
      <section className={layout.stack3} aria-label={words.at(at + 1, answers.length)}>
        <div className={layout.row}>
          <h2>{words.at(at + 1, answers.length)}</h2>
          <span className={layout.row2}>
            <Button disabled={at === 0} onClick={() => go(at - 1)}>
              {words.previous}
            </Button>
            <Button disabled={at === answers.length - 1} onClick={() => go(at + 1)}>
              {words.next}
            </Button>
          </span>
        </div>
        <div className={`${layout.stack4} ${school.desk}`}>
          <Subject {...{ position, slip, isLegible }} table={at + 1} />
          <div className={`${layout.stack3} ${layout.lead} ${school.judging}`}>
            <LegibleCheck isLegible={isLegible} onChange={setLegible} />
            <AnswerForm
              key={at}
              {...{ edition, draft }}
              given={answers[at] ?? undefined}
              onDraft={(line) => onChange({ ...kept, draft: line })}
              onAnswer={(answer) => onChange(giveAnswer(kept, answer))}
            />
          </div>
        </div>
      </section>
      {isAsked && (
        <Dialog title={words.finishTitle} onClose={() => setAsked(false)}>
          <p>{done === answers.length ? words.allAnswered : words.unanswered(answers.length - done)}</p>
          <Button look="main" onClick={onFinish}>
            {words.finish}
          </Button>
        </Dialog>
      )}
    </>
  );
}
