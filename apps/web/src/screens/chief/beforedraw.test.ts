import { FORMULAS } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { afterTurn, checkLetters, ghostsOf, type StateBeforeDraw, squaresOf } from './beforedraw.ts';

const before = (after: ReturnType<typeof afterTurn>, more: Partial<StateBeforeDraw> = {}): StateBeforeDraw => ({
  ...{ ...after, isPutBack: false, cancelled: [] },
  ...more,
});
const FIRST = before(afterTurn(undefined, 'normale'));
const TERMS = { formula: FORMULAS.normale, edition: '2023' } as const;
const turn = (word: string, draw: string) => ({
  ...{ number: 1, draw, markedDraw: draw, leftover: '', drawn: draw, rejected: [] },
  ...{ board: [...FIRST.board], running: 0, isVoid: false },
  solution: { word, reference: 'H4', score: 0 },
});
const SECOND = before(afterTurn(turn('MARE', 'MARENES'), 'normale'));

it('begins with an empty board, then goes on from the solution laid', () => {
  expect(FIRST).toMatchObject({ number: 1, leftover: '' });
  const next = afterTurn(turn('MARe', 'MARS?NE'), 'normale');
  expect(next).toMatchObject({ number: 2, leftover: 'ENS' });
  expect(next.board[7]).toBe('...MARe........');
  expect(afterTurn(turn('MARe', 'MARS?NE'), 'joker').board[7]).toBe('...MARE........');
});

it('knows the squares of a move', () => {
  expect(squaresOf({ word: 'MA', reference: 'H4', score: 0 })).toEqual([108, 109]);
  expect([...ghostsOf({ word: 'Ma', reference: '4H', score: 0 })]).toEqual([
    [108, 'M'],
    [123, 'a'],
  ]);
});

describe('letters typed', () => {
  it.each([
    ['', FIRST, 'vide'],
    ['MARENE', FIRST, 'il en faut 7'],
    ['WWARENE', FIRST, 'plus de W'],
    ['AILRTUM', SECOND, 'reliquat (ENS)'],
  ])('%s is a slip of the hand: said, and not to be put back', (text, from, said) => {
    const checked = checkLetters(text, from, TERMS);
    expect(checked.fault).toContain(said);
    expect(checked.rejection).toBeUndefined();
  });

  it.each([
    ['AEIOUAE', FIRST, '2 consonnes'],
    ['BCDFGHA', FIRST, '2 voyelles'],
    ['ENS+RTLM', SECOND, '2 voyelles'],
  ])('%s is to be put back', (text, from, said) => {
    const checked = checkLetters(text, from, TERMS);
    expect(checked.fault).toContain(said);
    expect(checked.rejection).toBe('invalid');
  });

  it('stand as the server would say', () => {
    expect(checkLetters('MARENES', FIRST, TERMS)).toEqual({ draw: 'AEEMNRS' });
    expect(checkLetters('ENS+AILR', SECOND, TERMS)).toEqual({ draw: 'AEILNRS' });
    expect(checkLetters('-AILRTUM', SECOND, TERMS)).toEqual({ draw: 'AILMRTU' });
  });

  it('stand by a Y or a joker: put back at the choice of the chief referee, where the edition leaves it', () => {
    expect(checkLetters('BCDFGAY', FIRST, TERMS)).toEqual({ draw: 'ABCDFGY', rejection: 'choice' });
    expect(checkLetters('BCDFGA?', FIRST, TERMS).rejection).toBe('choice');
    expect(checkLetters('BCDFAEY', FIRST, TERMS).rejection).toBeUndefined();
    expect(checkLetters('BCDFGAY', FIRST, { ...TERMS, edition: '2019' }).rejection).toBeUndefined();
  });

  it('owe nothing to a leftover that is back in the bag', () => {
    expect(checkLetters('AILRTUM', { ...SECOND, isPutBack: true }, TERMS)).toEqual({ draw: 'AILMRTU' });
  });

  it('are not those of the turn that was cancelled', () => {
    const again = { ...FIRST, isPutBack: true, cancelled: ['AEEMNRS'] };
    expect(checkLetters('MARENES', again, TERMS)).toMatchObject({
      fault: expect.stringContaining('celui du coup annulé'),
      rejection: 'as-cancelled',
    });
    expect(checkLetters('MARENET', again, TERMS)).toEqual({ draw: 'AEEMNRT' });
  });
});
