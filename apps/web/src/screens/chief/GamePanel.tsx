import { Board, type Mark, Rack } from '../../board/Board.tsx';
import { useTurnNow } from '../../clock/useclock.ts';
import { Badge } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { HallGame } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { ghostsOf, lettersAsDrawn, squaresOf } from './beforedraw.ts';
import styles from './chief.module.css';
import { turnPhaseOf } from './steps.ts';
import { useConduct } from './useconduct.ts';

interface GamePanelProps {
  readonly games: readonly HallGame[];
  readonly notice: string | undefined;
  chooseGame(id: string): void;
}

/** The game, its turn and its phase; the board with the last solution marked, or another one tried; the letters. */
export function GamePanel({ games, notice, chooseGame }: GamePanelProps) {
  const { game, sheet, before, turn, told, centre, chosen } = useConduct();
  const now = useTurnNow(turn, told);
  const { chief, common } = texts;
  const last = sheet.at(-1);
  const marked = (last?.solution ? last : sheet.at(-2))?.solution;
  const tried = chosen && last && !last.solution ? chosen : undefined;
  const marks = new Map<number, Mark>(marked ? squaresOf(marked).map((square) => [square, 'new']) : []);
  return (
    <section className={styles.left} aria-label={chief.game}>
      <header className={layout.row}>
        {games.length > 1 ? (
          <select
            className={styles.gameChoice}
            aria-label={chief.game}
            value={game.id}
            onChange={({ target }) => chooseGame(target.value)}
          >
            {games.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <strong>{game.name}</strong>
        )}
        <h2>{last ? common.turn(last.number) : chief.noTurnYet}</h2>
        <Badge kind={game.isFinished ? 'plain' : 'info'}>
          {game.isFinished ? chief.gameFinished : chief.phases[turnPhaseOf(now, centre)]}
        </Badge>
      </header>
      <div className={styles.board}>
        <Board lines={before.board} marks={marks} ghosts={tried && ghostsOf(tried)} />
      </div>
      <div className={styles.rack}>
        {last && !last.solution && <Rack letters={lettersAsDrawn(last)} size="min(2.6rem, 10vw)" />}
        {last?.solution && (
          <p>{chief.last(last.number, last.solution.word, last.solution.reference, last.solution.score)}</p>
        )}
      </div>
      {notice && <p className={layout.soft}>{notice}</p>}
    </section>
  );
}
