import type { EditionName } from '@raccord/regulation';
import { type Answer, confusionsOf, countMove, type Exercise, lawOf, markAnswer } from '@raccord/school';
import { describeVerdict } from '@raccord/tournament';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge, Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { shownOfJudged } from '../../slip/verdicts.ts';
import { schoolTexts } from '../../texts/school.ts';
import { Disagree } from './contested/Disagree.tsx';
import styles from './school.module.css';

const words = schoolTexts.corrected;

/** A slip with its verdict. */
export type JudgedExercise = Pick<Exercise, 'position' | 'slip' | 'verdict' | 'trace' | 'decided'>;

interface CorrectionProps {
  readonly edition: EditionName;
  readonly exercise: JudgedExercise;
  readonly answer: Answer | undefined;
  /** Instead of keeping another reading in the browser: who gave the exam is told. */
  readonly contest?: ReactNode;
  /** What one does next. */
  readonly children?: ReactNode;
}

/** « 24 points, avertissement, joker non encerclé ». */
export const toldAnswer = (answer: Answer | undefined): string =>
  answer
    ? schoolTexts.answer.echo(answer, answer.reason === undefined ? undefined : schoolTexts.reasons[answer.reason].name)
    : schoolTexts.answer.nothing;

/** What an answer was worth, and the verdict with its article, its reason and its trace. */
export function CorrectionView({ edition, exercise, answer, contest, children }: CorrectionProps) {
  const { isRight, arePointsRight, isSanctionRight, isReasonRight, isPlaceRight } = markAnswer(exercise, answer);
  const { decided } = exercise;
  const [isContesting, setContesting] = useState(false);
  return (
    <div className={layout.stack2}>
      <p className={layout.row2} role="status">
        <Badge kind={isRight ? 'good' : 'bad'}>{isRight ? `✓ ${words.right}` : `✗ ${words.wrong}`}</Badge>
        {answer && !isRight && (
          <>
            <Part name={words.points} isRight={arePointsRight} />
            <Part name={words.sanction} isRight={isSanctionRight} />
          </>
        )}
        {answer && isReasonRight !== undefined && <Part name={words.reason} isRight={isReasonRight} />}
        {answer && isPlaceRight !== undefined && <Part name={words.place} isRight={isPlaceRight} />}
        <span>{words.yours(toldAnswer(answer))}</span>
      </p>
      {decided && <Notice kind="info">{words.decided(decided.by, describeVerdict(decided.instead))}</Notice>}
      <KeyOfSlip {...{ edition, exercise }} isLaw={!isRight}>
        {children}
        {answer &&
          confusionsOf(exercise, answer).map((text) => (
            <p key={text} className={styles.confusion}>
              <Raised text={text} />
            </p>
          ))}
      </KeyOfSlip>
      {contest ?? (
        <p>
          <Button look="quiet" onClick={() => setContesting(true)}>
            {words.disagree}
          </Button>
        </p>
      )}
      {isContesting && <Disagree {...{ edition, exercise, answer }} onClose={() => setContesting(false)} />}
    </div>
  );
}

interface KeyOfSlipProps extends Pick<CorrectionProps, 'edition' | 'exercise' | 'children'> {
  /** Is the sentence of the edition told? */
  readonly isLaw: boolean;
}

/** What a slip is worth and why, its score square by square, and what the edition says. */
export const KeyOfSlip = ({ edition, exercise, isLaw, children }: KeyOfSlipProps) => (
  <div className={layout.stack2}>
    <VerdictView verdict={shownOfJudged(exercise)} isTraced={exercise.decided === undefined} />
    {children}
    <CountedScore exercise={exercise} />
    {isLaw && <Law {...{ edition, exercise }} />}
  </div>
);

const Part = ({ name, isRight }: { readonly name: string; readonly isRight: boolean }) => (
  <Badge kind={isRight ? 'good' : 'warn'}>{`${isRight ? '✓' : '✗'} ${name}`}</Badge>
);

/** The score of the move paid, word by word and square by square. */
function CountedScore({ exercise: { position, verdict } }: Pick<CorrectionProps, 'exercise'>) {
  const counted = verdict.retained && countMove(position, verdict.retained);
  if (!counted) return null;
  return (
    <div className={layout.stack1}>
      <strong>{words.counted}</strong>
      <ul className={`${layout.stack1} ${layout.soft}`}>
        {counted.words.map(({ word, sum, points }) => (
          <li key={word}>{words.sum(word, sum, points)}</li>
        ))}
        {counted.bonus > 0 && <li>{words.bonus(counted.bonus)}</li>}
        {(counted.words.length > 1 || counted.bonus > 0) && <li>{words.total(counted.total)}</li>}
      </ul>
    </div>
  );
}

/** What the edition says of what was found. */
function Law({ edition, exercise }: Pick<CorrectionProps, 'edition' | 'exercise'>) {
  const sentences = lawOf(exercise, edition);
  return (
    sentences.length > 0 && (
      <div className={layout.stack1}>
        <strong>{words.law}</strong>
        {sentences.map((sentence) => (
          <p key={sentence} className={layout.soft}>
            <Raised text={sentence} />
          </p>
        ))}
      </div>
    )
  );
}

interface CorrectedProps extends CorrectionProps {
  readonly nextLabel?: string;
  onSimilar(): void;
  onNext(): void;
}

/** The correction of a slip, and what comes next where it is seen at once: Enter goes on. */
export function Corrected({ nextLabel = words.next, onNext, onSimilar, ...correction }: CorrectedProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <CorrectionView {...correction}>
      <p className={layout.row2}>
        <Button ref={next} look="main" onClick={onNext}>
          {nextLabel}
        </Button>
        <Button onClick={onSimilar}>{words.similar}</Button>
      </p>
    </CorrectionView>
  );
}
