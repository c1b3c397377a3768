import type { OutsideLetter, Slip, WrittenSolution } from '@raccord/regulation';
import { tidyReference } from './slipdraft.ts';

export type ComparedField =
  | 'state'
  | 'word'
  | 'direction'
  | 'reference'
  | 'outside'
  | 'struck'
  | 'score'
  | 'legibility';

/** What two people read of a slip in one of its fields. */
export interface Compared {
  readonly field: ComparedField;
  /** Of the solution it belongs to. */
  readonly index: number;
  readonly first: string;
  readonly second: string;
  readonly isSame: boolean;
}

/** Letters around the word, in the order of reading. */
const inOrder = (outside: readonly OutsideLetter[]): OutsideLetter[] =>
  [...outside].sort((a, b) => a.down - b.down || a.right - b.right);

const drawingOf = (outside: readonly OutsideLetter[] = []): string =>
  inOrder(outside)
    .map(({ letter, down, right }) => `${letter.toUpperCase()} ${down} ${right}`)
    .join();

const READERS: readonly [ComparedField, (solution: WrittenSolution) => string][] = [
  ['word', ({ word }) => word],
  ['direction', ({ direction }) => direction],
  ['reference', ({ reference = '' }) => tidyReference(reference)],
  [
    'outside',
    ({ outside }) =>
      inOrder(outside)
        .map(({ letter }) => letter)
        .join(' '),
  ],
  ['struck', ({ isStruck }) => (isStruck ? 'struck' : '')],
];

/** Two entries of one slip, field by field; conduct is left out, since the paper does not show it. */
export function compareSlips(first: Slip, second: Slip): readonly Compared[] {
  const longest = Math.max(first.solutions.length, second.solutions.length);
  const solutions = Array.from({ length: longest }, (_, index) =>
    READERS.map(([field, read]) => {
      const [a, b] = [first.solutions[index], second.solutions[index]];
      const compared = compare(field, a ? read(a) : '', b ? read(b) : '', index);
      return field === 'outside' ? { ...compared, isSame: drawingOf(a?.outside) === drawingOf(b?.outside) } : compared;
    }),
  );
  return [
    compare('state', first.state, second.state),
    ...solutions.flat(),
    compare('score', first.score?.toString() ?? '', second.score?.toString() ?? ''),
    compare('legibility', first.legibility ?? '', second.legibility ?? ''),
  ];
}

const compare = (field: ComparedField, first: string, second: string, index = 0): Compared => ({
  field,
  index,
  first,
  second,
  isSame: first === second,
});

export const isSameSlip = (first: Slip, second: Slip): boolean =>
  compareSlips(first, second).every(({ isSame }) => isSame);
