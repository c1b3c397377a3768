import type { Slip } from '@raccord/regulation';
import { parseReference, unwrap } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import {
  addSolution,
  changeSolution,
  draftSlip,
  EMPTY_DRAFT,
  ILLEGIBLE,
  type SlipDraft,
} from '../../slip/slipdraft.ts';
import { costOf, slipActions } from './slipactions.ts';

const typed = changeSolution({ ...EMPTY_DRAFT, score: '24' }, 0, { word: 'MAISON', reference: 'H4' });
const two = changeSolution(addSolution(typed), 1, { word: 'MAI', reference: 'H4' });

/** What a letter makes of what is typed: the slip shown in the fields, or the one recorded. */
function choose(letter: string, written: SlipDraft | undefined, focused?: number) {
  const made: { shown?: Slip; recorded?: Slip } = {};
  const { states, others } = slipActions({
    ...{ written, focused },
    onChange: (change) => {
      made.shown = draftSlip(change(written ?? EMPTY_DRAFT));
    },
    onSlip: (slip) => {
      made.recorded = slip;
    },
  });
  [...states, ...others].find((action) => action.letter === letter)?.run();
  return made;
}

test.each([
  ['A', { state: 'absent', solutions: [] }],
  ['B', { state: 'blank', solutions: [] }],
  ['H', { state: 'late', solutions: [] }],
  ['P', { state: 'several', solutions: [] }],
  ['I', { state: 'handed-in', solutions: [], legibility: 'illegible' }],
  ['E', { state: 'exchanged', solutions: [] }],
])('%s records at once, with nothing typed, and costs the turn', (letter, recorded) => {
  expect(choose(letter, undefined)).toEqual({ recorded });
  expect(costOf(recorded as Slip)).toBeDefined();
});

test('what is exchanged keeps what was typed; of a word that nobody can read, only the score stays', () => {
  expect(choose('E', typed).recorded).toEqual({ ...draftSlip(typed), state: 'exchanged' });
  expect(choose('I', typed).recorded).toEqual({
    ...{ state: 'handed-in', solutions: [], score: 24, legibility: 'illegible' },
  });
});

test('a reference that cannot be read leaves the word as it is written', () => {
  const offered = changeSolution(EMPTY_DRAFT, 0, {
    ...{ word: 'MAISON', reference: '4H', first: unwrap(parseReference('4H')) },
  });
  expect(choose('R', offered).shown?.solutions[0]).toMatchObject({ reference: ILLEGIBLE, direction: 'vertical' });
  expect(choose('R', two, 1).shown?.solutions.map(({ reference }) => reference)).toEqual(['H4', ILLEGIBLE]);
});

test('a solution is struck out where somebody is, else the last one', () => {
  const struck = ({ shown }: ReturnType<typeof choose>) => shown?.solutions.map(({ isStruck }) => isStruck ?? false);
  expect(struck(choose('X', two, 0))).toEqual([true, false]);
  expect(struck(choose('X', two))).toEqual([false, true]);
});

test.each([
  ['D', { legibility: 'hard' }],
  ['V', { conduct: 'warned' }],
  ['G', { conduct: 'grave' }],
])('%s shows before anything is recorded', (letter, said) => {
  expect(choose(letter, typed)).toEqual({ shown: { ...draftSlip(typed), ...said } });
});

test('serious misconduct costs the turn; a warning and a slip that is hard to read do not', () => {
  expect(costOf({ ...draftSlip(typed), conduct: 'grave' })).toBe('Faute grave');
  expect(costOf({ ...draftSlip(typed), conduct: 'warned', legibility: 'hard' })).toBeUndefined();
});

test('no two actions have the same letter', () => {
  const { states, others } = slipActions({
    ...{ written: undefined, focused: undefined, onChange: () => {}, onSlip: () => {} },
  });
  const letters = [...states, ...others].map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(letters.length);
});
