import { Board } from '../../board/Board.tsx';
import type { HallTurn } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { DrawnLetters } from './DrawnLetters.tsx';
import { marksOf } from './marks.ts';
import styles from './play.module.css';
import { Solution } from './Solution.tsx';

interface SolvedProps {
  readonly turn: HallTurn;
  /** What follows once the game is over. */
  readonly ending?: string | undefined;
}

/** The board with the solution just laid. */
export const Solved = ({ turn, ending }: SolvedProps) => (
  <div className={styles.play}>
    <div>
      <Board lines={turn.board} marks={turn.solution && marksOf(turn.solution)} />
    </div>
    <div className={styles.side}>
      {ending ? (
        <div className={styles.announcement}>
          <h2>{texts.hall.finished}</h2>
          <p>{ending}</p>
        </div>
      ) : (
        <DrawnLetters letters={turn.markedDraw} />
      )}
      {turn.solution && <Solution turn={turn.number} solution={turn.solution} />}
    </div>
  </div>
);
