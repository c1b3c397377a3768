import { isSameStart, type Place } from '@raccord/scrabble';
import type { MoveTold } from '../../conditions/french.ts';
import { type Finding, found } from '../../conditions/index.ts';
import type { Inquiry } from '../../inquiry.ts';
import { type Claims, circledIn, circlesOn, describeMove } from '../../moves.ts';
import type { Judgement } from '../../settle.ts';
import type { WrittenSolution } from '../../slip.ts';
import { standingRuns, startOf, type Turn } from '../../turn.ts';
import { fewLinks, locationOf } from '../location.ts';
import { circlesIn } from '../rowh.ts';
import { bestMatches, type LinkMatch, type LinkTerms, matchLinks, spanOf } from './links.ts';
import { designatedStart, observeWhole, type WholeFacts } from './observe.ts';
import {
  type FullReading,
  findReadings,
  isLastLetterAlone,
  type ReadingKind,
  type Shortening,
  shorteningOf,
} from './readings.ts';
import { grantWritten, lowestOf, type Settled } from './score.ts';
import { judgeWhole } from './whole.ts';

/** A slip's solution from the second turn on: which reading comes first (F1), then its judgement. */
export function judgeLater(
  turn: Turn,
  solution: WrittenSolution,
  score: number | undefined,
  inquiry: Inquiry,
): Judgement {
  const terms: LinkTerms = {
    strays: inquiry.sanction('stray-in-link') === 'faulty' ? 'faulty' : 'ignored',
    fewest: inquiry.edition.links.fewest,
  };
  const circled = circledIn(solution.word);
  const claimsFor = (readings: readonly FullReading[]): Claims => ({
    score,
    circles: (place) => {
      const reading = readings.find((candidate) => candidate.place === place);
      const letters = circled.flatMap((index) => (reading ? wordIndex(reading, index) : []));
      return circlesOn(turn.board, place, letters, inquiry);
    },
  });
  const shortened: Shortened = { turn, solution, inquiry, terms, claimsFor };
  if (solution.word.includes('-')) {
    const readings = findReadings(turn, solution);
    if (readings.length === 0) return inquiry.settle(undefined, [found('word-incomplete', {})]);
    // Letters outside a marked writing are not looked at.
    return judgeExtensions({ ...shortened, solution: { ...solution, outside: [] } }, readings);
  }
  const claims: Claims = { score, circles: (place) => circlesOn(turn.board, place, circled, inquiry) };
  const facts = observeWhole(turn, solution, claims, terms, inquiry);
  inquiry.restsOn('A9', () => facts.valid.some((place) => areCirclesDoubtful(place, claims, solution)));
  let judged: Judgement | undefined;
  const asWhole = () => (judged ??= judgeWhole(facts, inquiry));
  if (isReadWhole(facts, asWhole)) return asWhole();

  const readings = findReadings(turn, solution);
  const designated = readings.filter((reading) => isDesignated(shortened, reading));
  const isOwnScore = ({ place }: FullReading) => place.tilings.some((tiling) => tiling.score === score);
  const extensions = readings.filter(({ kind }) => kind === 'extension');
  inquiry.restsOn('F1', () => {
    const kinds = new Set([...designated, ...extensions].map(({ kind }) => kind));
    return kinds.size > 1 || (kinds.size > 0 && facts.isAdmitted && facts.places.length > 0);
  });
  const isSound = (reading: FullReading) => !isBroken(reading, inquiry);

  const withOwnScore = readings.filter(
    (reading) =>
      isOwnScore(reading) && (designated.includes(reading) || (reading.kind === 'extension' && isSound(reading))),
  );
  // A reference decides before a shortened extension elsewhere that has the same score (F1).
  const referenced = withOwnScore.filter((reading) => isDesignatedByReference(solution, reading));
  if (referenced.length > 0) return judgeReadings(shortened, referenced);
  if (withOwnScore.length > 0) return judgeReadings(shortened, withOwnScore);
  if (facts.isAdmitted && facts.valid.some(({ tilings }) => tilings.some((tiling) => tiling.score === score)))
    return asWhole();
  if (designated.length > 0) return judgeReadings(shortened, designated);
  if (!facts.isAdmitted || facts.places.length === 0) {
    const sound = extensions.filter(isSound);
    if (sound.length > 0) return judgeReadings(shortened, sound);
    if (extensions.length > 0) return judgeReadings(shortened, extensions);
  }
  const tooShort = extensions.filter(isOwnScore);
  if (tooShort.length > 0) return judgeReadings(shortened, tooShort);
  return asWhole();
}

/** Is it circled on a joker of the board, or nowhere while the score is one that only a joker makes? */
function areCirclesDoubtful(place: Place, { score, circles }: Claims, { word }: WrittenSolution): boolean {
  const plain = place.tilings.find(({ jokers }) => jokers === 0);
  const isOfJoker = plain?.score !== score && place.tilings.some((tiling) => tiling.score === score);
  return circles(place) !== circlesIn(word) || (circles(place) === 0 && plain !== undefined && isOfJoker);
}

interface Shortened {
  readonly turn: Turn;
  readonly solution: WrittenSolution;
  readonly inquiry: Inquiry;
  readonly terms: LinkTerms;
  /** What the slip claims of the full words of these readings. */
  claimsFor(readings: readonly FullReading[]): Claims;
}

/** The letters of the full word for which a letter of the writing stands. */
const wordIndex = ({ written }: FullReading, index: number): number[] => {
  const at = written.indexOf(index);
  return at < 0 ? [] : [at];
};

/** A writing without a mark is read whole if the word is admitted and located, or designated where it can technically go. */
function isReadWhole({ reference, links, extensions, isAdmitted }: WholeFacts, asWhole: () => Judgement): boolean {
  if (reference?.place || (links && links.places.length > 0)) return true;
  if (!isAdmitted) return false;
  // A spoiled link may locate it too (A10).
  return extensions.length > 0 || (links !== undefined && asWhole().ways.some(({ way }) => way === 'links'));
}

/** Do the reference or enough link letters designate the squares of this reading? */
function isDesignated(shortened: Shortened, reading: FullReading): boolean {
  if (isDesignatedByReference(shortened.solution, reading)) return true;
  return bestMatches([{ match: matchReading(shortened, reading) }], shortened.terms).length > 0;
}

/**
 * The links of a reading. A last letter that the edition may forgive counts among them as if it were written right: it is a
 * letter of the word that stands on the board (A6, A10).
 */
function matchReading({ turn, solution, inquiry }: Shortened, reading: FullReading): LinkMatch {
  const { firstWritten, place, kind } = reading;
  const isForgivable = kind === 'final-letter' && inquiry.sanction(forgivable(reading)) !== undefined;
  const shown = isForgivable ? { ...solution, word: place.fit.placement.word } : solution;
  return matchLinks(turn, shown, firstWritten, spanOf(place.fit));
}

/** The readings that the reference designates or, failing that, those where the links count most; else all of them. */
function chooseReadings(shortened: Shortened, readings: readonly FullReading[]): readonly FullReading[] {
  const byReference = readings.filter((reading) => isDesignatedByReference(shortened.solution, reading));
  if (byReference.length > 0) return byReference;
  const matches = readings.map((reading) => ({ reading, match: matchReading(shortened, reading) }));
  const byLinks = bestMatches(matches, shortened.terms);
  return byLinks.length > 0 ? byLinks.map(({ reading }) => reading) : readings;
}

/** By its first square, or by the first square written. */
function isDesignatedByReference(solution: WrittenSolution, { place, firstWritten }: FullReading): boolean {
  const start = designatedStart(solution);
  return start !== undefined && (isSameStart(start, startOf(place)) || isSameStart(start, firstWritten));
}

/** What is found against a shortened extension under this edition. */
function shorteningFindings(turn: Turn, reading: FullReading, settled: Settled, inquiry: Inquiry): Finding[] {
  const facts = { move: describeMove(turn.board, settled), extended: extendedWord(reading) };
  const shortening = shorteningOf(reading, inquiry.edition);
  const isWarned = shortening === 'short' || !inquiry.lifts('prolongement abrégé', 'extension-shortened');
  return [
    ...(isLastLetterAlone(reading) ? [] : [found('extension-not-whole', facts)]),
    ...(shortening === 'too-short' ? [found('extension-too-short', facts)] : []),
    ...(isWarned && shortening !== 'too-short' ? [found('extension-shortened', facts)] : []),
  ].filter(({ condition }) => inquiry.sanction(condition) !== undefined);
}

/** The word of the board, lengthened, of which letters are left out. */
function extendedWord({ place, written }: FullReading): string {
  const runs = standingRuns(place.fit);
  const cut = runs.find(({ from, to }) => written.slice(from, to + 1).includes(-1)) ?? runs[0];
  return place.fit.placement.word.slice(cut.from, cut.to + 1);
}

/** Is a shortened extension null under this edition? */
function isBroken(reading: FullReading, inquiry: Inquiry): boolean {
  if (!isLastLetterAlone(reading) && inquiry.isNull('extension-not-whole')) return true;
  return shorteningOf(reading, inquiry.edition) === 'too-short' && inquiry.isNull('extension-too-short');
}

/** Among longer words: extensions, then the final letter, then a part of the word. */
const READING_ORDER: readonly ReadingKind[] = ['extension', 'final-letter', 'part'];

function judgeReadings(shortened: Shortened, readings: readonly FullReading[]): Judgement {
  const kind = READING_ORDER.find((candidate) => readings.some((reading) => reading.kind === candidate));
  const ofKind = readings.filter((reading) => reading.kind === kind);
  if (kind === 'extension') return judgeExtensions(shortened, ofKind);
  if (kind === 'final-letter') return judgeFinalLetter(shortened, ofKind);
  const [{ place }] = ofKind;
  const move = describeMove(shortened.turn.board, { place, tiling: place.tilings[0] });
  return shortened.inquiry.settle(undefined, [found('word-incomplete', { move })]);
}

/** A shortened extension (A7): reference or links choose among several moves, else as for several places (A4). */
function judgeExtensions(shortened: Shortened, readings: readonly FullReading[]): Judgement {
  const { turn, solution, inquiry } = shortened;
  const { shortening } = inquiry.edition;
  inquiry.restsOn('A7', () => shortening !== undefined && (!solution.word.includes('-') || readings.length > 1));
  const chosen = chooseReadings(shortened, readings);
  const sound = chosen.filter((reading) => !isBroken(reading, inquiry));
  const kept = sound.length > 0 ? sound : chosen;
  const lastAlone = sound.filter(isLastLetterAlone);
  inquiry.restsOn('A6', () => shortening !== undefined && lastAlone.length > 0);
  if (lastAlone.length > 0 && inquiry.sanction('final-letter-of-extension'))
    return judgeFinalLetter(shortened, lastAlone);
  const settled = settleReadings(shortened, kept);
  const paidFor = kept.filter(({ place }) => place === settled.place);
  const orderOf = (reading: FullReading) => SHORTENINGS[shorteningOf(reading, inquiry.edition)];
  const [least] = paidFor.toSorted((a, b) => orderOf(a) - orderOf(b));
  return inquiry.settle(settled, [...shorteningFindings(turn, least, settled, inquiry), ...settled.findings]);
}

const SHORTENINGS: Readonly<Record<Shortening, number>> = { sound: 0, short: 1, 'too-short': 2 };

/** The move that the score written chooses among several readings, else the lowest. */
function settleReadings({ turn, claimsFor }: Shortened, readings: readonly FullReading[]): Settled {
  const claims = claimsFor(readings);
  const places = readings.map(({ place }) => place);
  return (places.length > 1 ? grantWritten(turn, places, claims) : undefined) ?? lowestOf(turn, places, claims);
}

/** The last letter stands on the board and was left out or changed (A6). */
function judgeFinalLetter(shortened: Shortened, readings: readonly FullReading[]): Judgement {
  const { turn, inquiry } = shortened;
  const chosen = chooseReadings(shortened, readings);
  const forgiven = chosen.filter((reading) => inquiry.sanction(forgivable(reading)) !== undefined);
  const places = forgiven.map(({ place }) => place);
  const granted = grantWritten(turn, places, shortened.claimsFor(forgiven));
  const settled = granted ?? settleReadings(shortened, chosen);
  const reading = chosen.find(({ place }) => place === settled.place) ?? chosen[0];
  const facts = { move: describeMove(turn.board, settled), isChanged: reading.hasChangedLast };
  if (!granted) {
    const condition = reading.kind === 'extension' ? 'final-letter-of-extension' : 'final-letter';
    return inquiry.settle(settled, [found(condition, facts), ...settled.findings]);
  }
  return inquiry.settle(settled, [
    found(forgivable(reading), facts),
    ...(reading.kind === 'extension' ? [] : modeFindings(shortened, reading, facts.move)),
    ...settled.findings,
  ]);
}

/** What the modes of location earn beside the penalty of a last letter (A8): few link letters, the faulty one of two. */
function modeFindings(shortened: Shortened, reading: FullReading, move: MoveTold): Finding[] {
  const { solution, terms, inquiry } = shortened;
  const areLinksUsed = solution.outside.length > 0;
  const [linked] = areLinksUsed ? bestMatches([{ match: matchReading(shortened, reading) }], terms) : [];
  const isReferenceFaulty = solution.reference !== undefined && !isDesignatedByReference(solution, reading);
  const faulty = isReferenceFaulty ? 'reference' : areLinksUsed && !linked ? 'links' : undefined;
  inquiry.restsOn('A8', () => faulty !== undefined && inquiry.isOurs('one-location-faulty'));
  return [
    ...(linked ? fewLinks(linked.match.count, inquiry) : []),
    ...(faulty ? [found('one-location-faulty', { faulty, location: locationOf(solution, areLinksUsed), move })] : []),
  ];
}

const forgivable = ({ hasChangedLast }: FullReading) =>
  hasChangedLast ? ('final-letter-changed' as const) : ('final-letter-left-out' as const);
