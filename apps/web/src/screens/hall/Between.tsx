import { useShortcuts } from '../../app/shortcuts.tsx';
import { Board } from '../../board/Board.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { Draw } from './Draw.tsx';
import styles from './hall.module.css';
import { marksOf } from './marks.ts';
import { isSeveral, pageQuery, pagesOf } from './pages.ts';
import { Ranking } from './Ranking.tsx';
import { Solution } from './Solution.tsx';
import type { Hall, HallTurn, Stage } from './stage.ts';
import { useMedia, useRotation } from './userotation.ts';

const BOARD_MS = 15_000;
const PAGE_MS = 10_000;

interface BetweenProps {
  readonly hall: Hall;
  readonly turn: HallTurn;
  readonly stage: Stage;
}

/** Between two turns: the solution, then the ranking page by page, and again. */
export function Between({ hall, turn, stage }: BetweenProps) {
  const columns = useMedia('(min-aspect-ratio: 5 / 4)') ? 2 : 1;
  const game = useView('seeRanking', {}, { query: pageQuery(columns, 0, turn.game) });
  const overall = useView('seeRanking', {}, { query: pageQuery(columns, 0), when: isSeveral(hall) });
  const pages = pagesOf(hall, game.data, overall.data, columns);
  const isFinished = stage === 'finished';
  // A game that is over shows its board only while it has nothing better to show.
  const first = isFinished && pages.length > 0 ? 0 : 1;
  const { index, turn: turnPage } = useRotation(pages.length + first, (at) => (at < first ? BOARD_MS : PAGE_MS));
  useShortcuts([
    { keys: 'ArrowRight', label: texts.hall.next, run: () => turnPage(1) },
    { keys: 'ArrowLeft', label: texts.hall.previous, run: () => turnPage(-1) },
  ]);
  const page = pages[index - first];
  if (page) return <Ranking page={page} next={pages[index - first + 1]} />;
  return (
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
}
