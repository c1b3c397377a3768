import type { Settings } from '../settings.ts';
import { type EntrantState, type GameState, type SlipFile, seatAt, type TournamentState } from '../state/state.ts';
import { type Charter, standingOf, wordsOf } from './standing.ts';

/**
 * Is this null slip excused (5.7)? Each of its words that are not admitted already made a slip of the same entrant null
 * in this game or in one before it, and he had not been told before the end of the turn. Another fault would leave nothing
 * to excuse.
 */
export function isExcused(state: TournamentState, game: GameState, turn: number, entrant: EntrantState): boolean {
  const { charter } = state;
  const file = game.turns[turn - 1].files.get(entrant.id);
  const words = file?.slip?.verdict.excusable?.words;
  if (!charter || !file || !words || file.rulings?.length || file.referral) return false;
  const played = [...gamesBefore(state, game).flatMap(({ turns }) => turns), ...game.turns.slice(0, turn - 1)];
  const before = played.filter(({ isVoid }) => !isVoid);
  const files = before.flatMap(({ files }) => files.get(entrant.id) ?? []);
  const limit = endOfTurn(game, turn, entrant);
  return words.every(
    (word) =>
      files.some((earlier) => wordsNullBefore(earlier, charter).includes(word)) &&
      !files.some((earlier) => wasTold(earlier, word, limit)),
  );
}

/** The games that come before one. */
function gamesBefore({ games }: TournamentState, game: GameState): GameState[] {
  const all = [...games.values()];
  return all.slice(0, all.indexOf(game));
}

function wordsNullBefore(file: SlipFile, charter: Charter): readonly string[] {
  const standing = standingOf(file, charter);
  return standing?.outcome === 'nullity' ? wordsOf(standing.motives) : [];
}

/** Told by a complete correction slip that he got before a time. */
const wasTold = ({ deliveries = [] }: SlipFile, word: string, before: number): boolean =>
  deliveries.some(({ isComplete, deliveredAt, words }) => isComplete && deliveredAt < before && words.includes(word));

/** A slip can be changed until the announcement: what is told before it is told in time (I). */
function endOfTurn(game: GameState, turn: number, entrant: EntrantState): number {
  const { centre } = seatAt(game, turn, entrant);
  return game.turns[turn - 1].centres.get(centre)?.endedAt ?? Number.POSITIVE_INFINITY;
}

const ROUNDINGS: Readonly<Record<Settings['averageRounding'], (value: number) => number>> = {
  nearest: (value) => Math.floor(value + 0.5),
  down: Math.floor,
  up: Math.ceil,
};

/** The mean of scores, rounded as the tournament is set; of none, nothing. */
export const meanOf = (sum: number, count: number, rounding: Settings['averageRounding']): number =>
  count === 0 ? 0 : ROUNDINGS[rounding](sum / count);
