import { isMarked } from '@raccord/scrabble';
import type { Inquiry } from './inquiry.ts';
import { type Judgement, nullity, paid, penalised } from './judgement.ts';
import { bestMatches, FEWEST_LINKS, type LinkMatch, matchLinks, spanOf } from './links.ts';
import { designatedStart, observeWhole, type WholeFacts } from './observe.ts';
import {
  type FullReading,
  findReadings,
  isLastLetterAlone,
  type ReadingKind,
  type Shortening,
  shorteningOf,
} from './readings.ts';
import type { Settings } from './settings.ts';
import { type Claims, circlesOn, grantWritten, lowestOf, settleAt } from './settle.ts';
import type { WrittenSolution } from './slip.ts';
import { isSameStart, startOf, type Turn } from './turn.ts';
import { judgeWhole } from './whole.ts';

/** A slip's solution from the second turn on: which reading comes first (F1), then its judgement. */
export function judgeLater(
  turn: Turn,
  solution: WrittenSolution,
  score: number | undefined,
  inquiry: Inquiry,
  settings: Settings,
): Judgement {
  const circled = [...solution.word].flatMap((letter, index) => (isMarked(letter) ? [index] : []));
  const claimsFor = (readings: readonly FullReading[]): Claims => ({
    score,
    circles: (place) => {
      const reading = readings.find((candidate) => candidate.place === place);
      const letters = circled.flatMap((index) => (reading ? wordIndex(reading, index) : []));
      return circlesOn(turn.board, place, letters);
    },
  });
  const shortened: Shortened = { turn, solution, inquiry, claimsFor };
  if (solution.word.includes('-')) {
    const readings = findReadings(turn, solution);
    if (readings.length === 0) return incomplete('none', inquiry);
    // Letters outside a marked writing are not looked at.
    return judgeExtensions({ ...shortened, solution: { ...solution, outside: [] } }, readings);
  }
  const claims: Claims = { score, circles: (place) => circlesOn(turn.board, place, circled) };
  const facts = observeWhole(turn, solution, claims);
  const asWhole = () => judgeWhole(facts, inquiry, settings);
  if (isReadWhole(facts, inquiry, settings)) return asWhole();

  const readings = findReadings(turn, solution);
  const designated = readings.filter((reading) => isDesignated(turn, solution, reading));
  const isOwnScore = ({ place }: FullReading) => place.tilings.some((tiling) => tiling.score === score);
  const extensions = readings.filter(({ kind }) => kind === 'extension');
  const isSound = (reading: FullReading) => !isBroken(reading, inquiry);

  const withOwnScore = readings.filter(
    (reading) =>
      isOwnScore(reading) && (designated.includes(reading) || (reading.kind === 'extension' && isSound(reading))),
  );
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

interface Shortened {
  readonly turn: Turn;
  readonly solution: WrittenSolution;
  readonly inquiry: Inquiry;
  /** What the slip claims of the full words of these readings. */
  claimsFor(readings: readonly FullReading[]): Claims;
}

/** The letters of the full word for which a letter of the writing stands. */
const wordIndex = ({ written }: FullReading, index: number): number[] => {
  const at = written.indexOf(index);
  return at < 0 ? [] : [at];
};

/** A writing without a mark is read whole if the word is admitted and located, or designated where it can technically go. */
function isReadWhole(facts: WholeFacts, inquiry: Inquiry, settings: Settings): boolean {
  const { reference, links, extensions, isAdmitted } = facts;
  if (reference?.place || (links && links.places.length > 0)) return true;
  if (!isAdmitted) return false;
  if (extensions.length > 0) return true;
  return (
    links !== undefined && judgeWhole(facts, inquiry, settings).findings.some(({ code }) => code === 'altered-link')
  );
}

/** Do the reference or links of two letters or more designate the squares of this reading? */
function isDesignated(turn: Turn, solution: WrittenSolution, reading: FullReading): boolean {
  return isDesignatedByReference(solution, reading) || matchReading(turn, solution, reading).count >= FEWEST_LINKS;
}

const matchReading = (turn: Turn, solution: WrittenSolution, { firstWritten, place }: FullReading): LinkMatch =>
  matchLinks(turn, solution, firstWritten, spanOf(place.fit));

/** The readings that the reference designates or, failing that, those where the links count most; else all of them. */
function chooseReadings({ turn, solution }: Shortened, readings: readonly FullReading[]): readonly FullReading[] {
  const byReference = readings.filter((reading) => isDesignatedByReference(solution, reading));
  if (byReference.length > 0) return byReference;
  const byLinks = bestMatches(readings.map((reading) => ({ reading, match: matchReading(turn, solution, reading) })));
  return byLinks.length > 0 ? byLinks.map(({ reading }) => reading) : readings;
}

/** By its first square, or by the first square written. */
function isDesignatedByReference(solution: WrittenSolution, { place, firstWritten }: FullReading): boolean {
  const start = designatedStart(solution);
  return start !== undefined && (isSameStart(start, startOf(place)) || isSameStart(start, firstWritten));
}

/** Is a shortened extension null under this edition? */
function isBroken(reading: FullReading, inquiry: Inquiry): boolean {
  const shown = { reading: 'extension', shortening: shorteningOf(reading) } as const;
  const isNotWhole = { reading: 'extension', isLastLetterAlone: isLastLetterAlone(reading) } as const;
  return inquiry.holds('extension-too-short', shown) || inquiry.holds('extension-not-whole', isNotWhole);
}

/** The writing shows only a part of a word, or no move at all (A3). */
function incomplete(reading: 'part' | 'none', inquiry: Inquiry): Judgement {
  inquiry.holds('word-incomplete', { reading });
  return nullity('word-incomplete');
}

/** Among longer words: extensions, then the final letter, then a part of the word. */
const READING_ORDER: readonly ReadingKind[] = ['extension', 'final-letter', 'part'];

function judgeReadings(shortened: Shortened, readings: readonly FullReading[]): Judgement {
  const kind = READING_ORDER.find((candidate) => readings.some((reading) => reading.kind === candidate));
  const ofKind = readings.filter((reading) => reading.kind === kind);
  if (kind === 'extension') return judgeExtensions(shortened, ofKind);
  return kind === 'final-letter' ? judgeFinalLetter(shortened, ofKind) : incomplete('part', shortened.inquiry);
}

/** A shortened extension (A7): reference or links choose among several moves, else as for several places (A4). */
function judgeExtensions(shortened: Shortened, readings: readonly FullReading[]): Judgement {
  const { inquiry } = shortened;
  const sound = chooseReadings(shortened, readings).filter((reading) => !isBroken(reading, inquiry));
  if (sound.length === 0) return nullity('word-incomplete');
  if (inquiry.sanction('final-letter-of-extension')) return judgeFinalLetter(shortened, sound);
  const claims = shortened.claimsFor(sound);
  const places = sound.map(({ place }) => place);
  const granted = places.length > 1 ? grantWritten(places, claims, inquiry) : undefined;
  const settled =
    granted ??
    lowestOf(
      places.map((place) => settleAt(place, claims, inquiry)),
      claims,
    );
  const paidFor = sound.filter(({ place }) => place === settled.place);
  const shown = { reading: 'extension', shortening: leastOf(paidFor.map(shorteningOf)) } as const;
  return paid(settled, ...inquiry.reasons({ 'extension-shortened': shown }));
}

const leastOf = (shortenings: readonly Shortening[]): Shortening =>
  shortenings.includes('sound') ? 'sound' : (shortenings[0] ?? 'sound');

/** The last letter stands on the board and was left out or changed (A6). */
function judgeFinalLetter(shortened: Shortened, readings: readonly FullReading[]): Judgement {
  const { inquiry } = shortened;
  const chosen = chooseReadings(shortened, readings);
  const omitted = chosen.filter(isLastLetterAlone);
  const places = omitted.map(({ place }) => place);
  const granted = grantWritten(places, shortened.claimsFor(omitted), inquiry);
  const shown = { isLastLetterAlone: omitted.length > 0, isScoreOfFullWord: granted !== undefined };
  if (inquiry.holds('final-letter-omitted', shown) && granted) return penalised(granted, 'final-letter-omitted');
  const [{ kind }] = chosen;
  inquiry.reasons({ 'final-letter': { reading: kind }, 'final-letter-of-extension': { reading: kind, ...shown } });
  return nullity('final-letter');
}
