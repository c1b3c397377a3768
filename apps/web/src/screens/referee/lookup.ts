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
  /** On an empty board a word is written across, and earns the most it can. */
  readonly isOpening: boolean;
}

/**
 * The solutions that what is typed can become, the best score first, the top like any other; between equal scores, what others
 * played on this turn. One whose whole word is typed comes before longer ones: nothing more is written on the slip.
 */
export function rankSolutions(
  found: readonly Solution[],
  { letters }: Query,
  { played, isOpening }: Ranking,
): Solution[] {
  const isWhole = ({ word }: Solution): boolean => word.toUpperCase() === letters;
  const countOf = (solution: Solution): number => played.get(moveKey(solution)) ?? 0;
  return (isOpening ? bestOfEachWord(found) : [...found]).sort(
    (a, b) => Number(isWhole(b)) - Number(isWhole(a)) || b.score - a.score || countOf(b) - countOf(a),
  );
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
