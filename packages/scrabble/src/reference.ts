import { type Direction, rowName, type Start } from './geometry.ts';
import { letterIndex } from './letters.ts';
import { accept, type Result, refuse } from './result.ts';

export type ReferenceFaultCode = 'reference-unreadable';

const HORIZONTAL = /^([A-O])\s*(1[0-5]|0?[1-9])$/i;
const VERTICAL = /^(1[0-5]|0?[1-9])\s*([A-O])$/i;

/**
 * Reads `H4` (horizontal: row H, from column 4) or `4H` (vertical: column 4, from row H), as people write them too: `h 4`,
 * `04H`. Anything else is left to a person, who says that it is illegible.
 */
export function parseReference(text: string): Result<Start, ReferenceFaultCode> {
  const tidy = text.trim();
  const horizontal = HORIZONTAL.exec(tidy);
  if (horizontal) return accept(startAt(horizontal[1], horizontal[2], 'horizontal'));
  const vertical = VERTICAL.exec(tidy);
  if (vertical) return accept(startAt(vertical[2], vertical[1], 'vertical'));
  return refuse(
    'reference-unreadable',
    `« ${text} » n’est pas une référence : écrivez par exemple H4 (horizontal) ou 4H (vertical), lettres A à O, nombres 1 à 15.`,
  );
}

export function makeReference({ row, column, direction }: Start): string {
  return direction === 'horizontal' ? `${rowName(row)}${column + 1}` : `${column + 1}${rowName(row)}`;
}

function startAt(letter: string, number: string, direction: Direction): Start {
  return { row: letterIndex(letter.toUpperCase()), column: Number(number) - 1, direction };
}
