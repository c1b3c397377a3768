import type { Settings } from '../settings.ts';
import {
  type EntrantState,
  type GameState,
  isCancelledFor,
  type SlipFile,
  seatAt,
  type TournamentState,
  type TurnState,
} from '../state/state.ts';
import { allWordsOf, wordsOf } from '../verdicts.ts';
import { type Charter, standingOf } from './standing.ts';

/**
 * Is this null slip excused (5.7)? Each of its words that are not admitted already made a slip of the same entrant null
 * in this game or in one before it, and he had not been told before the end of the turn. Another fault would leave nothing
 * to excuse.
 */
export function isExcused(state: TournamentState, game: GameState, turn: number, entrant: EntrantState): boolean {
  const { charter } = state;
  const file = game.turns[turn - 1].files.get(entrant.id);
  const words = file?.slip?.verdict.excusable?.words;
  if (!charter || !file || !words || file.rulings?.length) return false;
  const earlier = gamesBefore(state, game);
  const played = [
    ...earlier.flatMap((one) => one.turns.map((turn) => ({ game: one, turn }))),
    ...game.turns.slice(0, turn - 1).map((turn) => ({ game, turn })),
  ];
  const counted = played.filter(({ game, turn }) => !turn.isVoid && !isCancelledFor(game, turn, entrant));
  // What he was told of a turn that does not count, he was told all the same.
  const cancelled = [...earlier, game].flatMap((one) => one.cancelled);
  const told = filesOf([...played, ...cancelled], entrant);
  const limit = endOfTurn(game, turn, entrant);
  return words.every(
    (word) =>
      filesOf(counted, entrant).some((one) => wordsNullBefore(one, charter).includes(word)) &&
      !told.some((one) => wasTold(one, word, limit)),
  );
}

const filesOf = (turns: readonly { readonly turn: TurnState }[], { id }: EntrantState): SlipFile[] =>
  turns.flatMap(({ turn }) => turn.files.get(id) ?? []);

/** The games that come before one. */
function gamesBefore({ games }: TournamentState, game: GameState): GameState[] {
  const all = [...games.values()];
  return all.slice(0, all.indexOf(game));
}

function wordsNullBefore(file: SlipFile, charter: Charter): readonly string[] {
  const standing = standingOf(file, charter);
  if (standing?.outcome !== 'nullity') return [];
  return file.slip && standing.decidedBy === 'program' ? allWordsOf(file.slip.verdict) : wordsOf(standing.reasons);
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
