import { describe, expect, it } from 'vitest';
import { gapsOf, tablesOf } from './sharing.ts';

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
