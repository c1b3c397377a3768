import { foldAccents, makeReference, parseReference, type Solution } from '@raccord/scrabble';
import { moveKey } from './entryrows.ts';

/** What is typed to find a solution: the beginning of its word, of its score, or both; or word, place and score, whole, as on a slip. */
export interface Query {
  readonly letters: string;
  /** The letters as a slip shows them: a star circles the one before it. */
  readonly word: string;
  readonly digits: string;
  readonly reference: string;
}

export function readQuery(typed: string): Query {
  const [first, ...others] = typed.trim().split(/\s+/);
  const places = others.map((part) => parseReference(part));
  const at = places.findIndex(({ ok }) => ok);
  const place = places[at];
  const rest = [first, ...others.filter((_, index) => index !== at)].join('');
  const word = foldAccents(rest)
    .toUpperCase()
    .replaceAll(/[^A-Z*]/g, '')
    .replaceAll(/([A-Z])\*/g, (_, letter: string) => letter.toLowerCase())
    .replaceAll('*', '');
  return {
    ...{ letters: word.toUpperCase(), word, digits: rest.replaceAll(/\D/g, '') },
    reference: place?.ok ? makeReference(place.value) : '',
  };
}

/** All that a slip says is typed: its word, its place, its score. */
export const isWholeSlip = ({ word, digits, reference }: Query): boolean =>
  word !== '' && digits !== '' && reference !== '';

/** A slip as it is typed in one line. */
export const typedSlip = (word: string, reference: string, score: number | undefined): string =>
  [word.replaceAll(/[a-z]/g, (letter) => `${letter.toUpperCase()}*`), reference, score ?? ''].join(' ').trim();

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
  { letters, word: written, digits, reference }: Query,
  { played, isOpening }: Ranking,
): Solution[] {
  // Without a star, the jokers are circled as they should be.
  const isWhole = ({ word }: Solution): boolean =>
    written === letters ? word.toUpperCase() === letters : word === written;
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
