import type { JudgeSettings, Slip } from '@raccord/regulation';
import { BLANK, numberOfLetter, referenceAt } from '../../furniture.ts';
import {
  compareIndexes,
  isFitting,
  letterAt,
  markedWord,
  type Placement,
  type Position,
  placesIn,
  startsIn,
} from '../placements.ts';
import { areLinksUsed, bestCounted, designatedByLinks } from './links.ts';
import { extensionsOf, judgeLocation, modesOf } from './location.ts';
import {
  countAt,
  isForgivable,
  isLastAlone,
  isLinked,
  isReferred,
  type Reading,
  readingsOf,
  shorteningOf,
} from './readings.ts';
import { grantWritten, hasScore, lowestOf, type Settled } from './score.ts';
import {
  circlesAt,
  isSameSpot,
  type Judged,
  nullity,
  type OldEdition,
  placesOf,
  type Reason,
  readWriting,
  severityOf,
  squareOfReference,
  validPlacesOf,
  type Writing,
} from './writing.ts';

/**
 * The regulations of 2015, 2016 and 2019 as their restatement says them, in its order and in the plainest way: slow, and
 * sharing nothing with the judge that it is compared with. Letters and numbers (A4, F1 …) are those of the restatement.
 */

export interface OldVerdict {
  readonly outcome: 'accepted' | 'referred' | 'nullity';
  /** Before the penalty. */
  readonly points: number;
  readonly penalty: number;
  readonly warning: boolean;
  readonly disciplinary: boolean;
  readonly retained: { readonly word: string; readonly reference: string; readonly score: number } | null;
  readonly reasons: readonly Reason[];
}

const PENALTY = 5;

export function judgeBefore2023(
  position: Position,
  slip: Slip,
  edition: OldEdition,
  provisional: JudgeSettings['provisional'] = 'zero',
): OldVerdict {
  const verdict = verdictOf(position, judgeSlip(position, slip, edition, provisional), provisional);
  if (slip.conduct !== 'warned') return verdict;
  return { ...verdict, disciplinary: true, reasons: [...verdict.reasons, { code: 'disciplinary' }] };
}

function verdictOf(position: Position, judged: Judged, provisional: JudgeSettings['provisional']): OldVerdict {
  const nothing = { points: 0, penalty: 0, warning: false, disciplinary: false, retained: null };
  if (judged.kind === 'null') return { ...nothing, outcome: 'nullity', reasons: judged.reasons };
  const isReferred = judged.kind === 'referred';
  if (isReferred && provisional === 'zero') {
    return { ...nothing, outcome: 'referred', reasons: [{ code: 'ambiguous-location' }] };
  }
  const { place, tiling } = judged.move;
  const penalty = isReferred ? 'ambiguous-location' : judged.penalty;
  const word = markedWord(position.board, place, tiling.jokers);
  return {
    ...nothing,
    outcome: isReferred ? 'referred' : 'accepted',
    points: tiling.score,
    penalty: penalty ? PENALTY : 0,
    warning: judged.warnings.length > 0,
    retained: { word, reference: referenceAt(place), score: tiling.score },
    reasons: [...(penalty ? [penalty] : []), ...judged.warnings].map((code) => ({ code })),
  };
}

/** A0, then each solution, then A11. */
function judgeSlip(
  position: Position,
  slip: Slip,
  edition: OldEdition,
  provisional: JudgeSettings['provisional'],
): Judged {
  const unjudged = reasonNotToJudge(slip);
  if (unjudged) return nullity(unjudged);
  const judged = slip.solutions
    .filter(({ isStruck }) => !isStruck)
    .map((solution) => judgeSolution(readWriting(position, edition, provisional, slip, solution)));
  return keepOne(judged, slip.score, provisional);
}

function reasonNotToJudge({ state, legibility, conduct, solutions }: Slip): string | undefined {
  if (state === 'absent') return 'no-slip';
  const isWritten = solutions.length > 0 || legibility === 'illegible';
  if (state === 'blank' || (state === 'handed-in' && !isWritten)) return 'blank-slip';
  if (state === 'several') return 'several-slips';
  if (state === 'late') return 'late-slip';
  if (state === 'exchanged') return 'exchanged-slip';
  if (legibility === 'illegible') return 'illegible-word';
  if (conduct === 'grave') return 'grave-misconduct';
  return solutions.every(({ isStruck }) => isStruck) ? 'blank-slip' : undefined;
}

/** A11. */
function keepOne(judged: readonly Judged[], score: number | undefined, provisional: Writing['provisional']): Judged {
  if (judged.length === 1) return judged[0];
  const correct = judged.filter((one) => one.kind === 'paid' && !one.penalty && one.move.tiling.score === score);
  const lightest = Math.min(...correct.map(severityOf));
  const stands = correct.find((one) => severityOf(one) === lightest);
  if (stands) return stands;
  const least = Math.min(...judged.map((one) => grantedBy(one, provisional)));
  const lowest = judged.filter((one) => grantedBy(one, provisional) === least);
  const heaviest = Math.max(...lowest.map(severityOf));
  return lowest.find((one) => severityOf(one) === heaviest) as Judged;
}

function grantedBy(judged: Judged, provisional: Writing['provisional']): number {
  if (judged.kind === 'null' || (judged.kind === 'referred' && provisional === 'zero')) return 0;
  const isPenalised = judged.kind === 'referred' || judged.penalty !== undefined;
  return Math.max(0, judged.move.tiling.score - (isPenalised ? PENALTY : 0));
}

const judgeSolution = (writing: Writing): Judged => {
  if (writing.position.turn === 1) return judgeFirstTurn(writing);
  return writing.word.includes('-') ? judgeMarked(writing) : judgeUnmarked(writing);
};

/** A2. */
function judgeFirstTurn(writing: Writing): Judged {
  const { position, word, score } = writing;
  if (word.includes('-')) return nullity('word-incomplete');
  if (!position.lexicon.has(word)) return nullity('word-not-admitted', [word]);
  const moves = placesIn(position, word, 'horizontal').flatMap((place) =>
    place.tilings.map((tiling) => ({ place, tiling })),
  );
  if (moves.length === 0) return nullity(whyNotPlaceable({ ...writing, direction: 'horizontal' }));
  const highest = Math.max(...moves.map(({ tiling }) => tiling.score));
  const areCircled = ({ place, tiling }: (typeof moves)[number]) =>
    circlesAt(writing, place).join() === tiling.jokers.join();
  const [move] = moves
    .filter(({ tiling }) => tiling.score === highest)
    .sort(
      (a, b) =>
        Number(areCircled(b)) - Number(areCircled(a)) ||
        a.place.column - b.place.column ||
        compareIndexes(a.tiling.jokers, b.tiling.jokers),
    );
  const warnings: string[] = [];
  if (score !== highest) warnings.push(score === undefined ? 'score-missing' : 'score-wrong');
  if (!areCircled(move)) warnings.push(writing.circles.length === 0 ? 'joker-not-circled' : 'wrong-letter-circled');
  return { kind: 'paid', move, warnings };
}

/** A1: on every line of that direction more letters are missing than there are jokers. */
function whyNotPlaceable({ position: { board, draw }, word, direction }: Writing): string {
  for (let line = 0; line < 15; line++) {
    const left = [...draw];
    for (let step = 0; step < 15; step++) {
      const spot = direction === 'horizontal' ? { row: line, column: step } : { row: step, column: line };
      const letter = letterAt(board, spot);
      if (letter !== '') left[numberOfLetter(letter)]++;
    }
    for (const letter of word) left[numberOfLetter(letter)]--;
    const missing = left.reduce((sum, count, tile) => sum + (tile === BLANK ? 0 : Math.max(0, -count)), 0);
    if (missing <= draw[BLANK]) return 'not-placeable';
  }
  return 'letters-not-in-draw';
}

/** A word written whole. */
function judgeWhole(writing: Writing): Judged {
  const { position, word, direction } = writing;
  if (!position.lexicon.has(word)) return nullity('word-not-admitted', [word]);
  const fits = startsIn(word, direction).some((placement) => isFitting(position, placement));
  return fits ? judgeLocation(writing) : nullity(whyNotPlaceable(writing));
}

/** F1. */
function judgeUnmarked(writing: Writing): Judged {
  const { position, word, score } = writing;
  const isAdmitted = position.lexicon.has(word);
  if (isReadWhole(writing, isAdmitted)) return judgeWhole(writing);
  const readings = readingsOf(writing);
  const isDesignated = (one: Reading) => isReferred(writing, one) || isLinked(writing, one);
  const isSound = (one: Reading) => one.kind === 'extension' && !isBroken(writing, one);
  // (a)
  const a = readings.filter((one) => hasScore(one.place, score) && (isDesignated(one) || isSound(one)));
  const referred = a.filter((one) => isReferred(writing, one));
  if (a.length > 0) return judgeReadings(writing, referred.length > 0 ? referred : a);
  // (b)
  if (isAdmitted && validPlacesOf(writing).some((place) => hasScore(place, score))) return judgeWhole(writing);
  // (c)
  const c = readings.filter(isDesignated);
  if (c.length > 0) return judgeReadings(writing, c);
  // (d)
  const extensions = readings.filter(({ kind }) => kind === 'extension');
  if (extensions.length > 0 && (!isAdmitted || placesOf(writing).length === 0)) {
    const sound = extensions.filter(isSound);
    return judgeReadings(writing, sound.length > 0 ? sound : extensions);
  }
  // (e)
  if (extensions.some(({ place }) => hasScore(place, score))) return nullity('word-incomplete');
  // (f)
  return judgeWhole(writing);
}

/** F1: admitted and located or an extension, or designated where it can technically go. */
function isReadWhole(writing: Writing, isAdmitted: boolean): boolean {
  const square = squareOfReference(writing);
  if (square && placesOf(writing).some((place) => isSameSpot(place, square))) return true;
  if (areLinksUsed(writing) && designatedByLinks(writing).length > 0) return true;
  if (!isAdmitted) return false;
  const { byReference, byLinks } = modesOf(writing);
  return extensionsOf(writing).length > 0 || byReference?.isCorrect === true || byLinks?.isCorrect === true;
}

/** A7: 2019 by what is left; before, the last letter alone may be left out. */
const isBroken = ({ edition }: Writing, reading: Reading): boolean =>
  edition === '2019' ? shorteningOf(reading) === 2 : !isLastAlone(reading);

/** Among longer words: A7, then A6, then A3. */
function judgeReadings(writing: Writing, readings: readonly Reading[]): Judged {
  const extensions = readings.filter(({ kind }) => kind === 'extension');
  if (extensions.length > 0) return judgeExtensions(writing, choose(writing, extensions));
  const finals = readings.filter(({ kind }) => kind === 'final-letter');
  if (finals.length > 0) return judgeFinalLetter(writing, choose(writing, finals));
  return nullity('word-incomplete');
}

/** A7: letters left out are marked; letters outside are not looked at. */
function judgeMarked(writing: Writing): Judged {
  const readings = readingsOf(writing);
  if (readings.length === 0) return nullity('word-incomplete');
  const alone = { ...writing, outside: [] };
  return judgeExtensions(alone, choose(alone, readings));
}

/** A7, F1 (a): the reference chooses if it designates one, else the links, else all of them stay. */
function choose(writing: Writing, readings: readonly Reading[]): readonly Reading[] {
  const referred = readings.filter((one) => isReferred(writing, one));
  if (referred.length > 0) return referred;
  const linked = bestCounted(
    writing,
    readings.map((reading) => ({ reading, ...countAt(writing, reading) })),
  );
  return linked.length > 0 ? linked.map(({ reading }) => reading) : readings;
}

function judgeExtensions(writing: Writing, readings: readonly Reading[]): Judged {
  const sound = readings.filter((one) => !isBroken(writing, one));
  if (sound.length === 0) return nullity('word-incomplete');
  if (writing.edition !== '2019') return judgeFinalLetter(writing, sound);
  const { move, warnings } = settleAmong(writing, sound);
  const least = Math.min(...sound.filter(({ place }) => isSamePlace(place, move.place)).map(shorteningOf));
  return { kind: 'paid', move, warnings: [...(least === 1 ? ['extension-shortened'] : []), ...warnings] };
}

/** One place by A9, several as A4. */
function settleAmong(writing: Writing, readings: readonly Reading[]): Settled {
  const areSeveral = readings.some((one) => !isSamePlace(one.place, readings[0].place));
  return (areSeveral ? grantWritten(writing, readings) : undefined) ?? lowestOf(writing, readings);
}

const isSamePlace = (a: Placement, b: Placement): boolean => a.word === b.word && isSameSpot(a, b);

/** A6, and A8 beside it. */
function judgeFinalLetter(writing: Writing, readings: readonly Reading[]): Judged {
  const forgivable = readings.filter((one) => isForgivable(writing, one));
  const granted = grantWritten(writing, forgivable);
  if (!granted) return nullity('final-letter');
  const { move, warnings } = granted;
  const reading = forgivable.find(({ place }) => isSamePlace(place, move.place)) as Reading;
  const penalised = { kind: 'paid', move, penalty: 'final-letter-omitted' } as const;
  if (reading.kind === 'extension') return { ...penalised, warnings };
  const isReferenceFaulty = writing.reference !== 'none' && !isReferred(writing, reading);
  const areLinksFaulty = writing.outside.length > 0 && !isLinked(writing, reading);
  const isShort = writing.outside.length > 0 && !areLinksFaulty && countAt(writing, reading).count === 2;
  return {
    ...penalised,
    warnings: [
      ...(isShort ? ['two-link-letters'] : []),
      ...(isReferenceFaulty || areLinksFaulty ? ['one-location-faulty'] : []),
      ...warnings,
    ],
  };
}
