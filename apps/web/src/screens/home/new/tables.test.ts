import { describe, expect, it } from 'vitest';
import { gapsOf, inRanges, makeTables, parseTables, tablesOf } from './tables.ts';

describe('tables as typed', () => {
  it.each([
    ['1-20', [{ from: 1, to: 20 }]],
    [
      '1 - 20 , 25',
      [
        { from: 1, to: 20 },
        { from: 25, to: 25 },
      ],
    ],
    [
      '3 à 5; 9–10',
      [
        { from: 3, to: 5 },
        { from: 9, to: 10 },
      ],
    ],
    ['', []],
    ['20-1', undefined],
    ['0-4', undefined],
    ['a', undefined],
    ['1-2-3', undefined],
    ['20001', undefined],
  ])('%j', (text, expected) => {
    expect(parseTables(text)).toEqual(expected);
  });

  it('are written back as they are read', () => {
    expect(makeTables(parseTables('1-20, 25') ?? [])).toBe('1-20, 25');
    expect(makeTables(inRanges([5, 2, 1, 9, 3]))).toBe('1-3, 5, 9');
  });
});

describe('tables of referees', () => {
  it('are an even share, but for what was typed', () => {
    const shares = tablesOf([{ name: 'A' }, { name: 'B', tables: '1-2' }], [1, 2, 3, 4]);
    expect(shares).toEqual([[{ from: 1, to: 2 }], [{ from: 1, to: 2 }]]);
    expect(gapsOf(shares, [1, 2, 3, 4])).toEqual({ without: [3, 4], twice: [1, 2] });
  });

  it('are unknown where they cannot be read', () => {
    expect(tablesOf([{ name: 'A', tables: 'toutes' }], [1])).toEqual([undefined]);
  });
});
