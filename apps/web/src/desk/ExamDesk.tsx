import type { EditionName, Slip } from '@raccord/regulation';
import type { Answer, ExtractedWord, LessonPosition } from '@raccord/school';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../design/controls.tsx';
import { DialogForm } from '../design/DialogForm.tsx';
import layout from '../design/layout.module.css';
import { AnswerForm } from '../screens/school/answer/AnswerForm.tsx';
import { SlipNumbers } from '../screens/school/exam/SlipNumbers.tsx';
import { SlipTools } from '../screens/school/SlipTools.tsx';
import { Subject } from '../screens/school/Subject.tsx';
import school from '../screens/school/school.module.css';
import { useLegible } from '../screens/school/uselegible.ts';
import { texts } from '../texts/index.ts';
import { schoolTexts } from '../texts/school.ts';
import styles from './desk.module.css';

const words = schoolTexts.exam;

interface FinishWords {
  readonly finish: string;
  readonly finishTitle: string;
  finishHint(missing: number): string;
}

interface ExamDeskProps {
  readonly words: FinishWords;
  /** Undefined until they are there. */
  readonly paper:
    | {
        readonly edition: EditionName;
        readonly slips: readonly ExamSubject[];
        readonly extract: readonly ExtractedWord[];
      }
    | undefined;
  readonly count: number;
  /** The slip shown, from 1. */
  readonly at: number;
  readonly answers: ReadonlyMap<number, Answer>;
  /** Where the answers are: saved, on their way. */
  readonly progress: ReactNode;
  /** What was typed for the slip shown before the page was loaded again. */
  readonly draft?: string;
  /** A page on a phone keeps its keyboard shut. */
  readonly isFocused?: boolean;
  /** Are all the answers where they are to be? */
  readonly isReady?: boolean;
  readonly sending?: ComponentProps<typeof DialogForm>['sending'];
  onDraft(line: string): void;
  onAnswer(answer: Answer): void;
  /** What is typed for the slip left is taken. */
  onGo(slip: number): void;
  /** Tells whether it was done. */
  onFinish(): boolean | Promise<boolean>;
}

interface ExamSubject {
  readonly position: LessonPosition;
  readonly slip: Slip;
}

/** An exam while it is sat, alone or with others: the slip, its answer, the others, the end. */
export function ExamDesk({ paper, count, at, answers, progress, draft, sending, ...rest }: ExamDeskProps) {
  const { words: own, isFocused = true, isReady, onDraft, onAnswer, onGo, onFinish } = rest;
  const [isLegible, setLegible] = useLegible();
  const [isAsked, setAsked] = useState(false);
  const section = useRef<HTMLElement>(null);
  // The next slip is seen from its top, wherever the answer before it was given.
  useEffect(() => {
    if (at > 0 && (section.current?.getBoundingClientRect().top ?? 0) < 0) section.current?.scrollIntoView();
  }, [at]);
  const subject = paper?.slips[at - 1];
  const missing = count - answers.size;
  const askToFinish = (): void => {
    onGo(at);
    setAsked(true);
  };
  return (
    <>
      <SlipNumbers {...{ count, at, onGo }} isAnswered={(slip) => answers.has(slip)} />
      <section ref={section} className={`${layout.stack3} ${styles.slip}`} aria-label={words.at(at, count)}>
        <div className={`${layout.row} ${layout.between}`}>
          <h2>{words.at(at, count)}</h2>
          {progress}
        </div>
        {paper && subject ? (
          <div className={`${layout.stack4} ${school.desk}`}>
            <Subject position={subject.position} slip={subject.slip} table={at} isLegible={isLegible} />
            <div className={`${layout.stack3} ${layout.lead} ${school.judging}`}>
              <SlipTools isLegible={isLegible} extract={paper.extract} onChange={setLegible} />
              <AnswerForm
                key={at}
                edition={paper.edition}
                given={answers.get(at)}
                {...{ isFocused, onDraft, onAnswer }}
                {...(draft === undefined ? {} : { draft })}
              />
              <div className={layout.row}>
                <Button disabled={at === 1} onClick={() => onGo(at - 1)}>
                  {words.previous}
                </Button>
                <Button disabled={at === count} onClick={() => onGo(at + 1)}>
                  {words.next}
                </Button>
                <Button {...(missing === 0 ? { look: 'main' as const } : {})} onClick={askToFinish}>
                  {own.finish}
                </Button>
              </div>
            </div>
          </div>
        ) : (
          <p>{texts.common.loading}</p>
        )}
      </section>
      {isAsked && (
        <DialogForm
          title={own.finishTitle}
          confirm={own.finish}
          leave={texts.common.cancel}
          {...{ sending, isReady }}
          onClose={() => setAsked(false)}
          onConfirm={onFinish}
        >
          <p>{own.finishHint(missing)}</p>
        </DialogForm>
      )}
    </>
  );
}
