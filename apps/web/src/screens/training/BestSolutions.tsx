import type { FormulaName, Solution } from '@raccord/scrabble';
import type { TrainingTurn } from '@raccord/training';
import { Fragment } from 'react';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { engine } from '../../engine/engine.ts';
import { useAnswer } from '../../engine/useengine.ts';
import { WrittenWord } from '../../slip/Written.tsx';
import { trainingTexts } from '../../texts/training.ts';
import styles from './end.module.css';
import { placeAmongSolutions, rungsOf } from './rungs.ts';

const words = trainingTexts.alone.best;
/** As many as are looked at to say where one's own stands. */
const LOOKED_AT = 2000;

interface BestSolutionsProps {
  readonly turn: TrainingTurn;
  readonly formula: FormulaName;
  /** What one's slip was paid. */
  readonly points: number;
  readonly isReady: boolean;
}

/** All the tops of a turn that is over, then what made less, score by score, and where one's own stands. */
export function BestSolutions({ turn, formula, points, isReady }: BestSolutionsProps) {
  const { number, board, draw } = turn;
  const position = { turn: number, formula, board, draw };
  const key = isReady ? JSON.stringify([number, draw, formula]) : undefined;
  const { value } = useAnswer(key, () => engine().list(position, {}, 0, LOOKED_AT));
  if (!value) return null;
  const own = placeAmongSolutions(value.rows, points);
  return (
    <div className={layout.stack1}>
      <p>
        {own && points > 0 ? <Raised text={words.own(own.rank, value.total, own.rung)} /> : words.count(value.total)}
      </p>
      <dl className={styles.rungs}>
        {rungsOf(value.rows).map(({ score, solutions, more }) => (
          <div key={score} data-own={score === points}>
            <dt>{score}</dt>
            <dd>
              {solutions.map(({ word, reference }: Solution, index) => (
                <Fragment key={`${word} ${reference}`}>
                  {index > 0 && ', '}
                  <WrittenWord word={word} /> {reference}
                </Fragment>
              ))}
              {more > 0 && ` ${words.more(more)}`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
