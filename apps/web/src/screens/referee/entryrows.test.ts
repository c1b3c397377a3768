import type { Slip } from '@raccord/regulation';
import { expect, test } from 'vitest';
import type { DeskTable } from '../../server/answers.ts';
import type { WaitingCommand } from '../../server/outbox.ts';
import { countPlayed, neighbour, nextToDo, overlay } from './entryrows.ts';

const slip = (word: string): Slip => ({
  state: 'handed-in',
  solutions: [{ word, direction: 'horizontal', reference: 'H4', outside: [] }],
  score: 8,
});
const table = (number: number, written?: Slip): DeskTable => ({
  ...{ entrant: `p${number}`, members: [{ name: `Joueur ${number}` }], centre: 'c', table: number },
  result: {
    ...{ outcome: written ? 'accepted' : 'missing', points: 0, penalty: 0, warnings: 0, warningCost: 0, bonus: 0 },
    ...{ motives: [], decidedBy: '', isProvisional: false, total: 0 },
  },
  ...(written ? { slip: written as never } : {}),
  ...{ isCorrectionDue: true, isCorrectionOptional: false, isDelivered: false, isConfirmed: false },
  ...{ isReferred: false, isAppealed: false, isToReview: false, isRuled: false, isCorrected: false },
});
const key = { game: 'g', turn: 2 };
const tables = [table(1), table(2, slip('TAS')), table(3), table(4)];
const command = (type: WaitingCommand['type'], data: object): WaitingCommand => ({
  ...{ order: 1, station: 's', tournament: 't', id: 'x', type },
  data: { ...key, ...data } as never,
});

test('what waits shows at once as recorded, for its turn alone', () => {
  const record = command('record-slips', { slips: [{ entrant: 'p1', slip: slip('OS') }] });
  const rows = overlay(tables, [record], key, []);
  expect(rows.map(({ slip: written }) => written?.solutions[0].word)).toEqual(['OS', 'TAS', undefined, undefined]);
  expect(rows.map(({ isWaiting }) => isWaiting)).toEqual([true, false, false, false]);
  expect(overlay(tables, [record], { game: 'g', turn: 1 }, []).some(({ isWaiting }) => isWaiting)).toBe(false);
});

test('an appeal to the commission that waits shows too; one beyond it changes nothing at the table', () => {
  const appealed = (to: string) =>
    overlay(tables, [command('file-appeal', { entrant: 'p2', by: 'player', to, reason: 'r' })], key, [])[1];
  expect(appealed('commission')).toMatchObject({ isAppealed: true, isWaiting: true });
  expect(appealed('federation')).toMatchObject({ isAppealed: false, isWaiting: true });
});

test('a correction, a referral and a delivery that wait show too', () => {
  const rows = overlay(
    tables,
    [
      command('correct-slip', { entrant: 'p2', slip: slip('TES'), reason: 'r' }),
      command('refer-slip', { entrant: 'p2', reason: 'r' }),
      command('deliver-correction', { entrant: 'p2', means: 'paper' }),
    ],
    key,
    [],
  );
  expect(rows[1]).toMatchObject({ isReferred: true, isCorrectionDue: false, isCorrected: true, isWaiting: true });
  expect(rows[1].slip?.solutions[0].word).toBe('TES');
});

test('what is undone gives way to what stood before', () => {
  const record = command('record-slips', { slips: [{ entrant: 'p1', slip: slip('OS') }] });
  const undo = command('undo', { event: 'x' });
  const rows = overlay(tables, [record, undo], key, [{ ...key, id: 'x', entrant: 'p1', before: undefined }]);
  expect(rows[0]).toMatchObject({ isToDo: true, slip: undefined });
});

test('the next table to do comes round and round', () => {
  const rows = overlay(tables, [], key, []);
  expect(nextToDo(rows, 'p1')?.table).toBe(3);
  expect(nextToDo(rows, 'p4')?.table).toBe(1);
  expect(nextToDo(rows, undefined)?.table).toBe(1);
  expect(nextToDo(rows.slice(1, 2), 'p2')).toBeUndefined();
  expect(neighbour(rows, 'p1', -1)?.table).toBe(4);
});

test('moves of the turn are counted', () => {
  const rows = overlay([table(1, slip('TAS')), table(2, slip('TAS')), table(3)], [], key, []);
  expect([...countPlayed(rows)]).toEqual([['TAS H4 8', 2]]);
});

test('what is struck out was not played; what is written in its place was', () => {
  const [struck] = slip('OS').solutions;
  const taken: Slip = { ...slip('TAS'), solutions: [{ ...struck, isStruck: true }, ...slip('TAS').solutions] };
  const wiped: Slip = { ...slip('OS'), solutions: [{ ...struck, isStruck: true }] };
  const rows = overlay([table(1, taken), table(2, wiped)], [], key, []);
  expect([...countPlayed(rows)]).toEqual([['TAS H4 8', 1]]);
});
