import { BOARD_SIZE, rowName, SQUARE_COUNT, squareAt } from './geometry.ts';
import { letterIndex, VALUES } from './letters.ts';
import { accept, type Result, refuse } from './result.ts';

/** A tile on the board: its letter (1 = A … 26 = Z), with this bit if it is a joker. 0 is an empty square. */
export const JOKER_TILE = 32;

/** A board, never changed in place: one cell for each square, row after row. */
export type Board = Readonly<Uint8Array>;

export const emptyBoard = (): Board => new Uint8Array(SQUARE_COUNT);

export const isEmptyBoard = (board: Board): boolean => board.every((tile) => tile === 0);

/** The letter index (0–25) of a tile. */
export const tileLetter = (tile: number): number => (tile & 31) - 1;

/** What a tile on the board is worth: a joker is worth nothing. */
export const tileValue = (tile: number): number => (tile === 0 || tile & JOKER_TILE ? 0 : VALUES[tileLetter(tile)]);

export const makeTile = (letter: number, isJoker: boolean): number => (letter + 1) | (isJoker ? JOKER_TILE : 0);

/** `A`–`Z`, `a`–`z` for a joker, `.` for an empty square. */
export function tileCharacter(tile: number): string {
  if (tile === 0) return '.';
  return String.fromCharCode((tile & JOKER_TILE ? 97 : 65) + tileLetter(tile));
}

export type BoardFaultCode = 'board-line-count' | 'board-line-length' | 'board-character';

/** Reads 15 lines of 15 characters; blank lines before and after are forgiven. */
export function parseBoard(text: string): Result<Board, BoardFaultCode> {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .trimEnd()
    .split(/\r?\n/);
  if (lines.length !== BOARD_SIZE) {
    const count = lines.length === 1 && lines[0] === '' ? 0 : lines.length;
    return refuse(
      'board-line-count',
      `La grille doit avoir ${BOARD_SIZE} lignes ; celle-ci en a ${count}. Écrivez une ligne par rangée, de A à O.`,
    );
  }
  const squares = new Uint8Array(SQUARE_COUNT);
  for (let row = 0; row < BOARD_SIZE; row++) {
    const line = [...lines[row].trim()];
    if (line.length !== BOARD_SIZE) {
      return refuse(
        'board-line-length',
        `La ligne ${row + 1} de la grille (rangée ${rowName(row)}) doit avoir ${BOARD_SIZE} caractères ; elle en a ${line.length}.`,
      );
    }
    for (let column = 0; column < BOARD_SIZE; column++) {
      const tile = parseTile(line[column]);
      if (tile < 0) {
        return refuse(
          'board-character',
          `Caractère « ${line[column]} » en ${rowName(row)}${column + 1} : la grille n’admet que « . » (case vide), A à Z (lettre) et a à z (joker).`,
        );
      }
      squares[squareAt(row, column)] = tile;
    }
  }
  return accept(squares);
}

/** The 15 lines of a board, as `parseBoard` reads them. */
export function makeBoard(board: Board): string {
  let lines = '';
  for (let square = 0; square < board.length; square++) {
    if (square > 0 && square % BOARD_SIZE === 0) lines += '\n';
    lines += tileCharacter(board[square]);
  }
  return lines;
}

function parseTile(character: string): number {
  if (character === '.') return 0;
  const isJoker = character >= 'a' && character <= 'z';
  const letter = letterIndex(isJoker ? character.toUpperCase() : character);
  return letter < 0 || character.length > 1 ? -1 : makeTile(letter, isJoker);
}
