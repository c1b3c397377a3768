import type { TurnBoard } from '@raccord/scrabble';
import { BoardGrid, type Mark, Rack } from '../../board/BoardGrid.tsx';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { resultsTexts } from '../../texts/results.ts';
import styles from './game.module.css';

const { sheetOfGame: words } = resultsTexts;

interface Turn {
  readonly number: number;
  readonly markedDraw: string;
  /** Once it is told. */
  readonly solution?: object | undefined;
}

interface GameBoardProps<T extends Turn> {
  readonly turns: readonly T[];
  readonly turn: T;
  /** The board as the turn left it. */
  readonly after: TurnBoard;
  onMove(step: number): void;
}

/** The board at a turn, with what the turn laid. */
export function GameBoard<T extends Turn>({ turns, turn, after: { lines, laid }, onMove }: GameBoardProps<T>) {
  const marks = new Map<number, Mark>(laid.map((square) => [square, 'new']));
  const at = turns.indexOf(turn);
  return (
    <figure className={`${layout.stack2} ${styles.board}`}>
      <figcaption className={`${layout.row3} ${layout.oneLine} ${layout.between} ${styles.caption}`}>
        <h2>{turn.solution ? words.board(turn.number) : words.boardBefore(turn.number)}</h2>
        <span className="screen-only">
          <Button aria-label={words.previous} disabled={at <= 0} onClick={() => onMove(-1)}>
            ←
          </Button>{' '}
          <Button aria-label={words.next} disabled={at >= turns.length - 1} onClick={() => onMove(1)}>
            →
          </Button>
        </span>
      </figcaption>
      <span className="screen-only">
        <Rack letters={turn.markedDraw} size="2rem" />
      </span>
      <BoardGrid lines={lines} marks={marks} />
    </figure>
  );
}
