import { isSameStart, type Place, parseReference, type Start } from '@raccord/scrabble';
import type { Inquiry } from '../../inquiry.ts';
import type { Claims } from '../../moves.ts';
import type { WrittenSolution } from '../../slip.ts';
import { isValid, startOf, type Turn } from '../../turn.ts';
import { areOnlyStrays, designatedByLinks, type LinkTerms } from './links.ts';

/** Everything that can be seen of a word written whole, from the second turn on, whatever the edition. */
export interface WholeFacts {
  readonly turn: Turn;
  readonly solution: WrittenSolution;
  readonly claims: Claims;
  readonly word: string;
  readonly isAdmitted: boolean;
  /** Technically possible placements in the direction written; the valid ones; extensions that locate themselves (A7). */
  readonly places: readonly Place[];
  readonly valid: readonly Place[];
  readonly extensions: readonly Place[];
  readonly reference: ReferenceFacts | undefined;
  readonly links: LinkFacts | undefined;
  readonly terms: LinkTerms;
}

export interface ReferenceFacts {
  /** The square designated, undefined if it cannot be read or is of the other direction. */
  readonly start: Start | undefined;
  /** The technically possible placement there. */
  readonly place: Place | undefined;
}

export interface LinkFacts {
  /** Technically possible placements designated, by a run of `count` letters. */
  readonly places: readonly Place[];
  readonly count: number;
  readonly isByStrays: boolean;
}

export function observeWhole(
  turn: Turn,
  solution: WrittenSolution,
  claims: Claims,
  terms: LinkTerms,
  inquiry: Inquiry,
): WholeFacts {
  const word = solution.word.toUpperCase();
  const places = turn.places(word, solution.direction);
  const reference = observeReference(solution, places);
  const isReferenceCorrect = reference?.place !== undefined && isValid(reference.place);
  const mayBeIgnored = isReferenceCorrect && inquiry.lifts('lettre parasite', 'one-location-faulty');
  const { strays } = inquiry.edition;
  const areIgnored =
    mayBeIgnored && strays && reference.start && areOnlyStrays(turn, solution, reference.start, strays.together);
  const areLinksUsed = solution.outside.length > 0 && !areIgnored;
  const locatesItself = inquiry.lifts('prolongement écrit en entier', 'one-location-faulty');
  return {
    turn,
    solution,
    claims,
    word,
    isAdmitted: turn.lexicon.has(word),
    places,
    valid: turn.validPlaces(word, solution.direction),
    extensions: locatesItself ? turn.extensions(word, solution.direction) : [],
    reference,
    links: areLinksUsed ? designatedByLinks(turn, solution, places, terms) : undefined,
    terms,
  };
}

function observeReference(solution: WrittenSolution, places: readonly Place[]): ReferenceFacts | undefined {
  if (solution.reference === undefined) return undefined;
  const start = designatedStart(solution);
  return { start, place: start && places.find((place) => isSameStart(startOf(place), start)) };
}

/** The square that a reference designates, if it can be read and runs the way the word is written. */
export function designatedStart(solution: WrittenSolution): Start | undefined {
  const parsed = parseReference(solution.reference ?? '');
  return parsed.ok && parsed.value.direction === solution.direction ? parsed.value : undefined;
}
