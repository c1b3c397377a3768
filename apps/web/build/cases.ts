import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, parseCases } from '@raccord/regulation';
import { makeBoard, makeDraw, unwrap } from '@raccord/scrabble';
import type { Plugin } from 'vite';
import type { WrittenCase } from '../src/engine/cases.ts';

const FOLDER = join(import.meta.dirname, '../../../cases');
const CASES_MODULE = 'virtual:cases';

/** The worked cases that bring their words: slips of lessons, as texts, so that a page need not read YAML. */
export function cases(): Plugin {
  return {
    name: 'cases',
    resolveId: (source) => (source === CASES_MODULE ? CASES_MODULE : undefined),
    load: (id) => (id === CASES_MODULE ? `export const cases = ${JSON.stringify(readCases())};` : undefined),
  };
}

const readCases = (): WrittenCase[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('bad'))
    .sort()
    .flatMap((name) => unwrap(parseCases(readFileSync(join(FOLDER, name), 'utf8'))))
    .flatMap((one) => writeCase(one));

function writeCase({ turn, formula, board, draw, words, slip, expected }: Case): WrittenCase[] {
  if (!words) return [];
  const reasons = Object.entries(expected).map(([edition, { reasons: codes }]) => [edition, { reasons: codes }]);
  return [
    {
      ...{ turn, words, slip },
      formula: formula.name,
      board: makeBoard(board),
      draw: makeDraw(draw),
      expected: Object.fromEntries(reasons),
    },
  ];
}
