import { compareIndexes, type Place } from '../placements.ts';
import { circlesAt, type Move, type Writing } from './writing.ts';

/** A9 and F2: the score and the jokers of a place that is retained. */

export interface Settled {
  readonly move: Move;
  readonly warnings: readonly string[];
}

/** A place, and which letters of its word the writing shows where it does not show all of them. */
export interface Candidate {
  readonly place: Place;
  readonly shown?: readonly number[];
}

const circlesOf = (writing: Writing, { place, shown }: Candidate): number[] => circlesAt(writing, place, shown);

const isLowerCase = (writing: Writing, candidate: Candidate, move: Move): boolean =>
  circlesOf(writing, candidate).join() === move.tiling.jokers.join();

/** F2: circles that match, fewest jokers, row, column, leftmost jokers. */
function lettersSorted(writing: Writing, choices: readonly { candidate: Candidate; move: Move }[]) {
  const rank = ({ candidate, move }: { candidate: Candidate; move: Move }) =>
    isLowerCase(writing, candidate, move) ? 0 : 1;
  return [...choices].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      a.move.tiling.jokers.length - b.move.tiling.jokers.length ||
      a.move.place.row - b.move.place.row ||
      a.move.place.column - b.move.place.column ||
      compareIndexes(a.move.tiling.jokers, b.move.tiling.jokers),
  );
}

const choicesAt = (candidate: Candidate) =>
  candidate.place.tilings.map((tiling) => ({ candidate, move: { place: candidate.place, tiling } }));

/** The warnings of a move retained: circles that do not name it, a score missing or another one. */
function warningsOf(writing: Writing, candidate: Candidate, move: Move): string[] {
  const warnings: string[] = [];
  if (!isLowerCase(writing, candidate, move)) {
    warnings.push(circlesOf(writing, candidate).length === 0 ? 'joker-not-circled' : 'wrong-letter-circled');
  }
  if (writing.score === undefined) warnings.push('score-missing');
  else if (writing.score !== move.tiling.score) warnings.push('score-wrong');
  return warnings;
}

/** A9. */
export function settleAt(writing: Writing, candidate: Candidate): Settled {
  const choices = choicesAt(candidate);
  const ofScore = lettersSorted(
    writing,
    choices.filter(({ move }) => move.tiling.score === writing.score),
  );
  const lowest = Math.min(...choices.map(({ move }) => move.tiling.score));
  const [low] = lettersSorted(
    writing,
    choices.filter(({ move }) => move.tiling.score === lowest),
  );
  const named = choices.find(({ move }) => isLowerCase(writing, candidate, move));
  const jokerless = choices.find(({ move }) => move.tiling.jokers.length === 0);
  const isAnyCircled = circlesOf(writing, candidate).length > 0;

  const kept = () => {
    // W needs the joker.
    if (!jokerless) return named ?? ofScore[0] ?? low;
    // W can be laid without it, no circle.
    if (!isAnyCircled) return ofScore[0] ?? jokerless;
    // … circles name no tiling.
    if (!named) return ofScore[0] ?? low;
    // … circles name a tiling: its score if that is the written one, else that of the jokerless tiling, else the circled one.
    if (named.move.tiling.score === writing.score) return named;
    return jokerless.move.tiling.score === writing.score ? jokerless : named;
  };
  const { move } = kept();
  return { move, warnings: warningsOf(writing, candidate, move) };
}

/** The written score, if it is that of a tiling of one of these places (A4 several, A5, A6). */
export function grantWritten(writing: Writing, candidates: readonly Candidate[]): Settled | undefined {
  const [best] = lettersSorted(
    writing,
    candidates.flatMap(choicesAt).filter(({ move }) => move.tiling.score === writing.score),
  );
  return best && { move: best.move, warnings: warningsOf(writing, best.candidate, best.move) };
}

/** The lowest of these places, each one settled on its own. */
export function lowestOf(writing: Writing, candidates: readonly Candidate[]): Settled {
  const settled = candidates.map((candidate) => ({ candidate, ...settleAt(writing, candidate) }));
  const least = Math.min(...settled.map(({ move }) => move.tiling.score));
  const [{ candidate }] = lettersSorted(
    writing,
    settled.filter(({ move }) => move.tiling.score === least),
  );
  return settleAt(writing, candidate);
}

export const hasScore = ({ tilings }: Place, score: number | undefined): boolean =>
  tilings.some((tiling) => tiling.score === score);
