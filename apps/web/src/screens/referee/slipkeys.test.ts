import type { Slip } from '@raccord/regulation';
import { expect, test } from 'vitest';
import { addSolution, changeSolution, EMPTY_DRAFT, type SlipDraft, slipOf } from '../../slip/slipdraft.ts';
import { slipKeys } from './slipkeys.ts';

const typed = changeSolution({ ...EMPTY_DRAFT, score: '24' }, 0, { word: 'MAISON', reference: 'H4' });
const two = changeSolution(addSolution(typed), 1, { word: 'MAI', reference: 'H4' });

/** What a key makes of what is typed: the slip shown in the fields, or the one recorded. */
function press(key: string, written: SlipDraft | undefined, focused?: number) {
  const made: { shown?: Slip; recorded?: Slip } = {};
  const shortcuts = slipKeys({
    written,
    focused: () => focused,
    onChange: (change) => {
      made.shown = slipOf(change(written ?? EMPTY_DRAFT));
    },
    onSlip: (slip) => {
      made.recorded = slip;
    },
  });
  shortcuts.find(({ keys }) => keys === key)?.run();
  return made;
}

test.each([
  ['F7', { state: 'absent', solutions: [] }],
  ['F8', { state: 'blank', solutions: [] }],
  ['F9', { state: 'late', solutions: [] }],
  ['F10', { state: 'several', solutions: [] }],
  ['Shift+F4', { state: 'handed-in', solutions: [], legibility: 'illegible' }],
  ['Shift+F9', { state: 'exchanged', solutions: [] }],
])('%s records at once, with nothing typed', (key, recorded) => {
  expect(press(key, undefined)).toEqual({ recorded });
});

test('what is exchanged keeps what was typed; of a word that nobody can read, only the score stays', () => {
  expect(press('Shift+F9', typed).recorded).toEqual({ ...slipOf(typed), state: 'exchanged' });
  expect(press('Shift+F4', typed).recorded).toEqual({
    ...{ state: 'handed-in', solutions: [], score: 24, legibility: 'illegible' },
  });
});

test('a solution is struck out where somebody is, else the last one', () => {
  const struck = ({ shown }: ReturnType<typeof press>) => shown?.solutions.map(({ isStruck }) => isStruck ?? false);
  expect(struck(press('Shift+F2', two, 0))).toEqual([true, false]);
  expect(struck(press('Shift+F2', two))).toEqual([false, true]);
});

test.each([
  ['Shift+F6', { legibility: 'hard' }],
  ['Shift+F7', { conduct: 'warned' }],
  ['Shift+F8', { conduct: 'grave' }],
])('%s shows before anything is recorded', (key, said) => {
  expect(press(key, typed)).toEqual({ shown: { ...slipOf(typed), ...said } });
});

test('no two actions have the same key', () => {
  const all = slipKeys({ written: undefined, focused: () => undefined, onChange: () => {}, onSlip: () => {} });
  expect(new Set(all.map(({ keys }) => keys)).size).toBe(all.length);
});
