import { readFileSync } from 'node:fs';
import type { FormulaName } from '@raccord/scrabble';
import { expect, it } from 'vitest';
import { layOnLines, lettersSorted, lettersWithout, whyRejected } from './bag.ts';
import { moveWritten, type ReferenceMove, type Vocabulary } from './solver.ts';

/** Whether its words are admitted is for another test: here the sheet is held against the letters, the squares and the scores. */
const ANY_WORD = { admitted: { has: () => true } } as unknown as Vocabulary;
const EMPTY: readonly string[] = Array.from({ length: 15 }, () => '.'.repeat(15));

interface SheetTurn {
  readonly draw: string;
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

/** A sheet as the club of Hiersac publishes its games (hiersac-scrabble.org): the word of a draw stands on the line of the next one. */
function sheetOf(file: string): SheetTurn[] {
  const bytes = readFileSync(new URL(`../../files/src/games/testdata/${file}`, import.meta.url));
  const text = bytes.includes(0xc3) ? bytes.toString('utf8') : new TextDecoder('latin1').decode(bytes);
  const rows = text.split(/\r?\n/).map((line) => line.split('\t'));
  const draws = rows.map(([, draw = '']) => draw.trim()).filter((draw) => draw !== '');
  return rows
    .filter(([, , word = '']) => word !== '')
    .map(([, , word, reference, score], index) => ({
      draw: draws[index],
      word: word
        .normalize('NFD')
        .replaceAll(/[\p{Mn}*\s]/gu, '')
        .replaceAll(/\((.)\)/g, (_, joker) => joker.toLowerCase()),
      reference: reference.replaceAll(/\s/g, ''),
      score: Number(score),
    }));
}

/** The same of a game in the columns of a record: draw, word, reference, score. */
function sheetOfRecord(file: string): SheetTurn[] {
  const text = readFileSync(new URL(`../../scrabble/src/record/testdata/${file}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => /^[^#\s]/.test(line))
    .map((line) => line.split(/\s+/))
    .map(([draw, word, reference, score]) => ({ draw, word, reference, score: Number(score) }));
}

/** A joker that goes back to the bag is not marked on a sheet: any letter may have been one, if the score is right. */
function moveOf(
  lines: readonly string[],
  draw: string,
  { word, reference, score }: SheetTurn,
): ReferenceMove | undefined {
  const marked = [...word].map((letter, at) => word.slice(0, at) + letter.toLowerCase() + word.slice(at + 1));
  return [word, ...marked]
    .flatMap((one) => moveWritten(ANY_WORD, lines, draw, 7, { word: one, reference }) ?? [])
    .find((move) => move.score === score);
}

/** What does not hold on a sheet, turn by turn. */
function contradictions(turns: readonly SheetTurn[], formula: FormulaName): string[] {
  let lines = EMPTY;
  let leftover = '';
  return turns.flatMap((sheet, index) => {
    const draw = lettersSorted(sheet.draw.replaceAll(/[-+]/g, ''));
    const kept = sheet.draw.startsWith('-') ? '' : leftover;
    const move = moveOf(lines, draw, sheet);
    const why = whyRejected(draw, { turn: index + 1, formula, edition: '2019', lines });
    const found = [
      ...(why === undefined ? [] : [why]),
      ...(lettersWithout(draw, kept) === undefined ? [`without the leftover ${kept}`] : []),
      ...(move ? [] : [`${sheet.word} ${sheet.reference} does not make ${sheet.score}`]),
    ];
    if (move) ({ lines, leftover } = layOnLines(lines, move.after, draw, formula));
    return found.map((what) => `${index + 1}: ${what}`);
  });
}

it.each([
  ['club.txt', 'normale', sheetOf('club.txt'), 21, 1034],
  ['club-joker.txt', 'joker', sheetOf('club-joker.txt'), 18, 1187],
  ['hiersac-2023-01-20.txt', 'joker', sheetOfRecord('hiersac-2023-01-20.txt'), 18, 1188],
] as const)(
  'a game as a club published it holds by letters, squares and scores: %s',
  (_, formula, turns, count, total) => {
    expect(turns).toHaveLength(count);
    expect(turns.reduce((sum, { score }) => sum + score, 0)).toBe(total);
    expect(contradictions(turns, formula)).toEqual([]);
  },
);

it('a wrong score, a letter too many and a leftover put aside on such a sheet are said', () => {
  const sheet = sheetOf('club.txt');
  expect(contradictions(sheet.with(0, { ...sheet[0], score: 77 }), 'normale')[0]).toBe(
    '1: ChACUNE H4 does not make 77',
  );
  expect(contradictions(sheet.with(2, { ...sheet[2], draw: 'ZZZRERI' }), 'normale')[0]).toBe('3: not in the bag');
  expect(contradictions(sheet.with(5, { ...sheet[5], draw: 'EHVPAEI' }), 'normale')[0]).toBe(
    '6: without the leftover UUX',
  );
});
