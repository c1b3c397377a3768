import { BOARD_SIZE, letterIndex, premiumOf, rowName, squareAt, VALUES } from '@raccord/scrabble';
import { type Html, html } from '../html.ts';

const INDEXES = Array.from({ length: BOARD_SIZE }, (_, index) => index);

/** The board without its tiles, as the application draws it: the script lays them. */
export const makeEmptyBoard = (): Html => framed(html` id="board"`, 'Grille', () => undefined);

/** A board as it stands, for pages without a script. @param lines 15 of them, as a view tells them. */
export const makeStandingBoard = (lines: readonly string[], label: string): Html =>
  framed(undefined, label, (row, column) => {
    const letter = lines[row]?.[column] ?? '.';
    return letter === '.' ? undefined : tileOf(letter);
  });

const framed = (
  attributes: Html | undefined,
  label: string,
  tileAt: (row: number, column: number) => Html | undefined,
): Html =>
  html`<div class="frame"${attributes} role="img" aria-label="${label}"><div class="squares">
<span class="axis"></span>${INDEXES.map((column) => axis(String(column + 1)))}
${INDEXES.map((row) => html`${axis(rowName(row))}${INDEXES.map((column) => squareOf(squareAt(row, column), tileAt(row, column)))}\n`)}</div></div>
`;

/** Lower case for a joker, which is worth nothing. */
function tileOf(letter: string): Html {
  const isJoker = letter !== letter.toUpperCase();
  const value = isJoker ? '' : html`<span class="value" data-value="${VALUES[letterIndex(letter)]}"></span>`;
  return html`<span class="tile" data-joker="${isJoker}">${letter.toUpperCase()}${value}</span>`;
}

const axis = (name: string): Html => html`<span class="axis" aria-hidden="true">${name}</span>`;

function squareOf(square: number, tile: Html | undefined): Html {
  const premium = premiumOf(square);
  return html`<span class="square"${premium === undefined ? '' : html` data-premium="${premium}"`}>${tile}</span>`;
}
