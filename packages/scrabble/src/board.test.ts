import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyBoard,
  isEmptyBoard,
  makeBoard,
  makeTile,
  parseBoard,
  tileCharacter,
  tileLetter,
  tileValue,
} from './board.ts';
import { SQUARE_COUNT, squareAt } from './geometry.ts';
import { letterIndex } from './letters.ts';
import { accepted, boardOf, refused } from './testing/given.ts';

const EMPTY_ROW = '.'.repeat(15);
const EMPTY = new Array<string>(15).fill(EMPTY_ROW).join('\n');
/** The empty board with one of its lines, from 1, replaced. */
const withLine = (number: number, line: string) => {
  const lines = EMPTY.split('\n');
  lines[number - 1] = line;
  return lines.join('\n');
};

describe('a board', () => {
  it('is written as 15 lines of 15 characters, jokers in lower case', () => {
    const text = makeBoard(boardOf('H4 MENERaI', '10E GAMIN'));
    expect(text.split('\n')[7]).toBe('...MENERaI.....');
    expect(text.split('\n')[4]).toBe('.........G.....');
    expect(text.split('\n')).toHaveLength(15);
  });

  it('comes back from its lines', () => {
    const tiles = fc.oneof(
      fc.constant(0),
      fc.tuple(fc.nat(25), fc.boolean()).map(([letter, isJoker]) => makeTile(letter, isJoker)),
    );
    fc.assert(
      fc.property(fc.array(tiles, { minLength: SQUARE_COUNT, maxLength: SQUARE_COUNT }), (squares) => {
        const board = Uint8Array.from(squares);
        expect(accepted(parseBoard(makeBoard(board)))).toEqual(board);
      }),
      { numRuns: 50 },
    );
  });

  it('is empty until a tile lies on it', () => {
    expect(isEmptyBoard(emptyBoard())).toBe(true);
    expect(isEmptyBoard(boardOf('O15 A'))).toBe(false);
  });

  it.each([
    ['A', 1, 'A'],
    ['z', 0, 'Z'],
    ['Z', 10, 'Z'],
  ])('has on it a tile %s worth %i, whose letter is %s', (character, value, letter) => {
    const tile = accepted(parseBoard(withLine(1, character + '.'.repeat(14))))[squareAt(0, 0)];
    expect(tileCharacter(tile)).toBe(character);
    expect(tileValue(tile)).toBe(value);
    expect(tileLetter(tile)).toBe(letterIndex(letter));
  });
});

describe('reading a board', () => {
  it.each([
    ['line ends of Windows', EMPTY.replaceAll('\n', '\r\n')],
    ['blank lines around', `\n \n${EMPTY}\n\n`],
    ['a byte order mark', `\uFEFF${EMPTY}`],
    ['indented lines', EMPTY.replace(/^/gm, '  ')],
  ])('forgives %s', (_, text) => {
    expect(isEmptyBoard(accepted(parseBoard(text)))).toBe(true);
  });

  it.each([
    ['nothing', '', 'board-line-count', '15 lignes ; celle-ci en a 0'],
    ['14 lines', EMPTY.slice(16), 'board-line-count', '15 lignes ; celle-ci en a 14'],
    ['16 lines', `${EMPTY}\n${EMPTY_ROW}`, 'board-line-count', '15 lignes ; celle-ci en a 16'],
    ['a short line', withLine(3, '.'.repeat(14)), 'board-line-length', 'La ligne 3 de la grille (rangée C)'],
    ['a long line', withLine(15, '.'.repeat(16)), 'board-line-length', 'La ligne 15 de la grille (rangée O)'],
    ['a blank line inside', withLine(8, ''), 'board-line-length', 'La ligne 8 de la grille (rangée H)'],
    ['a digit', withLine(8, `...7${'.'.repeat(11)}`), 'board-character', '« 7 » en H4'],
    ['an accent', withLine(1, `${'.'.repeat(14)}É`), 'board-character', '« É » en A15'],
    ['a playing card', withLine(15, `🂡${'.'.repeat(14)}`), 'board-character', '« 🂡 » en O1'],
  ])('refuses %s', (_, text, code, sentence) => {
    const fault = refused(parseBoard(text));
    expect(fault.code).toBe(code);
    expect(fault.text).toContain(sentence);
  });
});
