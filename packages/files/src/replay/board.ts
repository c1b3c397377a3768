import {
  BOARD_SIZE,
  LETTER_MULTIPLIERS,
  letterIndex,
  rowName,
  squareAt,
  VALUES,
  WORD_MULTIPLIERS,
} from '@raccord/scrabble';
import { escapeHtml } from '../html.ts';

const INDEXES = Array.from({ length: BOARD_SIZE }, (_, index) => index);

/** The board without its tiles, as the application draws it: the script lays them. */
export const makeEmptyBoard = (): string => framed(' id="board"', 'Grille', () => '');

/** A board as it stands, for pages without a script. @param lines 15 of them, as a view tells them. */
export const makeStandingBoard = (lines: readonly string[], label: string): string =>
  framed('', label, (row, column) => {
    const letter = lines[row]?.[column] ?? '.';
    return letter === '.' ? '' : tileOf(letter);
  });

const framed = (attributes: string, label: string, tileAt: (row: number, column: number) => string): string =>
  `<div class="frame"${attributes} role="img" aria-label="${escapeHtml(label)}"><div class="squares">
<span class="axis"></span>${INDEXES.map((column) => axis(String(column + 1))).join('')}
${INDEXES.map((row) => `${axis(rowName(row))}${INDEXES.map((column) => squareOf(squareAt(row, column), tileAt(row, column))).join('')}\n`).join('')}</div></div>
`;

/** Lower case for a joker, which is worth nothing. */
function tileOf(letter: string): string {
  const isJoker = letter !== letter.toUpperCase();
  const value = isJoker ? '' : `<span class="value" data-value="${VALUES[letterIndex(letter)]}"></span>`;
  return `<span class="tile" data-joker="${isJoker}">${letter.toUpperCase()}${value}</span>`;
}

const axis = (name: string): string => `<span class="axis" aria-hidden="true">${name}</span>`;

function squareOf(square: number, tile: string): string {
  const premium = premiumOf(square);
  return `<span class="square"${premium === undefined ? '' : ` data-premium="${premium}"`}>${tile}</span>`;
}

function premiumOf(square: number): string | undefined {
  if (WORD_MULTIPLIERS[square] > 1) return `word-${WORD_MULTIPLIERS[square]}`;
  if (LETTER_MULTIPLIERS[square] > 1) return `letter-${LETTER_MULTIPLIERS[square]}`;
  return undefined;
}
