import type { Slip } from '@raccord/regulation';
import type { Solution } from '@raccord/scrabble';
import type { PlayersSight, SlipMaker } from '../sight.ts';
import * as links from './links.ts';
import * as location from './location.ts';
import * as mistaken from './mistaken.ts';
import * as score from './score.ts';
import * as shortened from './shortened.ts';
import * as states from './states.ts';
import * as struck from './struck.ts';
import * as word from './word.ts';

/** A kind of fault. */
export interface Fault {
  readonly name: string;
  /** How often it happens, beside the others. */
  readonly weight: number;
  readonly make: SlipMaker;
}

const fault = (name: string, weight: number, make: SlipMaker): Fault => ({ name, weight, make });

/** Everything that can go wrong with a slip, by and large as often as it does. */
export const FAULTS: readonly Fault[] = [
  fault('blank', 6, states.blank),
  fault('not-handed-in', 3, states.notHandedIn),
  fault('late', 2, states.lateSlip),
  fault('several-slips', 2, states.severalSlips),
  fault('exchanged', 1, states.exchanged),
  fault('hard-to-read', 3, states.hardToRead),
  fault('illegible', 2, states.illegible),
  fault('conduct', 1, states.warnedForConduct),
  fault('grave-misconduct', 1, states.graveMisconduct),
  fault('wrong-score', 16, score.wrongScore),
  fault('missing-score', 6, score.missingScore),
  fault('joker-not-circled', 10, score.jokerNotCircled),
  fault('wrong-letter-circled', 3, score.wrongLetterCircled),
  fault('several-solutions', 2, score.severalSolutions),
  fault('missing-reference', 4, location.missingReference),
  fault('illegible-reference', 3, location.illegibleReference),
  fault('shifted-reference', 6, location.shiftedReference),
  fault('turned-reference', 3, location.turnedReference),
  fault('nothing-to-locate', 2, location.nothingToLocate),
  fault('wrong-place-right-score', 3, location.wrongPlaceRightScore),
  fault('formed-word', 5, location.formedWord),
  fault('false-extension', 3, location.falseExtension),
  fault('false-twin', 2, location.falseTwin),
  fault('cheap-unlocated', 1, location.cheapUnlocated),
  fault('two-links', 4, links.twoLinks),
  fault('changed-link', 2, links.changedLink),
  fault('swapped-link', 1, links.swappedLink),
  fault('clipped-link', 1, links.clippedLink),
  fault('lengthened-link', 2, links.lengthenedLink),
  fault('wrong-reference-beside-links', 3, links.wrongReferenceBesideLinks),
  fault('wrong-links-beside-reference', 2, links.wrongLinksBesideReference),
  fault('stray-letter', 2, links.strayLetter),
  fault('stray-word', 1, links.strayWord),
  fault('invented-word', 12, word.inventedWord),
  fault('invented-short-word', 8, word.inventedShortWord),
  fault('words-run-together', 1, word.wordsRunTogether),
  fault('misread-draw', 4, word.misreadDraw),
  fault('earlier-word', 1, word.earlierWord),
  fault('turned-word', 2, word.turnedWord),
  fault('final-letter-omitted', 3, shortened.finalLetterOmitted),
  fault('final-letter-and-score', 1, shortened.finalLetterAndScore),
  fault('final-letter-changed', 2, shortened.finalLetterChanged),
  fault('first-letter-omitted', 1, shortened.firstLetterOmitted),
  fault('extension-shortened', 3, shortened.extensionShortened),
  fault('extension-too-short', 1, shortened.extensionTooShort),
];

/** Faults with something struck out, for who learns to judge: a simulated hall has none, and stays the same for its seed. */
export const STRUCK_FAULTS: readonly Fault[] = [
  fault('all-struck', 2, struck.allStruck),
  fault('score-of-struck', 2, struck.scoreOfStruck),
];

/** Faults of people who know many words, for who learns to judge: a simulated hall writes strings as well. */
export const MISTAKEN_FAULTS: readonly Fault[] = [
  fault('false-plural', 8, mistaken.falsePlural),
  fault('false-conjugation', 7, mistaken.falseConjugation),
  fault('near-spelling', 5, mistaken.nearSpelling),
  fault('no-room', 2, mistaken.noRoom),
  fault('doubtful-formed-word', 5, mistaken.doubtfulFormedWord),
  fault('near-reference-beside-links', 3, links.nearReferenceBesideLinks),
  fault('changed-link-beside-reference', 2, links.changedLinkBesideReference),
  fault('lowest-of-several', 2, mistaken.lowestOfSeveral),
  fault('doubtful-twin', 1, mistaken.doubtfulTwin),
];

const TRIES = 5;

/**
 * A slip with a fault drawn at random. A fault that cannot be made of the solution meant is tried on a few others;
 * undefined if none of them allows it.
 */
export function makeFault(sight: PlayersSight, meant: Solution): Slip | undefined {
  const { make } = sight.chance.pickWeighted(FAULTS);
  let slip = make(sight, meant);
  for (let tries = 1; !slip && tries < TRIES; tries++) slip = make(sight, sight.oneThat(anyOne) ?? meant);
  return slip;
}

const anyOne = (): boolean => true;
