import type { Fit, Place, Start } from '@raccord/scrabble';
import { falselyExtended } from './falseextension.ts';
import type { Inquiry } from './inquiry.ts';
import { type Judgement, nullity, penalised } from './judgement.ts';
import type { WholeFacts } from './observe.ts';
import type { Settings } from './settings.ts';
import { grantWritten, type Settled } from './settle.ts';
import { isExtension, isValid, startOf, type Turn } from './turn.ts';

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
export function judgeFaulty(
  facts: WholeFacts,
  designated: Designated,
  inquiry: Inquiry,
  settings: Settings,
): Judgement {
  const { turn, valid, claims } = facts;
  const falseOnes = falseWords(turn, designated.fits);
  if (inquiry.holds('false-extension', { falseWords: falseOnes })) return nullity('false-extension', falseOnes);

  const granted = grantWritten(valid, claims, inquiry);
  const isScoreOfValidPlace = granted !== undefined;
  const hasInvalidTwin = goesElsewhereForScore(facts);
  const pointsAtInvalid = designated.places.some((place) => !isValid(place));
  if (granted && inquiry.holds('ambiguous-location', { isScoreOfValidPlace, hasInvalidTwin, pointsAtInvalid })) {
    return referred(granted, settings);
  }
  if (granted && inquiry.holds('wrong-location', { isScoreOfValidPlace })) return penalised(granted, 'wrong-location');
  const shifted = judgeShift(facts, designated.starts, inquiry);
  if (shifted) return shifted;

  const formedWords = wordsOf(designated.places);
  const [code = 'unlocated'] = inquiry.reasons({
    'formed-word-not-admitted': { formedWords },
    unlocated: { formedWords },
  });
  return code === 'unlocated' ? nullity(code) : nullity(code, formedWords);
}

/** The provisional sanction of a slip referred to the commission. */
function referred(granted: Settled, { provisional }: Settings): Judgement {
  const penalty = penalised(granted, 'ambiguous-location');
  if (provisional === 'penalty') return { ...penalty, outcome: 'referred' };
  return {
    outcome: 'referred',
    points: 0,
    penalty: 0,
    findings: [{ code: 'ambiguous-location' }],
    retained: undefined,
  };
}

/** Article 5.3b: the word can technically go to two places or more for the score written, one of them not valid. */
function goesElsewhereForScore({ places, claims }: WholeFacts): boolean {
  const forScore = places.filter(({ tilings }) => tilings.some(({ score }) => score === claims.score));
  return forScore.length >= 2 && !forScore.every(isValid);
}

/** A start one square away from a valid placement that makes exactly the score written. */
function judgeShift(
  { valid, claims }: WholeFacts,
  startsOf: () => readonly Start[],
  inquiry: Inquiry,
): Judgement | undefined {
  if (inquiry.sanction('shifted-location') === undefined) return undefined;
  const starts = startsOf();
  const near = valid.filter((place) => starts.some((start) => isOneSquareAway(start, startOf(place))));
  const granted = grantWritten(near, claims, inquiry);
  const isShifted = inquiry.holds('shifted-location', { isScoreOneSquareAway: granted !== undefined });
  return granted && isShifted ? penalised(granted, 'shifted-location') : undefined;
}

/** The shift holds even from a valid placement, one that is no extension, if the score written is none of its own (S1, I). */
export function judgeShiftFromValid(facts: WholeFacts, place: Place, inquiry: Inquiry): Judgement | undefined {
  const { score } = facts.claims;
  const isOwn = place.tilings.some((tiling) => tiling.score === score);
  return isValid(place) && !isOwn && !isExtension(place)
    ? judgeShift(facts, () => [startOf(place)], inquiry)
    : undefined;
}

const isOneSquareAway = (a: Start, b: Start): boolean =>
  Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column)) === 1;

/** The words not admitted that these placements form. */
export const wordsOf = (places: readonly Place[]): string[] => [
  ...new Set(places.flatMap(({ notAdmitted }) => notAdmitted)),
];

/** The words not admitted of those that are false extensions. */
export const falseWords = (turn: Turn, fits: readonly Fit[]): string[] => [
  ...new Set(fits.flatMap((fit) => falselyExtended(turn, fit))),
];
