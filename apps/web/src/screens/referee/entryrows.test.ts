import type { Slip } from '@raccord/regulation';
import { expect, test } from 'vitest';
import type { DeskTable } from '../../server/answers.ts';
import { layOver } from '../../slip/overlay.ts';
import { countPlayed, neighbour, nextToDo } from './entryrows.ts';

const slip = (word: string): Slip => ({
  state: 'handed-in',
  solutions: [{ word, direction: 'horizontal', reference: 'H4', outside: [] }],
  score: 8,
});
const table = (number: number, written?: Slip): DeskTable => ({
  ...{ entrant: `p${number}`, members: [{ name: `Joueur ${number}` }], centre: 'c', table: number },
  result: {
    ...{ outcome: written ? 'accepted' : 'missing', points: 0, penalty: 0, warnings: 0, warningCost: 0, bonus: 0 },
    ...{ reasons: [], decidedBy: 'program', isProvisional: false, total: 0 },
  },
  ...(written ? { slip: written as never } : {}),
  ...{ isCorrectionDue: true, isCorrectionOptional: false, isDelivered: false, isConfirmed: false },
  ...{ isReferred: false, isAppealed: false, isToReview: false, isRuled: false, isCorrected: false },
});
const key = { game: 'g', turn: 2 };
const tables = [table(1), table(2, slip('TAS')), table(3), table(4)];
const rowsOf = (told: readonly DeskTable[]) => layOver(told, new Map(), key);

test('the next table to do comes round and round', () => {
  const rows = rowsOf(tables);
  expect(nextToDo(rows, 'p1')?.table).toBe(3);
  expect(nextToDo(rows, 'p4')?.table).toBe(1);
  expect(nextToDo(rows, undefined)?.table).toBe(1);
  expect(nextToDo(rows.slice(1, 2), 'p2')).toBeUndefined();
  expect(neighbour(rows, 'p1', -1)?.table).toBe(4);
});

test('moves of the turn are counted', () => {
  const rows = rowsOf([table(1, slip('TAS')), table(2, slip('TAS')), table(3)]);
  expect([...countPlayed(rows)]).toEqual([['TAS H4 8', 2]]);
});

test('what is struck out was not played; what is written in its place was', () => {
  const [struck] = slip('OS').solutions;
  const taken: Slip = { ...slip('TAS'), solutions: [{ ...struck, isStruck: true }, ...slip('TAS').solutions] };
  const wiped: Slip = { ...slip('OS'), solutions: [{ ...struck, isStruck: true }] };
  const rows = rowsOf([table(1, taken), table(2, wiped)]);
  expect([...countPlayed(rows)]).toEqual([['TAS H4 8', 1]]);
});
