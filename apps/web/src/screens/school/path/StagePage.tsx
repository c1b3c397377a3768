import type { EditionName } from '@raccord/regulation';
import { STAGES, type Stage, type StageName } from '@raccord/school';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { newSeed } from '../../../app/newseed.ts';
import { Button, buttonClass, Panel } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { schoolEngine } from '../../../engine/schoolengine.ts';
import { type Readiness, useAnswer } from '../../../engine/useengine.ts';
import { WordsState } from '../../../engine/WordsState.tsx';
import { texts } from '../../../texts/index.ts';
import { schoolTexts } from '../../../texts/school.ts';
import { ExerciseDesk } from '../ExerciseDesk.tsx';
import { WorkedSlips } from '../lessons/WorkedSlips.tsx';
import { EssentialsView } from './EssentialsView.tsx';
import { ENOUGH, notePassed } from './passed.ts';
import styles from './path.module.css';
import { QuestionDesk } from './QuestionDesk.tsx';

const words = schoolTexts.path;

interface StagePageProps {
  readonly edition: EditionName;
  readonly readiness: Readiness;
  readonly stage: string;
}

/** A stage: what is to be known, slips worked out, slips to judge or questions, then whether the next one opens; other ones each time. */
export function StagePage({ edition, readiness, stage }: StagePageProps) {
  const name = STAGES.find((one) => one === stage);
  const [isKnown, setKnown] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  // Enter goes on, and a phone shows the beginning of a long text.
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  const [seed, setSeed] = useState(newSeed);
  const key = name && readiness.isReady ? JSON.stringify([edition, name, readiness.hash, seed]) : undefined;
  const { value } = useAnswer(key, () => schoolEngine().makeStage({ edition, seed }, name as StageName));
  if (!name) return <p>{texts.common.notHere}</p>;
  const isEmpty = value && value.toJudge.length + value.questions.length === 0;
  return (
    <div className={layout.stack4}>
      <div className={`${layout.row} ${layout.between}`}>
        <h2>{words.stages[name].title}</h2>
        <Link href="/ecole/lecons">{words.all}</Link>
      </div>
      <WordsState readiness={readiness} />
      {isKnown && readiness.isReady && !value && <p role="status">{schoolTexts.preparing}</p>}
      {isEmpty && <p>{schoolTexts.notPrepared}</p>}
      {isKnown && value && !isEmpty && (
        <StageWalk key={seed} edition={edition} stage={value} onAgain={() => setSeed(newSeed())} />
      )}
      {isKnown ? (
        <details className={styles.recall}>
          <summary>{words.known}</summary>
          <EssentialsView edition={edition} stage={name} />
        </details>
      ) : (
        <Panel className={layout.stack3}>
          <h3>{words.known}</h3>
          <EssentialsView edition={edition} stage={name} />
          <p>
            <Button ref={start} look="main" onClick={() => setKnown(true)}>
              {words.start}
            </Button>
          </p>
        </Panel>
      )}
    </div>
  );
}

interface StageWalkProps {
  readonly edition: EditionName;
  readonly stage: Stage;
  onAgain(): void;
}

function StageWalk({ edition, stage: { name, worked, toJudge, questions }, onAgain }: StageWalkProps) {
  const count = toJudge.length + questions.length;
  const [at, setAt] = useState(worked.length > 0 ? -1 : 0);
  const [right, setRight] = useState(0);
  const answered = (isRight: boolean): void => {
    const sum = right + Number(isRight);
    setRight(sum);
    if (at === count - 1 && sum >= ENOUGH * count) notePassed(edition, name);
  };
  if (at < 0) return <WorkedSlips slips={worked} toJudge={count} onDone={() => setAt(0)} />;
  const heading = schoolTexts.lessons.toJudge(at + 1, count);
  if (at >= count) return <StageEnd {...{ name, right, count, onAgain }} />;
  const next = { onAnswered: answered, onNext: () => setAt(at + 1) };
  return (
    <section className={layout.stack3} aria-label={heading}>
      <h3>{questions.length > 0 ? words.question(at + 1, count) : heading}</h3>
      {questions.length > 0 ? (
        <QuestionDesk key={at} question={questions[at]} {...next} />
      ) : (
        <ExerciseDesk key={at} edition={edition} exercise={toJudge[at]} number={at + 1} {...next} />
      )}
    </section>
  );
}

interface StageEndProps {
  readonly name: StageName;
  readonly right: number;
  readonly count: number;
  onAgain(): void;
}

function StageEnd({ name, right, count, onAgain }: StageEndProps) {
  const next = STAGES[STAGES.indexOf(name) + 1];
  const isPassed = right >= ENOUGH * count;
  return (
    <Panel className={layout.stack3}>
      <h3>{isPassed ? words.learnt : words.notYet}</h3>
      <p role="status">{words.score(right, count, Math.ceil(ENOUGH * count))}</p>
      <p className={layout.row2}>
        {isPassed && next && (
          <Link href={`/ecole/lecons/etapes/${next}`} className={buttonClass('main')}>
            {words.nextStage(words.stages[next].title)}
          </Link>
        )}
        {isPassed && !next && (
          <Link href="/ecole/examen" className={buttonClass('main')}>
            {words.toExam}
          </Link>
        )}
        <Button look={isPassed ? 'quiet' : 'main'} onClick={onAgain}>
          {words.otherSlips}
        </Button>
      </p>
    </Panel>
  );
}
