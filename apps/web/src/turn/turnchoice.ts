import type { HallView } from '../server/answers.ts';
import { isSameTurn, type TurnPlace } from '../slip/keys.ts';

/** Every turn drawn so far, in the order of play. */
export const turnsOf = ({ games }: Pick<HallView, 'games'>): TurnPlace[] =>
  games.flatMap(({ id, turns }) => Array.from({ length: turns }, (_, index) => ({ game: id, turn: index + 1 })));

/** The name of the game of a turn, where there are several. */
export const gameToName = ({ games }: Pick<HallView, 'games'>, { game }: TurnPlace): string | undefined =>
  games.length > 1 ? games.find(({ id }) => id === game)?.name : undefined;

/** The last turn that was ended: here, for the station of a centre; anywhere, for the others. */
export function lastEnded(
  { games, turn }: Pick<HallView, 'games' | 'turn'>,
  centre: string | undefined,
): TurnPlace | undefined {
  const all = turnsOf({ games });
  if (!turn) return all.at(-1);
  const isEnded = turn.centres.some((at) => at.isEnded && (centre === undefined || at.centre === centre));
  const index = all.findIndex((key) => isSameTurn(key, { game: turn.game, turn: turn.number }));
  return all[isEnded ? index : index - 1];
}

/** Does `a` come after `b`? */
export const isAfter = (hall: Pick<HallView, 'games'>, a: TurnPlace, b: TurnPlace): boolean => {
  const all = turnsOf(hall);
  const indexOf = (key: TurnPlace) => all.findIndex((other) => isSameTurn(other, key));
  return indexOf(a) > indexOf(b);
};

/** How far a game is, for whoever conducts it. */
export interface Conducted {
  /** The turn whose slips he should be entering. */
  readonly followed: TurnPlace;
  /** The last one that has ended. */
  readonly ended: TurnPlace;
}

interface Following {
  readonly shown: TurnPlace;
  readonly left: Conducted | undefined;
  readonly now: Conducted;
}

/**
 * The turn shown goes on when another one ends, never back, and never from another one that somebody looks at. The last slip of a
 * turn ends none: the next key would be for a table of a turn that nobody asked for.
 */
export const mayFollow = (hall: Pick<HallView, 'games'>, { shown, left, now }: Following): boolean =>
  (left === undefined || (isSameTurn(shown, left.followed) && !isSameTurn(now.ended, left.ended))) &&
  isAfter(hall, now.followed, shown);
