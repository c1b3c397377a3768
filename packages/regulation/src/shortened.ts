import type { Inquiry } from './inquiry.ts';
import { type Judgement, nullity, paid, penalised } from './judgement.ts';
import { FEWEST_LINKS, matchLinks, spanOf } from './links.ts';
import { type FullReading, findReadings, isLastLetterAlone, type ReadingKind, shorteningOf } from './readings.ts';
import { type Claims, circlesOn, compareRetained, grantWritten, settleAt } from './settle.ts';
import type { WrittenSolution } from './slip.ts';
import { isSameStart, startOf, type Turn } from './turn.ts';
import { designatedStart, judgeWhole, observeWhole, type Settings, type WholeFacts } from './whole.ts';

/** A slip's solution from the second turn on: which reading comes first (F1), then its judgement. */
export function judgeLater(
  turn: Turn,
  solution: WrittenSolution,
  score: number | undefined,
  inquiry: Inquiry,
  settings: Settings,
): Judgement {
  const circled = [...solution.word].flatMap((letter, index) => (letter >= 'a' && letter <= 'z' ? [index] : []));
  const claimsOf = (reading: FullReading): Claims => ({
    score,
    circles: (place) =>
      circlesOn(
        turn.board,
        place,
        circled.flatMap((index) => wordIndex(reading, index)),
      ),
  });
  const shortened: Shortened = { turn, solution, score, inquiry, claimsOf };
  if (solution.word.includes('-')) {
    const readings = findReadings(turn, solution);
    return readings.length === 0 ? incomplete('none', inquiry) : judgeExtensions(shortened, readings, false);
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
  readonly score: number | undefined;
  readonly inquiry: Inquiry;
  claimsOf(reading: FullReading): Claims;
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
  if (isDesignatedByReference(solution, reading)) return true;
  if (solution.outside.length === 0) return false;
  return matchLinks(turn, solution, reading.firstWritten, spanOf(reading.place.fit)).count >= FEWEST_LINKS;
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
  if (kind === 'extension') return judgeExtensions(shortened, ofKind, true);
  return kind === 'final-letter' ? judgeFinalLetter(shortened, ofKind) : incomplete('part', shortened.inquiry);
}

/** A shortened extension (A7): the reference chooses among several moves, else as for several places (A4). */
function judgeExtensions(shortened: Shortened, readings: readonly FullReading[], mayLinksChoose: boolean): Judgement {
  const { turn, solution, inquiry, claimsOf } = shortened;
  const byReference = readings.filter((reading) => isDesignatedByReference(solution, reading));
  const byLinks = mayLinksChoose ? readings.filter((reading) => isDesignated(turn, solution, reading)) : [];
  const chosen = [byReference, byLinks].find((list) => list.length > 0) ?? readings;
  const sound = chosen.filter((reading) => !isBroken(reading, inquiry));
  if (sound.length === 0) return nullity('word-incomplete');
  if (inquiry.sanction('final-letter-of-extension')) return judgeFinalLetter(shortened, sound);
  const [best] = sound
    .map((reading) => {
      const claims = claimsOf(reading);
      const granted = sound.length > 1 ? grantWritten([reading.place], claims, inquiry) : undefined;
      const settled = granted ?? settleAt(turn, reading.place, claims, inquiry);
      return { reading, claims, settled, isGranted: granted !== undefined };
    })
    .sort(
      (a, b) =>
        Number(b.isGranted) - Number(a.isGranted) ||
        a.settled.tiling.score - b.settled.tiling.score ||
        compareRetained(a.settled, b.settled, a.claims),
    );
  const shown = { reading: 'extension', shortening: shorteningOf(best.reading) } as const;
  return paid(best.settled, ...inquiry.reasons({ 'extension-shortened': shown }));
}

/** The last letter stands on the board and was left out or changed (A6). */
function judgeFinalLetter({ inquiry, claimsOf }: Shortened, readings: readonly FullReading[]): Judgement {
  for (const reading of readings) {
    const granted = grantWritten([reading.place], claimsOf(reading), inquiry);
    const shown = { isLastLetterAlone: isLastLetterAlone(reading), isScoreOfFullWord: granted !== undefined };
    if (inquiry.holds('final-letter-omitted', shown) && granted) return penalised(granted, 'final-letter-omitted');
    inquiry.holds('final-letter', { reading: reading.kind });
    inquiry.holds('final-letter-of-extension', { reading: reading.kind, ...shown });
  }
  return nullity('final-letter');
}
