import { BOARD_SIZE, LETTER_MULTIPLIERS, rowName, squareAt, WORD_MULTIPLIERS } from '@raccord/scrabble';

const INDEXES = Array.from({ length: BOARD_SIZE }, (_, index) => index);

/** The board without its tiles, as the application draws it: the script lays them. */
export const makeEmptyBoard = (): string =>
  `<div class="frame" id="board" role="img" aria-label="Grille"><div class="squares">
<span class="axis"></span>${INDEXES.map((column) => axis(String(column + 1))).join('')}
${INDEXES.map((row) => `${axis(rowName(row))}${INDEXES.map((column) => squareOf(squareAt(row, column))).join('')}\n`).join('')}</div></div>
`;

const axis = (name: string): string => `<span class="axis" aria-hidden="true">${name}</span>`;

function squareOf(square: number): string {
  const premium = premiumOf(square);
  return `<span class="square"${premium === undefined ? '' : ` data-premium="${premium}"`}></span>`;
}

function premiumOf(square: number): string | undefined {
  if (WORD_MULTIPLIERS[square] > 1) return `word-${WORD_MULTIPLIERS[square]}`;
  if (LETTER_MULTIPLIERS[square] > 1) return `letter-${LETTER_MULTIPLIERS[square]}`;
  return undefined;
}
