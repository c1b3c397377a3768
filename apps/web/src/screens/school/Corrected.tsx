import type { EditionName } from '@raccord/regulation';
import { type Answer, type Exercise, markAnswer } from '@raccord/school';
import { useEffect, useRef, useState } from 'react';
import { Badge, Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { shownOfJudged } from '../../slip/verdicts.ts';
import { schoolTexts } from '../../texts/school.ts';
import { Disagree } from './contested/Disagree.tsx';

const words = schoolTexts.corrected;

/** A slip with its verdict. */
export type JudgedExercise = Pick<Exercise, 'position' | 'slip' | 'verdict' | 'trace'>;

interface CorrectionProps {
  readonly edition: EditionName;
  readonly exercise: JudgedExercise;
  readonly answer: Answer | undefined;
}

/** « 24 points, avertissement, joker non encerclé ». */
export const toldAnswer = (answer: Answer | undefined): string =>
  answer
    ? schoolTexts.answer.echo(
        answer.points,
        answer.sanction,
        answer.reason === undefined ? undefined : schoolTexts.reasons[answer.reason].name,
      )
    : schoolTexts.answer.nothing;

/** What an answer was worth, and the verdict with its article, its reason and its trace. */
export function CorrectionView({ edition, exercise, answer }: CorrectionProps) {
  const { isRight, arePointsRight, isSanctionRight, isReasonRight } = markAnswer(exercise, answer);
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
        <span>{words.yours(toldAnswer(answer))}</span>
      </p>
      <VerdictView verdict={shownOfJudged(exercise)} isTraced />
      <p>
        <Button look="quiet" onClick={() => setContesting(true)}>
          {words.disagree}
        </Button>
      </p>
      {isContesting && <Disagree {...{ edition, exercise, answer }} onClose={() => setContesting(false)} />}
    </div>
  );
}

const Part = ({ name, isRight }: { readonly name: string; readonly isRight: boolean }) => (
  <Badge kind={isRight ? 'good' : 'warn'}>{`${isRight ? '✓' : '✗'} ${name}`}</Badge>
);

interface CorrectedProps extends CorrectionProps {
  readonly nextLabel?: string;
  onNext(): void;
}

/** The correction of a slip, and what comes next: Enter goes on. */
export function Corrected({ nextLabel = words.next, onNext, ...correction }: CorrectedProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <>
      <CorrectionView {...correction} />
      <Button ref={next} look="main" onClick={onNext}>
        {nextLabel}
      </Button>
    </>
  );
}
