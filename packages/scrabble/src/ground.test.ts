import { describe, expect, it } from 'vitest';
import { linesFor, startsFor } from './ground.ts';
import { makeReference } from './reference.ts';
import { boardOf, drawOf } from './testing/given.ts';

const ROW_H = 7;
const MENERAI = boardOf('H4 MENERAI');

describe('where the letters of a word may come from', () => {
  it.each([
    ['the draw has them all: any line', 'TESOUPL', 'TES', 15],
    ['the line has the one that is missing', 'TSOUPLI', 'TEMS', 1],
    ['the line has fewer than are missing', 'TSOUPLI', 'MMTS', 0],
    ['a joker stands for one', 'TSOUPL?', 'TEMS', 1],
    ['a joker stands for it anywhere', 'TSOUPL?', 'TOMS', 15],
    ['nobody has it', 'TSOUPLI', 'KS', 0],
  ])('%s', (_, draw, word, count) => {
    expect(linesFor(MENERAI, drawOf(draw), word, 'horizontal')).toHaveLength(count);
  });

  it('is told apart across and down', () => {
    expect(linesFor(MENERAI, drawOf('TSOUPLI'), 'MES', 'horizontal')).toEqual([ROW_H]);
    expect(linesFor(MENERAI, drawOf('TSOUPLI'), 'MES', 'vertical')).toEqual([]);
    expect(linesFor(MENERAI, drawOf('TSOUPLI'), 'MTS', 'vertical')).toEqual([3]);
  });
});

describe('where a word may start', () => {
  const starts = (draw: string, letters: string, direction: 'horizontal' | 'vertical') =>
    startsFor(MENERAI, drawOf(draw), letters, direction).map(makeReference);

  it('leaves room for its letters, rows first, left to right', () => {
    expect(starts('TSOUPLI', 'MENERAIS', 'horizontal')).toEqual(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8']);
    expect(starts('TSOUPLI', 'TSOUPLI', 'vertical').slice(14, 16)).toEqual(['15A', '1B']);
  });

  it('is anywhere on the board for one letter or none, nowhere for more than a line', () => {
    expect(starts('TSOUPLI', 'T', 'vertical')).toHaveLength(225);
    expect(starts('TSOUPLI', '', 'horizontal')).toHaveLength(225);
    expect(starts('TSOUPLI', 'T'.repeat(16), 'horizontal')).toHaveLength(0);
  });
});
