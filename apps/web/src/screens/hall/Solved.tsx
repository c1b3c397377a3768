import { Board } from '../../board/Board.tsx';
import { texts } from '../../texts/index.ts';
import { Draw } from './Draw.tsx';
import styles from './hall.module.css';
import { marksOf } from './marks.ts';
import { Solution } from './Solution.tsx';
import type { HallTurn } from './stage.ts';

/** The board with the solution just laid. */
export const Solved = ({ turn, isFinished }: { readonly turn: HallTurn; readonly isFinished: boolean }) => (
  <div className={styles.play}>
    <div className={styles.board}>
      <Board lines={turn.board} marks={turn.solution && marksOf(turn.solution)} />
    </div>
    <div className={styles.side}>
      {isFinished ? (
        <div className={styles.announcement}>
          <h2>{texts.hall.finished}</h2>
          <p>{texts.hall.finishedHint}</p>
        </div>
      ) : (
        <Draw letters={turn.markedDraw} />
      )}
      {turn.solution && <Solution turn={turn.number} solution={turn.solution} />}
    </div>
  </div>
);
