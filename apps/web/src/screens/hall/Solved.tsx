import { BoardGrid } from '../../board/BoardGrid.tsx';
import type { HallTurn } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { DrawnLetters } from './DrawnLetters.tsx';
import { useDrawLetters } from './drawletters.ts';
import { HallSolution } from './HallSolution.tsx';
import { marksOf } from './marks.ts';
import styles from './play.module.css';

interface SolvedProps {
  readonly turn: HallTurn;
  /** What follows once the game is over. */
  readonly ending?: string | undefined;
}

/** The board with the solution just laid. */
export function Solved({ turn, ending }: SolvedProps) {
  const letters = useDrawLetters(turn);
  return (
    <div className={styles.play}>
      <div>
        <BoardGrid lines={turn.board} marks={turn.solution && marksOf(turn.solution)} />
      </div>
      <div className={styles.side}>
        {ending ? (
          <div className={styles.announcement}>
            <h2>{texts.hall.finished}</h2>
            <p>{ending}</p>
          </div>
        ) : (
          <DrawnLetters letters={letters} />
        )}
        {turn.solution && <HallSolution turn={turn.number} solution={turn.solution} />}
      </div>
    </div>
  );
}
