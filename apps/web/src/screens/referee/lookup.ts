import { foldAccents, type Solution } from '@raccord/scrabble';
import { moveKey } from './entryrows.ts';

/** What is typed to find a solution: the beginning of its word, of its score, or both. */
export interface Query {
  readonly letters: string;
  readonly digits: string;
}

export const readQuery = (typed: string): Query => ({
  letters: foldAccents(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, ''),
  digits: typed.replaceAll(/\D/g, ''),
});

interface Ranking {
  /** How many slips of the turn show each move. */
  readonly played: ReadonlyMap<string, number>;
  /** What Enter alone gives. */
  readonly top: Solution | undefined;
  /** On an empty board a word is written across, and earns the most it can. */
  readonly isOpening: boolean;
}

/**
 * The solutions found, the likeliest first: what others played on this turn, then the best score. The top comes last,
 * since Enter alone gives it, unless its whole word is typed.
 */
export function rankSolutions(found: readonly Solution[], { letters }: Query, ranking: Ranking): Solution[] {
  const { played, top, isOpening } = ranking;
  const weightOf = (solution: Solution): number => {
    const isWhole = solution.word.toUpperCase() === letters;
    if (top && moveKey(solution) === moveKey(top)) return isWhole ? Number.POSITIVE_INFINITY : -1;
    return (isWhole ? 1e6 : 0) + (played.get(moveKey(solution)) ?? 0);
  };
  return (isOpening ? bestOfEachWord(found) : found)
    .map((solution) => ({ solution, weight: weightOf(solution) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ solution }) => solution);
}

function bestOfEachWord(found: readonly Solution[]): Solution[] {
  const seen = new Set<string>();
  return found.filter(({ word, start }) => {
    const letters = word.toUpperCase();
    if (start.direction !== 'horizontal' || seen.has(letters)) return false;
    seen.add(letters);
    return true;
  });
}
