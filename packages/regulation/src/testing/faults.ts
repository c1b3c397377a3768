import { isMarked, makeReference, otherDirection, type Solution, type Start } from '@raccord/scrabble';
import fc from 'fast-check';
import { tileAt } from '../cells.ts';
import type { OutsideLetter, Slip, WrittenSolution } from '../slip.ts';
import type { RandomTurn } from './positions.ts';
import { linesThrough, linkFrom, oneOf } from './slips.ts';

/** A slip as it was meant, without a fault, and the faults that a hand made in it: each one can be taken away again. */
export interface Faulty {
  readonly meant: Solution;
  readonly faults: readonly Fault[];
  /** The slip with some of its faults only. */
  slipWith(faults: readonly Fault[]): Slip;
}

/** What is wrong, each with what stands there instead. */
export type Fault =
  | { readonly kind: 'score'; readonly score: number | undefined }
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'direction' }
  | { readonly kind: 'link'; readonly outside: readonly OutsideLetter[] }
  | { readonly kind: 'stray'; readonly letter: OutsideLetter }
  | { readonly kind: 'circle'; readonly index: number }
  | { readonly kind: 'word'; readonly index: number; readonly letter: string };

const ORDER: readonly Fault['kind'][] = [
  ...(['score', 'reference', 'direction', 'circle', 'word', 'link', 'stray'] as const),
];

/** Slips with one fault to three, located by a reference, by a right link, or by both. */
export function faultySlipsFor(position: RandomTurn): fc.Arbitrary<Faulty> {
  const { solutions } = position;
  return oneOf(solutions).chain((meant) => {
    const links = linksOf(position, meant);
    return fc
      .record({
        mode: fc.constantFrom('reference', 'links', 'both'),
        faults: fc.uniqueArray(faultIn(position, meant), { minLength: 1, maxLength: 3, selector: ({ kind }) => kind }),
      })
      .filter(({ mode }) => mode === 'reference' || links.length >= 3)
      .filter(({ mode, faults }) => faults.every(({ kind }) => isFaultOf(mode, kind)))
      .map(({ mode, faults }) => ({
        meant,
        faults,
        slipWith: (some) => slipOf(meant, mode === 'reference' ? [] : links, mode !== 'links', some),
      }));
  });
}

/** A link cannot be spoiled nor a reference be wrong where none is written. */
const isFaultOf = (mode: string, kind: Fault['kind']): boolean =>
  mode === 'reference' ? kind !== 'link' : mode !== 'links' || kind !== 'reference';

function slipOf(meant: Solution, links: readonly OutsideLetter[], isReferred: boolean, faults: readonly Fault[]): Slip {
  const { direction } = meant.start;
  let written: WrittenSolution = { word: meant.word, direction, outside: links };
  if (isReferred) written = { ...written, reference: meant.reference };
  let score: number | undefined = meant.score;
  let isTurned = false;
  // Circles stand where the word was meant to have its letters, strays beside what is left of the links.
  for (const fault of faults.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))) {
    const { word, outside } = written;
    if (fault.kind === 'score') score = fault.score;
    else if (fault.kind === 'reference') written = { ...written, reference: fault.reference };
    else if (fault.kind === 'direction') isTurned = true;
    else if (fault.kind === 'link') written = { ...written, outside: fault.outside };
    else if (fault.kind === 'stray') written = { ...written, outside: [...outside, fault.letter] };
    else {
      const letter = fault.kind === 'word' ? fault.letter : otherCase(word[fault.index]);
      written = { ...written, word: word.slice(0, fault.index) + letter + word.slice(fault.index + 1) };
    }
  }
  const apart = { ...written, outside: onOwnSquares(written) };
  return {
    state: 'handed-in',
    solutions: [isTurned ? turned(apart) : apart],
    ...(score === undefined ? {} : { score }),
  };
}

const otherCase = (letter: string): string => (isMarked(letter) ? letter.toUpperCase() : letter.toLowerCase());

/** The whole drawing written the other way. */
const turned = ({ direction, outside, ...rest }: WrittenSolution): WrittenSolution => ({
  ...rest,
  direction: otherDirection(direction),
  outside: outside.map(({ letter, down, right }) => ({ letter, down: right, right: down })),
});

/** Letters on squares of their own, none of them on the word nor at its ends. */
function onOwnSquares({ word, direction, outside }: WrittenSolution): OutsideLetter[] {
  const squares = new Map<string, OutsideLetter>();
  for (const letter of outside) {
    const [along, aside] = direction === 'horizontal' ? [letter.right, letter.down] : [letter.down, letter.right];
    if (aside !== 0 || along < -1 || along > word.length) squares.set(`${letter.down} ${letter.right}`, letter);
  }
  return [...squares.values()];
}

/** All the tiles of the words that a solution meets, but its own. */
function linksOf({ turn }: RandomTurn, { start, word }: Solution): OutsideLetter[] {
  const lines = linesThrough(turn, start, word).flatMap(({ tiles }) => tiles);
  return onOwnSquares({ word, direction: start.direction, outside: lines });
}

function faultIn({ turn }: RandomTurn, meant: Solution): fc.Arbitrary<Fault> {
  const { word, start } = meant;
  const at = fc.nat({ max: word.length - 1 });
  const elsewhere = turn.places(word.toUpperCase(), start.direction).flatMap(({ tilings }) => tilings);
  return fc.oneof(
    fc
      .oneof(fc.constant(undefined), fc.nat({ max: 30 }), oneOf(elsewhere.map(({ score }) => score)))
      .map((score) => ({ kind: 'score' as const, score })),
    referenceNear(start).map((reference) => ({ kind: 'reference' as const, reference })),
    fc.constant({ kind: 'direction' as const }),
    linkFrom(turn, start, word).map((outside) => ({ kind: 'link' as const, outside })),
    fc
      .record({
        letter: fc.constantFrom(...'AEMRSTX'),
        down: fc.integer({ min: -3, max: 3 }),
        right: fc.integer({ min: -3, max: 3 }),
      })
      .filter(({ letter, down, right }) => tileAt(turn.board, start.row + down, start.column + right) !== letter)
      .map((letter) => ({ kind: 'stray' as const, letter })),
    at.map((index) => ({ kind: 'circle' as const, index })),
    fc
      .record({ index: at, letter: fc.constantFrom('', 'E', 'S', 'A') })
      .filter(({ index, letter }) => letter !== word[index].toUpperCase())
      .map((wrong) => ({ kind: 'word' as const, ...wrong })),
  );
}

/** Illegible, one or two squares off, or in the other direction. */
function referenceNear(start: Start): fc.Arbitrary<string> {
  const near = (at: number) => fc.integer({ min: Math.max(0, at - 2), max: Math.min(14, at + 2) });
  const direction = fc.constantFrom('horizontal' as const, 'vertical' as const);
  return fc.oneof(
    fc.constant('illisible'),
    fc.record({ row: near(start.row), column: near(start.column), direction }).map(makeReference),
  );
}
