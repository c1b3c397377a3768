import { isMarked, makeReference, squareAlong } from '@raccord/scrabble';
import { type Fault, type PlayersSight, type Suits, threeLinks } from '@raccord/simulation';
import type { Exercise } from './exercise.ts';
import { HALL_FAULTS, RIGHT } from './leads.ts';

/** Something that every exam has slips of. */
export interface Feature {
  isOn(sight: PlayersSight): boolean;
  /** The solutions that lend themselves to it. */
  readonly suits: Suits;
  /** The slip with nothing wrong, and the faults that keep the feature. */
  readonly right: Fault['make'];
  readonly faults: readonly Fault[];
  shows(exercise: Exercise, sight: PlayersSight): boolean;
}

const always = (): boolean => true;
const faultsNamed = (...names: readonly string[]) => HALL_FAULTS.filter(({ name }) => names.includes(name));

const SCORE_FAULTS = faultsNamed('wrong-score', 'missing-score');

/** The word takes in a run of two tiles or more of its own line. */
const isExtension: Suits = ({ word, start }, { board }) => {
  const standing = Array.from(word, (_, index) => board[squareAlong(start, index) as number] !== 0);
  return standing.some((isStanding, index) => isStanding && standing[index + 1]);
};

export const FIRST_TURN: Feature = {
  isOn: ({ turn }) => turn.turn === 1,
  suits: always,
  right: RIGHT,
  faults: faultsNamed('wrong-score', 'missing-score', 'missing-reference', 'false-plural', 'near-spelling'),
  shows: ({ position }) => position.turn === 1,
};

const JOKER: Feature = {
  isOn: always,
  suits: ({ jokerCount }) => jokerCount > 0,
  right: RIGHT,
  faults: [...SCORE_FAULTS, ...faultsNamed('joker-not-circled', 'wrong-letter-circled')],
  shows: ({ verdict: { retained } }) => retained !== null && [...retained.word].some(isMarked),
};

const EXTENSION: Feature = {
  isOn: ({ turn }) => turn.turn > 1,
  suits: isExtension,
  right: RIGHT,
  faults: [...SCORE_FAULTS, ...faultsNamed('missing-reference', 'shifted-reference')],
  shows: ({ slip: { solutions }, verdict: { retained } }, { turn }) =>
    solutions.some(({ word, direction, isStruck }) => {
      const places = isStruck ? [] : turn.extensions(word.toUpperCase(), direction);
      return places.some(({ fit }) => makeReference(fit.placement) === retained?.reference);
    }),
};

const LINKS: Feature = {
  isOn: ({ turn }) => turn.turn > 1,
  suits: always,
  right: threeLinks,
  faults: faultsNamed('two-links', 'lengthened-link', 'near-reference-beside-links'),
  shows: ({ slip: { solutions } }) => solutions.some(({ outside, isStruck }) => !isStruck && outside.length > 0),
};

export const FEATURES: readonly Feature[] = [FIRST_TURN, JOKER, EXTENSION, LINKS];
