import { expect, test } from 'vitest';
import type { SheetLine } from '../../server/answers.ts';
import { gamesOf } from './sheet.ts';

const line = (game: string, turn: number, more: Partial<SheetLine> = {}): SheetLine => ({
  game,
  turn,
  outcome: 'accepted',
  points: 10,
  penalty: 0,
  warnings: 0,
  warningCost: 0,
  bonus: 0,
  reasons: [],
  decidedBy: 'program',
  isProvisional: false,
  total: 10,
  running: 10 * turn,
  rank: 1,
  ...more,
});

test('a sheet is cut into games, each with its warnings, those of cancelled turns too (D22), and where it has come to', () => {
  const lines = [line('g', 1, { warnings: 1 }), line('g', 2, { warnings: 2 }), line('h', 1)];
  const conduct = [{ game: 'g', turn: 2, warnings: 1 }];
  expect(gamesOf({ lines, conduct })).toEqual([
    { game: 'g', lines: lines.slice(0, 2), conduct, warnings: 4, running: 20 },
    { game: 'h', lines: lines.slice(2), conduct: [], warnings: 0, running: 10 },
  ]);
});
