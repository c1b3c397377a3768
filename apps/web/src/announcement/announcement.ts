import { makeDraw, NO_TILES, parseBoard, parseDraw, subtractTiles, unwrap } from '@raccord/scrabble';
import {
  type AnnouncedDraw,
  drawScript,
  type ScriptLine,
  type SpellingTable,
  solutionScript,
  termsScript,
} from '@raccord/tournament';
import type { GameTurn, GameView, HallGame, HallView } from '../server/answers.ts';
import { pauseOf } from './usenextdraw.ts';

type Letters = Pick<AnnouncedDraw, 'leftover' | 'drawn' | 'rejected'>;

/** What is to be announced now, line by line. */
export interface Announcement {
  /** Another draw, or another solution, is another announcement. */
  readonly id: string;
  readonly kind: 'terms' | 'draw' | 'solution';
  readonly game: string;
  readonly turn: number;
  readonly lines: readonly ScriptLine[];
  /** How long after it the next draw may be made (3.1), in milliseconds. */
  readonly pause: number;
  /** The game is over: whoever comes now has nothing left to say of it. */
  readonly isOver?: boolean;
}

/** The announcement of the last turn of a game: of its solution once it is laid; none before a draw or of a turn cancelled. */
export function announcementOf(
  sheet: GameView,
  { write, pause }: { readonly write: number; readonly pause: number },
  table: SpellingTable,
): Announcement | undefined {
  const { id: game, rhythm, turns } = sheet;
  const turn = turns.at(-1);
  if (!turn || cancelledTurn(sheet) !== undefined) return undefined;
  const { number, solution } = turn;
  if (solution) {
    const board = unwrap(parseBoard(turn.board.join('\n')));
    const id = `${game} ${number} ${solution.reference} ${solution.word}`;
    const isOver = sheet.solos !== undefined;
    return { id, kind: 'solution', game, turn: number, lines: solutionScript(board, solution, table), pause, isOver };
  }
  const letters = lettersOf(turn);
  const id = [game, number, letters.leftover, letters.drawn, letters.rejected].join(' ');
  const lines = drawScript({ turn: number, ...letters, isBlitz: rhythm === 'blitz', write }, table);
  return { id, kind: 'draw', game, turn: number, lines, pause };
}

/** The game whose first draw is to be made, once the one before is over. */
export function gameToBegin({ games }: Pick<HallView, 'games'>): HallGame | undefined {
  const next = games.find(({ isFinished }) => !isFinished);
  return next?.turns === 0 ? next : undefined;
}

/** What is announced before the first draw of a game (3); nothing of an ordinary one. */
export function termsAnnouncement(hall: HallView): Announcement | undefined {
  const game = gameToBegin(hall);
  const lines = game ? termsOf(game, hall) : [];
  return game && lines.length > 0
    ? { id: `${game.id} terms`, kind: 'terms', game: game.id, turn: 1, lines, pause: pauseOf(hall.edition) }
    : undefined;
}

/** The kind of a game and its terms, if there is anything to tell. */
export const termsOf = (
  { formula, rhythm }: HallGame,
  { edition, settings }: Pick<HallView, 'edition' | 'settings'>,
): readonly ScriptLine[] => termsScript({ edition, formula, rhythm, hasLongStart: settings.longSuddenDeath });

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
