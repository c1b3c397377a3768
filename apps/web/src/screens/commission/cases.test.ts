import type { Slip } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { withSameWord } from './cases.ts';

const slipOf = (...words: string[]) => ({
  state: 'handed-in' as const,
  solutions: words.map((word) => ({ word, direction: 'horizontal' as const, outside: [] })),
});
const tableOf = (entrant: string, slip?: Slip) => ({ entrant, slip });

describe('withSameWord', () => {
  it('finds the others who wrote it, whatever they circled', () => {
    const tables = [
      tableOf('p1', slipOf('MANIERE')),
      tableOf('p2', slipOf('MANIEre')),
      tableOf('p3', slipOf('MENER')),
      tableOf('p4'),
      tableOf('p5', slipOf('MENER', 'MANIERE')),
    ];
    const found = (slip?: ReturnType<typeof slipOf>) =>
      withSameWord(tables, { entrant: 'p1', slip }).map(({ entrant }) => entrant);
    expect(found(slipOf('MANIERE'))).toEqual(['p2', 'p5']);
    expect(found()).toEqual([]);
  });
});
