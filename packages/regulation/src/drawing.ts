import { accept, type Direction, type Result, refuse } from '@raccord/scrabble';
import type { OutsideLetter, WrittenSolution } from './slip.ts';

export type DrawingFaultCode =
  | 'drawing-character'
  | 'drawing-word-absent'
  | 'drawing-word-twice'
  | 'drawing-word-longer';

/** A letter struck out: it does not exist, and nothing stands there. */
const STRUCK = '#';

/**
 * The letters outside the word in a drawing, where `.` is nothing written. The word must stand there once, in its
 * direction, case aside, with no letter just before or after it: the word written would be another one.
 */
export function parseDrawing(
  drawing: string,
  word: string,
  direction: Direction,
): Result<OutsideLetter[], DrawingFaultCode> {
  const lines = drawing
    .split(/\r?\n/)
    .map((line) => line.trimEnd().toUpperCase().replaceAll(STRUCK, '.'))
    .filter((line, index, all) => line !== '' || all.slice(index).some((later) => later !== ''));
  for (const [index, line] of lines.entries()) {
    const wrong = /[^A-Z.-]/.exec(line);
    if (wrong) {
      return refuse(
        'drawing-character',
        `ligne ${index + 1} du dessin : « ${wrong[0]} » ; il n’y faut que des lettres, « . » (rien), « # » (lettre rayée) et « - ».`,
      );
    }
  }
  const at = (row: number, column: number): string => lines[row]?.[column] ?? '.';
  const along = (row: number, column: number, step: number): string =>
    direction === 'horizontal' ? at(row, column + step) : at(row + step, column);
  const target = word.toUpperCase();
  const starts: [number, number][] = [];
  const width = Math.max(...lines.map((line) => line.length));
  for (let row = 0; row < lines.length; row++) {
    for (let column = 0; column < width; column++) {
      if ([...target].every((letter, step) => along(row, column, step) === letter)) starts.push([row, column]);
    }
  }
  const written = `« ${word} » (${direction})`;
  if (starts.length === 0) return refuse('drawing-word-absent', `le dessin ne contient pas ${written}.`);
  const free = starts.filter(
    ([row, column]) => along(row, column, -1) === '.' && along(row, column, target.length) === '.',
  );
  if (free.length > 1) return refuse('drawing-word-twice', `le dessin contient plusieurs fois ${written}.`);
  if (free.length === 0) {
    return refuse(
      'drawing-word-longer',
      `dans le dessin, une lettre touche ${written} sur sa ligne : le mot écrit est alors un autre mot.`,
    );
  }
  const [row, column] = free[0];
  const outside: OutsideLetter[] = [];
  lines.forEach((line, r) => {
    [...line].forEach((letter, c) => {
      const step = direction === 'horizontal' ? c - column : r - row;
      const isOnLine = direction === 'horizontal' ? r === row : c === column;
      if (letter === '.' || letter === '-' || (isOnLine && step >= 0 && step < target.length)) return;
      outside.push({ letter, down: r - row, right: c - column });
    });
  });
  return accept(outside);
}

/** The drawing of a solution as written, `parseDrawing`'s converse. */
export function makeDrawing(solution: WrittenSolution): string {
  const isAcross = solution.direction === 'horizontal';
  const cells = [
    ...[...solution.word].map((letter, step) => ({
      letter,
      down: isAcross ? 0 : step,
      right: isAcross ? step : 0,
    })),
    ...solution.outside,
  ];
  const top = Math.min(...cells.map(({ down }) => down));
  const left = Math.min(...cells.map(({ right }) => right));
  const lines: string[][] = [];
  for (const { letter, down, right } of cells) {
    const line = (lines[down - top] ??= []);
    line[right - left] = letter;
  }
  return Array.from(lines, (line) => Array.from(line ?? [], (letter) => letter ?? '.').join('') || '.').join('\n');
}
