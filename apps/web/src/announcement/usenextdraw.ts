import { EDITIONS, type EditionName } from '@raccord/regulation';
import { useKeptProgress } from './useprogress.ts';

/** When the next draw may be made, after the announcement of the solution of a turn (3.1). */
export interface NextDraw {
  readonly game: string;
  readonly turn: number;
  /** The time from which on it may. */
  readonly from: number;
}

/** Follows the last solution announced in this browser, after which one waits so many milliseconds; undefined before there is one. */
export function useNextDraw(pause: number): NextDraw | undefined {
  const ended = useKeptProgress()?.ended;
  return ended && { game: ended.game, turn: ended.turn, from: ended.at + pause };
}

/** How long an edition has a hall wait before a draw, in milliseconds. */
export const pauseOf = (edition: EditionName): number => EDITIONS[edition].game.draw.pause.seconds * 1000;
