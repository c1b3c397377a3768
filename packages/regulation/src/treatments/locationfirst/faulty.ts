import type { Fit, Place, Start } from '@raccord/scrabble';
import { found } from '../../conditions/index.ts';
import type { Inquiry } from '../../inquiry.ts';
import { describeMove } from '../../moves.ts';
import type { Judgement } from '../../settle.ts';
import { isValid, startOf } from '../../turn.ts';
import { locationOf } from '../location.ts';
import { falselyExtended } from './falseextension.ts';
import type { WholeFacts } from './observe.ts';
import { grantWritten, type Settled } from './score.ts';

/** What a faulty mode points at. */
export interface Designated {
  /** Start squares, whether or not the word fits there: a shift is measured from them. */
  starts(): readonly Start[];
  /** How the word fits there, even if tiles just before or after it would lengthen it: it may be a false extension. */
  readonly fits: readonly Fit[];
  /** Technically possible placements. */
  readonly places: readonly Place[];
}

export const NOTHING: Designated = { starts: () => [], fits: [], places: [] };

/** No valid placement is designated (A5). */
export function judgeFaulty(facts: WholeFacts, designated: Designated, inquiry: Inquiry): Judgement {
  const { turn, valid, claims } = facts;
  const { words, extensions } = falselyExtended(turn, designated.fits);
  inquiry.restsOn('A5', () => isDoubtfullyExtended(facts, designated, extensions.length > 0, inquiry));
  if (extensions.length > 0 && inquiry.sanction('false-extension')) {
    return inquiry.settle(undefined, [found('false-extension', { extensions, words })]);
  }
  const granted = grantWritten(turn, valid, claims);
  if (granted && inquiry.sanction('wrong-location')) return judgeByScore(facts, designated, granted, inquiry);
  const shifted = judgeShift(facts, designated.starts, inquiry);
  if (shifted) return shifted;

  const formed = wordsOf(designated.places);
  if (formed.length > 0) return inquiry.settle(undefined, [found('formed-word-not-admitted', { words: formed })]);
  const score = granted ? 'of-a-place' : claims.score === undefined ? 'missing' : 'of-no-place';
  return inquiry.settle(undefined, [found('unlocated', { score })]);
}

/** Would a false extension be one, or not, where only technically possible places count, or any word that is formed does? */
function isDoubtfullyExtended(
  { turn, valid, claims }: WholeFacts,
  { places }: Designated,
  isExtended: boolean,
  inquiry: Inquiry,
): boolean {
  if (inquiry.sanction('false-extension') === undefined) return false;
  const isOfPlace =
    falselyExtended(
      turn,
      places.map(({ fit }) => fit),
    ).extensions.length > 0;
  const isPaid = () => grantWritten(turn, valid, claims) !== undefined;
  return isOfPlace !== isExtended || (!isExtended && wordsOf(places).length > 0 && isPaid());
}

/** The score written is that of a valid placement: it is paid with a penalty, or the commission decides (S2 5.3b). */
function judgeByScore(facts: WholeFacts, designated: Designated, granted: Settled, inquiry: Inquiry): Judgement {
  const location = locationOf(facts.solution, facts.links !== undefined);
  const move = describeMove(facts.turn.board, granted);
  const isAmbiguous = goesElsewhereForScore(facts) || designated.places.some((place) => !isValid(place));
  if (isAmbiguous && inquiry.sanction('ambiguous-location')) {
    return inquiry.settle(granted, [found('ambiguous-location', { location }), ...granted.findings]);
  }
  return inquiry.settle(granted, [found('wrong-location', { location, move }), ...granted.findings]);
}

/** The word can technically go to two places or more for the score written, one of them not valid. */
function goesElsewhereForScore({ places, claims }: WholeFacts): boolean {
  const forScore = places.filter(({ tilings }) => tilings.some(({ score }) => score === claims.score));
  return forScore.length >= 2 && !forScore.every(isValid);
}

/** A start one square away from a valid placement that makes exactly the score written. */
function judgeShift(
  { turn, valid, claims }: WholeFacts,
  startsOf: () => readonly Start[],
  inquiry: Inquiry,
): Judgement | undefined {
  if (inquiry.sanction('shifted-location') === undefined) return undefined;
  const starts = startsOf();
  const near = valid.filter((place) => starts.some((start) => isOneSquareAway(start, startOf(place))));
  const granted = grantWritten(turn, near, claims);
  if (!granted) return undefined;
  const shifted = found('shifted-location', { move: describeMove(turn.board, granted) });
  return inquiry.settle(granted, [shifted, ...granted.findings]);
}

/** The shift holds even from a valid placement, one that is no extension, if the score written is none of its own (S1, I). */
export function judgeShiftFromValid(
  facts: WholeFacts,
  place: Place,
  isAlone: boolean,
  inquiry: Inquiry,
): Judgement | undefined {
  const { score } = facts.claims;
  const isOwn = place.tilings.some((tiling) => tiling.score === score);
  const shifted = isValid(place) && !isOwn ? judgeShift(facts, () => [startOf(place)], inquiry) : undefined;
  inquiry.restsOn('A5', () => shifted !== undefined);
  return isAlone && !facts.extensions.includes(place) ? shifted : undefined;
}

const isOneSquareAway = (a: Start, b: Start): boolean =>
  Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column)) === 1;

/** The words not admitted that these placements form. */
export const wordsOf = (places: readonly Place[]): string[] => [
  ...new Set(places.flatMap(({ notAdmitted }) => notAdmitted)),
];
