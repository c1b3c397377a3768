import type { Slip } from '@raccord/regulation';
import { describe, expect, it, test } from 'vitest';
import type { DeskTable } from '../server/answers.ts';
import { layOver, overlayOf, type Unseen } from './overlay.ts';

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
  ...(written ? { slip: written } : {}),
  ...{ isCorrectionDue: true, isCorrectionOptional: false, isDelivered: false, isConfirmed: false },
  ...{ isReferred: false, isAppealed: false, isToReview: false, isRuled: false, isCorrected: false },
});
const TURN = { game: 'g', turn: 2 };
const TABLES = [table(1), table(2, slip('TAS'))];
const command = (type: Unseen['type'], data: object, more: Partial<Unseen> = {}): Unseen => ({
  ...{ id: `${type}`, type, data: { ...TURN, ...data } as never },
  ...more,
});
const RECORD = command('record-slips', { slips: [{ entrant: 'p1', slip: slip('OS') }] });
const undo = (event: string): Unseen => command('undo', { event });

/** The tables when the view shows neither of these commands. */
const laid = (...unseen: readonly Unseen[]) => layOver(TABLES, overlayOf(unseen, unseen), TURN);

describe('what this station did shows at once', () => {
  test('a slip recorded, at its turn alone', () => {
    const [first, second] = laid(RECORD);
    expect(first).toMatchObject({ slip: slip('OS'), isToDo: false, isWaiting: true, isResultOld: true });
    expect(second).toMatchObject({ slip: slip('TAS'), isToDo: false, isWaiting: false, isResultOld: false });
    expect(layOver(TABLES, overlayOf([RECORD], []), { ...TURN, turn: 1 })[0].isToDo).toBe(true);
  });

  it.each([
    ['correct-slip', { slip: slip('TES') }, { slip: slip('TES'), isCorrected: true, isResultOld: true }],
    ['refer-slip', {}, { isReferred: true, isResultOld: false }],
    ['confirm-slip', {}, { isConfirmed: true, isResultOld: false }],
    ['deliver-correction', { means: 'paper' }, { isCorrectionDue: false }],
    ['file-appeal', { about: 'slip', to: 'commission' }, { isAppealed: true }],
    ['file-appeal', { about: 'slip', to: 'federation' }, { isAppealed: false, appealedTo: 'federation' }],
    ['rule-slip', {}, { isRuled: true, isResultOld: true }],
  ] as const)('%s', (type, data, shown) => {
    expect(laid(command(type, { entrant: 'p2', ...data }))[1]).toMatchObject({ ...shown, isWaiting: true });
  });

  test('one thing after another about the same slip', () => {
    const [, second] = laid(
      command('correct-slip', { entrant: 'p2', slip: slip('TES') }),
      command('refer-slip', { entrant: 'p2' }),
    );
    expect(second).toMatchObject({ slip: slip('TES'), isCorrected: true, isReferred: true });
  });

  test('it is at the server once all of it is', () => {
    const isSent = (...unseen: Unseen[]) => overlayOf(unseen, []).values().next().value?.isSent;
    const referred = command('refer-slip', { entrant: 'p1' });
    expect(isSent({ ...RECORD, answer: {} })).toBe(true);
    expect(isSent(RECORD)).toBe(false);
    expect(isSent({ ...RECORD, answer: {} }, referred)).toBe(false);
    expect(isSent(RECORD, { ...referred, answer: {} })).toBe(false);
  });
});

describe('what it took back is as it was', () => {
  test('where the view shows neither', () => {
    expect(laid(RECORD, undo(RECORD.id))).toEqual(laid());
    const confirm = command('confirm-slip', { entrant: 'p2' });
    expect(laid(confirm, undo(confirm.id))).toEqual(laid());
  });

  test('where the view still shows what is taken back', () => {
    const correct = command(
      'correct-slip',
      { entrant: 'p2', slip: slip('TAS') },
      { before: slip('TES'), basis: 'event of TES' },
    );
    const record = command('record-slips', { slips: [{ entrant: 'p2', slip: slip('TAS') }] });
    const confirm = command('confirm-slip', { entrant: 'p2' });
    const after = (done: Unseen) => layOver(TABLES, overlayOf([undo(done.id)], [done]), TURN)[1];
    expect(after(correct)).toMatchObject({ slip: slip('TES'), isToDo: false, isWaiting: true, basis: 'event of TES' });
    expect(after(record)).toMatchObject({ slip: undefined, isToDo: true });
    expect(after(confirm)).toMatchObject({ isConfirmed: false });
  });

  test('where it is had back, whichever of them the view shows', () => {
    const confirm = command('confirm-slip', { entrant: 'p2' });
    const undone = undo(confirm.id);
    const redone = command('redo', { event: undone.id });
    const given = [confirm, undone, redone];
    const isConfirmed = (shown: number) => layOver(TABLES, overlayOf(given.slice(shown), given), TURN)[1].isConfirmed;
    expect(isConfirmed(0)).toBe(true);
    // The view shows it as it is: nothing is laid over it.
    expect(overlayOf(given.slice(1), given).size).toBe(0);
    expect(isConfirmed(2)).toBe(true);
    expect(overlayOf([], given).size).toBe(0);
  });

  test('and may be done again', () => {
    const confirm = command('confirm-slip', { entrant: 'p2' });
    expect(laid(confirm, undo(confirm.id), { ...confirm, id: 'again' })[1].isConfirmed).toBe(true);
  });
});
