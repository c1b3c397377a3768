import type { Slip, WrittenSolution } from '@raccord/regulation';
import type { Board, Direction, Formula, Tiles, WordSet } from '@raccord/scrabble';
import { across, isLowerCase, readPlace, referenceAt } from '../furniture.ts';
import {
  type Drawing,
  drawnLetters,
  faultsOf,
  hasRunOutside,
  lettersOnTheirTile,
  linksAt,
  type Run,
  runsOf,
} from './drawing.ts';
import {
  compareIndexes,
  couldBeLaidWithOtherLetters,
  type FormedWord,
  isBoardJoker,
  lengthenedWord,
  markedWord,
  onceFor,
  type Place,
  type Placement,
  type Position,
  placeAt,
  placesIn,
  type Spot,
  spotsOf,
  startsIn,
  type Tiling,
  tilesFrom,
  walk,
} from './placements.ts';

/**
 * The regulation of 2023 as its restatement says it, in its order and in the plainest way: slow, and sharing nothing
 * with the judge that it is compared with. Letters and numbers (T0, R, K, S, D2 …) are those of the restatement.
 */

export type Plausible = 'accord' | 'prolongement' | 'tout' | 'jamais';

export interface ReferenceVerdict {
  outcome: 'accepted' | 'nullity';
  /** Before the penalty. */
  points: number;
  penalty: number;
  warning: boolean;
  disciplinary: boolean;
  retained: { word: string; reference: string; score: number } | null;
  reasons: Reason[];
}

interface Reason {
  code: string;
  words?: string[];
}

/** A solution as the rules look at it: everything that one word has to say for itself. */
interface Solution extends Drawing {
  readonly position: Position;
  readonly plausible: Plausible;
  /** Indexes of the circled letters. */
  readonly circles: readonly number[];
  /** The technically possible places in the direction written. */
  readonly places: readonly Place[];
  readonly reference: 'none' | 'illegible' | (Spot & { readonly direction: Direction });
  readonly score: number | undefined;
}

/** What a solution is worth at a place. */
interface Value {
  readonly place: Place;
  readonly tiling: Tiling;
  readonly penalty: number;
  /** The written score is that of a tiling there: 5.3.1. */
  readonly isScoreRight: boolean;
  readonly warnings: readonly string[];
}

type Judgement =
  | { readonly isNull: false; readonly value: Value }
  | { readonly isNull: true; readonly reasons: Reason[] };

const PENALTY = 5;
const ENOUGH_LINKS = 3;

// --- the slip

export function referenceJudge(
  position: { turn: number; formula: Formula; board: Board; draw: Tiles; lexicon: WordSet },
  slip: Slip,
  plausible: Plausible = 'accord',
): ReferenceVerdict {
  const verdict = slipVerdict(position, slip, plausible);
  // 5.5, 5.8: the disciplinary warning adds to anything.
  if (slip.conduct !== 'warned') return verdict;
  return { ...verdict, disciplinary: true, reasons: [...verdict.reasons, { code: 'disciplinary' }] };
}

function slipVerdict(position: Position, slip: Slip, plausible: Plausible): ReferenceVerdict {
  const notToBeJudged = reasonNotToJudge(slip);
  if (notToBeJudged) return nullity([{ code: notToBeJudged }]);
  // T1 [5.4]: what is struck out does not exist.
  const written = slip.solutions.filter((solution) => !solution.isStruck);
  if (written.length === 0) return nullity([{ code: 'blank-slip' }]);
  const judgements = written.flatMap((solution) =>
    judgeWithStrayWords(readSolution(position, plausible, slip, solution)),
  );
  const kept = lowestOf(judgements);
  if (kept.isNull) return nullity(kept.reasons);
  const { place, tiling, penalty, warnings } = kept.value;
  // T5 [5.5] and 5.8: no warning with a penalty, one warning at most.
  const codes = new Set(penalty > 0 ? ['wrong-location'] : warnings);
  if (penalty === 0 && slip.legibility === 'hard') codes.add('hard-to-read');
  return {
    outcome: 'accepted',
    points: tiling.score,
    penalty,
    warning: penalty === 0 && codes.size > 0,
    disciplinary: false,
    retained: {
      word: markedWord(position.board, place, tiling.jokers),
      reference: referenceAt(place),
      score: tiling.score,
    },
    reasons: [...codes].map((code) => ({ code })),
  };
}

const nullity = (reasons: Reason[]): ReferenceVerdict => ({
  outcome: 'nullity',
  points: 0,
  penalty: 0,
  warning: false,
  disciplinary: false,
  retained: null,
  reasons,
});

/** T0 [5.7], the first reason in its order (D27). */
function reasonNotToJudge(slip: Slip): string | undefined {
  if (slip.state === 'absent') return 'no-slip';
  const isWritten = slip.solutions.length > 0 || slip.legibility === 'illegible';
  if (slip.state === 'blank' || (slip.state === 'handed-in' && !isWritten)) return 'blank-slip';
  if (slip.state === 'several') return 'several-slips';
  if (slip.state === 'late') return 'late-slip';
  if (slip.state === 'exchanged') return 'exchanged-slip';
  if (slip.legibility === 'illegible') return 'illegible-word';
  if (slip.conduct === 'grave') return 'grave-misconduct';
  return undefined;
}

function readSolution(position: Position, plausible: Plausible, slip: Slip, written: WrittenSolution): Solution {
  const word = written.word.toUpperCase();
  return {
    position,
    plausible,
    word,
    circles: [...written.word].flatMap((character, index) => (isLowerCase(character) ? [index] : [])),
    direction: written.direction,
    places: placesIn(position, word, written.direction),
    reference: written.reference === undefined ? 'none' : (readPlace(written.reference) ?? 'illegible'),
    score: slip.score,
    outside: written.outside,
  };
}

// --- T4

/** T4 [5.4.2.b last exception, 5.7, D11]: the lowest, then the more severe, then the first written. */
function lowestOf(judgements: readonly Judgement[]): Judgement {
  return judgements.reduce((kept, other) => {
    if (netOf(other) !== netOf(kept)) return netOf(other) < netOf(kept) ? other : kept;
    return severityOf(other) > severityOf(kept) ? other : kept;
  });
}

const netOf = (judgement: Judgement): number =>
  judgement.isNull ? 0 : judgement.value.tiling.score - judgement.value.penalty;

function severityOf(judgement: Judgement): number {
  if (judgement.isNull) return 3;
  if (judgement.value.penalty > 0) return 2;
  return judgement.value.warnings.length > 0 ? 1 : 0;
}

// --- T3

/** T3 [5.2.2, 5.4.1.b, D3]: the solution, and the independent ones that its stray letters make. */
function judgeWithStrayWords(solution: Solution): Judgement[] {
  let judgement = judgeWord(solution);
  if (judgement.isNull) return [judgement];
  const apart: Judgement[] = [];
  const nullRuns: Reason[] = [];
  for (const run of runsOf(solution)) {
    if (run.outsideCount < 2 || run.isWord || isLink(solution, run)) continue;
    const other = solutionOfRun(solution, run);
    if (!other.places.some(({ newIndexes }) => newIndexes.length >= 2)) continue;
    const value = judgeWord(other);
    if (value.isNull) nullRuns.push(...value.reasons);
    else if (!run.crosses) apart.push(value);
    else if (netOf(value) > netOf(judgement)) judgement = value;
  }
  return nullRuns.length > 0 ? [{ isNull: true, reasons: [strayWord(nullRuns)] }] : [judgement, ...apart];
}

/** The reason of T3, with the words not admitted that made the runs null. */
function strayWord(reasons: readonly Reason[]): Reason {
  const words = [...new Set(reasons.flatMap((reason) => reason.words ?? []))];
  return words.length > 0 ? { code: 'stray-word', words } : { code: 'stray-word' };
}

/** The run taken as a word of its own: same reference, same score, no circle; all the rest is outside it. */
function solutionOfRun(solution: Solution, run: Run): Solution {
  const [first] = run.letters;
  const rest = drawnLetters(solution).filter(
    ({ down, right }) => !run.letters.some((letter) => letter.down === down && letter.right === right),
  );
  const word = run.letters.map(({ letter }) => letter).join('');
  return {
    ...solution,
    word,
    circles: [],
    direction: run.direction,
    places: placesIn(solution.position, word, run.direction),
    outside: rest.map(({ letter, down, right }) => ({
      letter,
      down: down - first.down,
      right: right - first.right,
    })),
  };
}

/** T3: right at a technically possible place of the word, or with one fault at a valid one. */
function isLink(solution: Solution, run: Run): boolean {
  return placesToLinkTo(solution).some((place) => {
    const faults = faultsOf(solution.position.board, solution, run, place);
    return faults === 0 || (faults === 1 && place.isValid);
  });
}

/** Places in the direction written; those of a reference in the other direction too, the drawing turned with the word. */
function placesToLinkTo(solution: Solution): Place[] {
  const turned = placesOfReference(solution).filter(({ direction }) => direction !== solution.direction);
  return [...solution.places, ...turned];
}

// --- T2

/** T2: a solution by itself. */
function judgeWord(solution: Solution): Judgement {
  const { position, word, direction, score } = solution;
  const isAdmitted = position.lexicon.has(word);
  const notAdmitted: Reason = { code: 'word-not-admitted', words: [word] };
  const incomplete: Judgement = { isNull: true, reasons: [{ code: 'word-incomplete' }] };
  // T2.1 [4.2, 5.7]
  if (word.includes('-')) return incomplete;
  // T2.3 [5.4.1.a, c, d, D12]
  const isPlayed = solution.places.length > 0 || placesIn(position, word, across(direction)).length > 0;
  if (!isPlayed) {
    if (isPartOfMove(solution, () => true)) return incomplete;
    const code = onceFor(position, `other letters ${word}`, () => couldBeLaidWithOtherLetters(position, word))
      ? 'letters-not-in-draw'
      : 'not-placeable';
    return { isNull: true, reasons: isAdmitted ? [{ code }] : [{ code }, notAdmitted] };
  }
  const isIncomplete = isPartOfMove(solution, (starts) => starts.some((start) => isReferenceTo(solution, start)));
  // T2.4 [5.4.1.a, 5.7]
  if (!isAdmitted) return isIncomplete ? incomplete : { isNull: true, reasons: [notAdmitted] };
  // T2.2: section 4, first line
  if (position.turn === 1) return { isNull: false, value: firstTurnValue(solution) };
  // T2.5 [5.4.2.b, D5, D9]
  const r = valueByReference(solution);
  const k = valueByLinks(solution);
  const s = valueByScore(solution);
  const located = [r, k.value].filter((value) => value !== undefined);
  const irreproachable = located.find((value) => value.isScoreRight && value.warnings.length === 0);
  if (irreproachable) return { isNull: false, value: irreproachable };
  const falseExtension: Judgement = { isNull: true, reasons: [{ code: 'false-extension', words: s.deceptiveWords }] };
  const isTooLow = score !== undefined && score < PENALTY;
  const candidates = [...located];
  if (s.value && (!isTooLow || s.deceptiveWords.length > 0)) candidates.push(s.value);
  if (candidates.length > 0) {
    const best = candidates.reduce((a, b) => (b.tiling.score - b.penalty > a.tiling.score - a.penalty ? b : a));
    if (best === s.value && s.deceptiveWords.length > 0) return falseExtension;
    return { isNull: false, value: best };
  }
  // None [5.4.1.a]
  if (s.value) return { isNull: true, reasons: [{ code: 'penalty-to-nullity' }] };
  if (k.deceptiveWords.length > 0) {
    return { isNull: true, reasons: [{ code: 'false-extension', words: k.deceptiveWords }] };
  }
  if (isIncomplete) return incomplete;
  const shown = [...placesOfReference(solution), ...placesOfLinks(solution)];
  if (shown.length > 0) {
    return { isNull: true, reasons: [{ code: 'formed-word-not-admitted', words: wordsNotAdmitted(shown) }] };
  }
  return { isNull: true, reasons: [{ code: 'unlocated' }] };
}

const wordsNotAdmitted = (places: readonly Place[]): string[] => [
  ...new Set(places.flatMap(({ notAdmitted }) => notAdmitted.map(({ word }) => word))),
];

/** `word-incomplete` [4.2]: the squares of the word, lengthened by the tiles next to them, read as a valid move. */
const isPartOfMove = (solution: Solution, accepts: (starts: readonly Spot[]) => boolean): boolean =>
  longerMoves(solution).some(accepts);

/** For each of these moves, the first square written and the first of the move. */
const longerMoves = ({ position, word, direction }: Solution): readonly (readonly Spot[])[] =>
  onceFor(position, `longer ${direction} ${word}`, () =>
    startsIn(word, direction).flatMap((placement) => {
      const before = [...tilesFrom(position.board, placement, direction, -1)].reverse().join('');
      const last = walk(placement, direction, word.length - 1);
      const after = tilesFrom(position.board, last, direction, 1);
      if (before === '' && after === '') return [];
      const start = walk(placement, direction, -before.length);
      const move = placeAt(position, { word: before + word + after, direction, ...start });
      return move?.isValid ? [[placement, start]] : [];
    }),
  );

/** The reference, in the direction of the word, is this square. */
function isReferenceTo(solution: Solution, spot: Spot): boolean {
  const { reference, direction } = solution;
  if (reference === 'none' || reference === 'illegible' || reference.direction !== direction) return false;
  return reference.row === spot.row && reference.column === spot.column;
}

// --- first turn, score

/** Section 4, first turn [5.4.2.a, 5.5]: the highest score; horizontal always [3.4]. */
function firstTurnValue(solution: Solution): Value {
  const { position, word, score } = solution;
  const horizontal = placesIn(position, word, 'horizontal');
  const places = horizontal.length > 0 ? horizontal : placesIn(position, word, 'vertical');
  const values = places.flatMap((place) => place.tilings.map((tiling) => ({ place, tiling })));
  const highest = Math.max(...values.map(({ tiling }) => tiling.score));
  const [best] = lettersSorted(
    solution,
    values.filter(({ tiling }) => tiling.score === highest),
  );
  const isScoreRight = score === highest;
  return {
    ...best,
    penalty: 0,
    isScoreRight,
    warnings: [...(isScoreRight ? [] : [scoreWarning(solution)]), ...circleWarnings(solution, best.place, best.tiling)],
  };
}

const scoreWarning = ({ score }: Solution): string => (score === undefined ? 'score-missing' : 'score-wrong');

/** 5.5: circles on jokers of the board are not looked at. */
function circlesAt(solution: Solution, place: Placement): number[] {
  const spots = spotsOf(place);
  return solution.circles.filter((index) => !isBoardJoker(solution.position.board, spots[index]));
}

const areCircled = (solution: Solution, place: Place, tiling: Tiling): boolean =>
  circlesAt(solution, place).join() === tiling.jokers.join();

/** 5.5: circles other than the tiling. */
function circleWarnings(solution: Solution, place: Place, tiling: Tiling): string[] {
  if (areCircled(solution, place, tiling)) return [];
  return [circlesAt(solution, place).length === 0 ? 'joker-not-circled' : 'wrong-letter-circled'];
}

/** Ties in what is retained: circles that match, fewest jokers, row, column, leftmost jokers (then horizontal). */
function lettersSorted<T extends { place: Place; tiling: Tiling }>(solution: Solution, choices: readonly T[]): T[] {
  const circled = ({ place, tiling }: T) => (areCircled(solution, place, tiling) ? 0 : 1);
  return [...choices].sort(
    (a, b) =>
      circled(a) - circled(b) ||
      a.tiling.jokers.length - b.tiling.jokers.length ||
      a.place.row - b.place.row ||
      a.place.column - b.place.column ||
      compareIndexes(a.tiling.jokers, b.tiling.jokers) ||
      a.place.direction.localeCompare(b.place.direction),
  );
}

/** "The score at a place": 5.3.1, or else 5.3.2, with the warnings of location besides. */
function valueAt(solution: Solution, place: Place): Value {
  const location = locationWarnings(solution, place);
  const choices = place.tilings.map((tiling) => ({ place, tiling }));
  // 5.3.1
  const [exact] = lettersSorted(
    solution,
    choices.filter(({ tiling }) => tiling.score === solution.score),
  );
  if (exact) {
    const warnings = [...location, ...circleWarnings(solution, place, exact.tiling)];
    return { ...exact, penalty: 0, isScoreRight: true, warnings };
  }
  // 5.3.2, D10
  const circled = choices.find(({ tiling }) => areCircled(solution, place, tiling));
  const fewest = Math.min(...choices.map(({ tiling }) => tiling.jokers.length));
  const [lowest] = choices
    .filter(({ tiling }) => tiling.jokers.length === fewest)
    .sort((a, b) => a.tiling.score - b.tiling.score || compareIndexes(a.tiling.jokers, b.tiling.jokers));
  const { tiling } = circled ?? lowest;
  const warnings = [...location, scoreWarning(solution), ...circleWarnings(solution, place, tiling)];
  return { place, tiling, penalty: 0, isScoreRight: false, warnings };
}

/** Of several places: the one that has the written score, else the one worth least [5.4.2.b second exception, 5.5]. */
function valueAmong(solution: Solution, places: readonly Place[]): Value | undefined {
  const values = places.map((place) => valueAt(solution, place));
  const right = values.filter(({ isScoreRight }) => isScoreRight);
  const faultless = right.filter(({ warnings }) => warnings.length === 0);
  if (right.length > 0) return lettersSorted(solution, faultless.length > 0 ? faultless : right)[0];
  const least = Math.min(...values.map(({ tiling }) => tiling.score));
  return lettersSorted(
    solution,
    values.filter(({ tiling }) => tiling.score === least),
  )[0];
}

// --- R

/** R [5.3]: what the reference shows that is valid. */
const valueByReference = (solution: Solution): Value | undefined =>
  valueAmong(solution, rightPlacesOfReference(solution));

const rightPlacesOfReference = (solution: Solution): Place[] =>
  placesOfReference(solution).filter(({ isValid }) => isValid);

/** The technically possible places from the square of the reference: both ways if it is not in the direction written. */
function placesOfReference(solution: Solution): Place[] {
  const { position, reference, word, direction } = solution;
  if (reference === 'none' || reference === 'illegible') return [];
  const ways = reference.direction === direction ? [direction] : (['horizontal', 'vertical'] as const);
  return ways.flatMap((way) => placeAt(position, { ...reference, word, direction: way }) ?? []);
}

// --- K

/** What the links designate, in the direction written (D6). */
function placesOfLinks(solution: Solution): Place[] {
  const { places } = solution;
  // (a)
  const linked = places.filter((place) => {
    const { count, outside } = linksAt(solution.position.board, solution, place);
    return outside >= 1 && count >= 2;
  });
  const fewest = Math.min(...linked.map((place) => linksAt(solution.position.board, solution, place).strays));
  const byOutside = linked.filter((place) => linksAt(solution.position.board, solution, place).strays === fewest);
  // (b)
  const extensions = places.filter((place) => place.isValid && lengthenedWord(place) >= 2);
  const designated = places.filter((place) => byOutside.includes(place) || extensions.includes(place));
  if (designated.length > 0) return designated;
  // (c)
  if (solution.outside.length > 0 || solution.reference !== 'none') return [];
  return places.filter((place) => linksAt(solution.position.board, solution, place).count >= 2);
}

/** K (D6): the value, or the words of the deceptive places that make it a zero (D2). */
function valueByLinks(solution: Solution): { value?: Value | undefined; deceptiveWords: string[] } {
  const designated = placesOfLinks(solution);
  const valid = designated.filter(({ isValid }) => isValid);
  const value = valueAmong(solution, valid);
  if (!value || value.isScoreRight) return { value, deceptiveWords: [] };
  const deceptive = designated.filter((place) =>
    hasScore(place, solution.score) ? isDeceptiveShown(solution, place) : isDeceptive(solution, place),
  );
  return deceptive.length > 0 ? { deceptiveWords: wordsNotAdmitted(deceptive) } : { value, deceptiveWords: [] };
}

const hasScore = (place: Place, score: number | undefined): boolean =>
  place.tilings.some((tiling) => tiling.score === score);

// --- warnings of location

/** Section 4, warnings of location for the word at a place [5.3 in fine, 5.5]. */
function locationWarnings(solution: Solution, place: Place): string[] {
  const { reference, direction } = solution;
  const { count } = linksAt(solution.position.board, solution, place);
  // [5.3 exception]
  if (lengthenedWord(place) >= 3 && place.direction === direction) return [];
  const isRight = rightPlacesOfReference(solution).some((right) => isSamePlace(right, place));
  if (isRight && reference !== 'none' && reference !== 'illegible') {
    // 5.5, D19
    const inverted = reference.direction === direction ? [] : ['direction-inverted'];
    if (hasOnlyIsolatedStrays(solution, place) || areEnough(solution, count)) return inverted;
    return [...inverted, count === 2 ? 'two-link-letters' : 'one-location-faulty'];
  }
  const warnings: string[] = [];
  if (!areEnough(solution, count)) warnings.push('two-link-letters');
  if (reference !== 'none') warnings.push('one-location-faulty');
  return warnings;
}

const isSamePlace = (a: Placement, b: Placement): boolean =>
  a.row === b.row && a.column === b.column && a.direction === b.direction;

/** 4.3.2, 5.5, D7: three; two on the second turn after a word of two letters. */
function areEnough({ position }: Solution, count: number): boolean {
  const tiles = position.board.filter((tile) => tile !== 0).length;
  return count >= (position.turn === 2 && tiles === 2 ? 2 : ENOUGH_LINKS);
}

/** No letter outside the word, or none on its tile and no run with two of them. */
const hasOnlyIsolatedStrays = (solution: Solution, place: Place): boolean =>
  lettersOnTheirTile(solution.position.board, solution, place).length === 0 && !hasRunOutside(solution);

// --- S

/** S [5.3.3, 5.6]: the score alone, and the words of the deceptive places with that score. */
function valueByScore(solution: Solution): { value?: Value; deceptiveWords: string[] } {
  const { score } = solution;
  if (score === undefined) return { deceptiveWords: [] };
  const located = [...rightPlacesOfReference(solution), ...placesOfLinks(solution).filter(({ isValid }) => isValid)];
  if (located.some((place) => hasScore(place, score))) return { deceptiveWords: [] };
  const places = solution.places.filter((place) => hasScore(place, score));
  const choices = places
    .filter(({ isValid }) => isValid)
    .flatMap((place) => place.tilings.map((tiling) => ({ place, tiling })))
    .filter(({ tiling }) => tiling.score === score);
  const [best] = lettersSorted(solution, choices);
  if (!best) return { deceptiveWords: [] };
  const shown = falsePlacesShown(solution);
  const deceptive = places.filter(
    (place) => isDeceptive(solution, place) || shown.some((other) => isSamePlace(other, place)),
  );
  return {
    value: { ...best, penalty: PENALTY, isScoreRight: true, warnings: [] },
    deceptiveWords: wordsNotAdmitted(deceptive),
  };
}

/** D2: the places that the slip shows with their own score, each mode used showing one. */
function falsePlacesShown(solution: Solution): Place[] {
  const falseOnes = (places: readonly Place[]) =>
    places.filter((place) => hasScore(place, solution.score) && isDeceptiveShown(solution, place));
  const modes: Place[][] = [];
  if (solution.reference !== 'none') modes.push(falseOnes(placesOfReference(solution)));
  if (areLinksAMode(solution)) modes.push(falseOnes(placesOfLinks(solution)));
  return modes.every((places) => places.length > 0) ? modes.flat() : [];
}

/** D2: a run of the drawing holds two letters outside the word, or one of them is a link letter at a possible place. */
function areLinksAMode(solution: Solution): boolean {
  return (
    hasRunOutside(solution) ||
    solution.places.some((place) => linksAt(solution.position.board, solution, place).outside >= 1)
  );
}

// --- deceptive places

/** D1: all the words not admitted that the place forms are plausible. */
const isDeceptive = ({ plausible }: Solution, { notAdmitted }: Place): boolean =>
  notAdmitted.length > 0 && notAdmitted.every((formed) => isPlausible(formed, plausible));

/** D2: at the place shown, any lengthening counts as plausible. */
const isDeceptiveShown = ({ plausible }: Solution, { notAdmitted }: Place): boolean =>
  notAdmitted.length > 0 &&
  plausible !== 'jamais' &&
  notAdmitted.every((formed) => isLengthening(formed) || isPlausible(formed, plausible));

/** D1: the setting of the tournament. */
function isPlausible(formed: FormedWord, plausible: Plausible): boolean {
  if (plausible === 'jamais') return false;
  if (plausible === 'tout') return true;
  if (plausible === 'prolongement') return isLengthening(formed);
  return isPluralOrFeminine(formed);
}

/** D1 (b): a word of the board, of two letters or more, lengthened. */
const isLengthening = ({ before, after }: FormedWord): boolean => before.length >= 2 || after.length >= 2;

/** D1 (c): a word of the board, of two letters or more, and a last letter that marks plural or feminine. */
function isPluralOrFeminine({ word, before, after }: FormedWord): boolean {
  if (before.length < 2 || after !== '') return false;
  const mark = word[word.length - 1];
  if (mark === 'S') return !/[SXZ]$/.test(before);
  if (mark === 'X') return /(AU|EU|OU)$/.test(before);
  if (mark === 'E') return /[BCDFGHJKLMNPQRTVW]$/.test(before) || /[BCDFGHJKLMNPQRSTVWXZ][IU]$/.test(before);
  return false;
}
