import { describe, expect, test } from 'vitest';
import {
  draftPosition,
  EMPTY_LINES,
  EMPTY_POSITION,
  excessOfDraft,
  layOn,
  playOn,
  readBoard,
  searchedPosition,
} from './positiondraft.ts';

describe('a position made by hand', () => {
  test('is asked as it was typed, accents and blanks forgiven', () => {
    expect(draftPosition({ ...EMPTY_POSITION, turn: '12', draw: 'é té ?' })).toEqual({
      ok: true,
      value: { turn: 12, formula: 'normale', board: EMPTY_LINES, draw: 'ETE?' },
    });
  });

  test.each([
    [{ turn: '0', draw: 'AB' }, 'turn'],
    [{ turn: 'deux', draw: 'AB' }, 'turn'],
    [{ turn: '2', draw: '' }, 'draw'],
    [{ turn: '2', draw: 'A3' }, 'draw'],
    [{ turn: '2', draw: 'ABCDEFGHIJ' }, 'draw'],
    [{ turn: '2', draw: 'SATINERAI' }, 'draw'],
    [{ turn: '2', draw: 'SATINERAI', formula: '7et8' as const }, 'draw'],
  ])('%j says what is wrong with its %s', (typed, code) => {
    expect(draftPosition({ ...EMPTY_POSITION, ...typed })).toMatchObject({ ok: false, fault: { code } });
  });
});

test('what is searched asks no turn', () => {
  const draft = { ...EMPTY_POSITION, turn: 'deux', draw: 'AB' };
  expect(searchedPosition(draft)).toMatchObject({ ok: true, value: { draw: 'AB' } });
});

describe('more letters than a set of tiles', () => {
  test('in the draw with the board', () => {
    expect(excessOfDraft({ ...EMPTY_POSITION, draw: 'ZZZZZZZ' })).toMatch(
      /^La grille et le tirage ont plus de lettres que le jeu.: 7 Z au lieu de 1\.$/,
    );
    expect(excessOfDraft({ ...EMPTY_POSITION, draw: 'AEINRT?' })).toBeUndefined();
    expect(excessOfDraft(EMPTY_POSITION)).toBeUndefined();
  });

  test('on the board already', () => {
    const board = EMPTY_LINES.with(7, 'KKZza..........').with(8, 'b..............');
    expect(excessOfDraft({ ...EMPTY_POSITION, board, draw: 'K' })).toMatch(
      /^La grille a plus de lettres que le jeu.: 2 K au lieu de 1 et 3\sjokers au lieu de 2\.$/,
    );
  });
});

test('a draw may have as many letters as its formula draws, and is told how many when it has more', () => {
  expect(draftPosition({ ...EMPTY_POSITION, formula: '789', draw: 'SATINER??' })).toMatchObject({ ok: true });
  expect(draftPosition({ ...EMPTY_POSITION, formula: '7sur8joker', draw: 'SATINER' })).toMatchObject({ ok: true });
  expect(draftPosition({ ...EMPTY_POSITION, formula: '7sur8', draw: 'SATINERAI' })).toMatchObject({
    fault: { text: expect.stringMatching(/Le tirage a 9 lettres.*il en faut 8 au plus en formule 7 sur 8\./) },
  });
});

describe('laying a word', () => {
  test('forgives accents, as everywhere', () => {
    const laid = layOn(EMPTY_LINES, 'H4 ÉTé');
    expect(laid.ok && laid.value[7]).toBe('...ETe.........');
  });

  test('puts it on the board, jokers in lower case, over letters that agree', () => {
    const across = layOn(EMPTY_LINES, 'h4 MENeRAI');
    if (!across.ok) throw new Error(across.fault.text);
    expect(across.value[7]).toBe('...MENeRAI.....');
    const down = layOn(across.value, '4G AMI');
    expect(down.ok && down.value[8]).toBe('...I...........');
  });

  test.each(['H 4 MENERAI', 'h04  MENERAI', ' H4\u00a0MENERAI '])('%o is laid in H4', (text) => {
    const laid = layOn(EMPTY_LINES, text);
    expect(laid.ok && laid.value[7]).toBe('...MENERAI.....');
  });

  test.each([
    ['MENERAI', 'référence et un mot'],
    ['H4 MEN1', 'référence et un mot'],
    ['Z9 TAS', 'n’est pas une référence'],
    ['H4 TAS TAS', '« H4 TAS » n’est pas une référence'],
    ['h 14 TAS', 'ne peut pas se placer en H14'],
  ])('%s is refused with a sentence', (text, sentence) => {
    expect(layOn(EMPTY_LINES, text)).toMatchObject({ ok: false, fault: { text: expect.stringContaining(sentence) } });
  });
});

test('a board is pasted as 15 lines, or refused with its line', () => {
  expect(readBoard(EMPTY_LINES.join('\n'))).toEqual({ ok: true, value: EMPTY_LINES });
  expect(readBoard(EMPTY_LINES.with(2, '..').join('\n'))).toMatchObject({
    ok: false,
    fault: { text: expect.stringContaining('ligne 3') },
  });
});

test('a solution that is laid leaves the rest of the draw', () => {
  const after = playOn({ ...EMPTY_POSITION, draw: 'TASOU?B' }, { word: 'TASe', reference: 'H7' });
  expect(after.board[7]).toBe('......TASe.....');
  expect(after.draw).toBe('BOU');
});
