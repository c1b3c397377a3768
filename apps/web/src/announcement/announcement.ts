import { makeDraw, NO_TILES, parseBoard, parseDraw, subtractTiles, unwrap } from '@raccord/scrabble';
import { type AnnouncedDraw, drawScript, type Line, type SpellingTable, solutionScript } from '@raccord/tournament';
import type { GameTurn, GameView } from '../server/answers.ts';

type Letters = Pick<AnnouncedDraw, 'leftover' | 'drawn' | 'rejected'>;

/** What is to be announced now, line by line. */
export interface Announcement {
  /** Another draw, or another solution, is another announcement. */
  readonly id: string;
  readonly kind: 'draw' | 'solution';
  readonly game: string;
  readonly turn: number;
  readonly lines: readonly Line[];
}

/** The announcement of the last turn of a game: of its solution once it is laid; none before a draw or of a turn cancelled. */
export function announcementOf(sheet: GameView, write: number, table: SpellingTable): Announcement | undefined {
  const { id: game, rhythm, turns } = sheet;
  const turn = turns.at(-1);
  if (!turn || cancelledTurn(sheet) !== undefined) return undefined;
  const { number, solution } = turn;
  if (solution) {
    const board = unwrap(parseBoard(turn.board.join('\n')));
    const id = `${game} ${number} ${solution.reference} ${solution.word}`;
    return { id, kind: 'solution', game, turn: number, lines: solutionScript(board, solution, table) };
  }
  const letters = lettersOf(turn);
  const id = [game, number, letters.leftover, letters.drawn, letters.rejected].join(' ');
  const lines = drawScript({ turn: number, ...letters, isBlitz: rhythm === 'blitz', write }, table);
  return { id, kind: 'draw', game, turn: number, lines };
}

/** The turn that was cancelled or is void, as long as no other draw has taken its place. */
export function cancelledTurn({ turns, cancelled }: Pick<GameView, 'turns' | 'cancelled'>): number | undefined {
  const last = turns.at(-1);
  if (last?.isVoid) return last.number;
  const next = (last?.number ?? 0) + 1;
  return cancelled.some(({ number }) => number === next) ? next : undefined;
}

/** Letters put back were all of the draw before, the leftover among them. Where no order was kept, that of the alphabet serves. */
function lettersOf({ draw, leftover, markedDraw, drawn, rejected }: GameTurn): Letters {
  const isWhole = markedDraw.startsWith('-');
  const kept = isWhole ? '' : leftover;
  return {
    leftover: kept,
    drawn: drawn || without(draw, kept),
    rejected: rejected.at(-1)?.letters.length ?? (isWhole ? draw.length : 0),
  };
}

const without = (draw: string, kept: string): string =>
  makeDraw(subtractTiles(unwrap(parseDraw(draw)), kept === '' ? NO_TILES : unwrap(parseDraw(kept))));
