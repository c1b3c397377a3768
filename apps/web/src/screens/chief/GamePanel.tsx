import { BoardGrid, type Mark, Rack } from '../../board/BoardGrid.tsx';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { ghostsOf, squaresOf } from './beforedraw.ts';
import styles from './chief.module.css';
import { useConduct } from './useconduct.ts';

/** The board with the last solution marked, or another one tried; the letters. */
export function GamePanel() {
  const { sheet, before, taken } = useConduct();
  const last = sheet.at(-1);
  const marked = (last?.solution ? last : sheet.at(-2))?.solution;
  const tried = last && !last.solution ? taken : undefined;
  const marks = new Map<number, Mark>(marked ? squaresOf(marked).map((square) => [square, 'new']) : []);
  return (
    <section className={styles.left} aria-label={chief.board}>
      <div className={styles.board}>
        <BoardGrid lines={before.board} marks={marks} ghosts={tried && ghostsOf(tried)} />
      </div>
      <div className={styles.rack}>
        {last && !last.solution && <Rack letters={last.markedDraw} size="min(2.6rem, 10vw)" />}
        {last?.solution && (
          <p>{chief.last(last.number, last.solution.word, last.solution.reference, last.solution.score)}</p>
        )}
      </div>
    </section>
  );
}
