import layout from '../../design/layout.module.css';
import type { HallTurn, HallView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { DrawnLetters } from './DrawnLetters.tsx';
import playStyles from './play.module.css';

/** The solution of the turn before, while the next one is played. */
export function LastSolution({
  solution: { turn, word, reference, score },
}: {
  solution: NonNullable<HallView['last']>;
}) {
  return (
    <p className={playStyles.last}>
      <span className={layout.dim}>{texts.common.turn(turn)}</span>
      <strong>{texts.hall.word(word)}</strong>
      <span>{reference}</span>
      <span>{texts.common.points(score)}</span>
    </p>
  );
}

type Laid = NonNullable<HallTurn['solution']>;

/** The solution just announced, to be laid on every board. */
export function HallSolution({ turn, solution: { word, reference, score } }: { turn: number; solution: Laid }) {
  return (
    <div className={playStyles.solution}>
      <h2>{texts.hall.solution(turn)}</h2>
      <DrawnLetters letters={word} label={texts.hall.word(word)} />
      <p>
        <strong>{reference}</strong>
        <strong>{texts.common.points(score)}</strong>
      </p>
    </div>
  );
}
