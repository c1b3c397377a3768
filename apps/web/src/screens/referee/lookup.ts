import { foldAccents, makeReference, parseReference, type Solution } from '@raccord/scrabble';
import { moveKey } from './entryrows.ts';

/** What is typed to find a solution: the beginning of its word, of its score, or both; or word, place and score, whole, as on a slip. */
export interface Query {
  readonly letters: string;
  readonly digits: string;
  readonly reference: string;
}

export function readQuery(typed: string): Query {
  const [first, ...others] = typed.trim().split(/\s+/);
  const places = others.map((part) => parseReference(part));
  const at = places.findIndex(({ ok }) => ok);
  const place = places[at];
  const rest = [first, ...others.filter((_, index) => index !== at)].join('');
  return {
    letters: foldAccents(rest)
      .toUpperCase()
      .replaceAll(/[^A-Z]/g, ''),
    digits: rest.replaceAll(/\D/g, ''),
    reference: place?.ok ? makeReference(place.value) : '',
  };
}

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
  { letters, digits, reference }: Query,
  { played, isOpening }: Ranking,
): Solution[] {
  const isWhole = ({ word }: Solution): boolean => word.toUpperCase() === letters;
  if (reference !== '') {
    const isScored = ({ score }: Solution): boolean => digits === '' || String(score) === digits;
    return found.filter((solution) => solution.reference === reference && isWhole(solution) && isScored(solution));
  }
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
