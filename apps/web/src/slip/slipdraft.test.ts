import type { Slip } from '@raccord/regulation';
import { describe, expect, test } from 'vitest';
import { changeReference, changeWord, knownDirection, undirected } from './direction.ts';
import {
  addSolution,
  changeSolution,
  draftOf,
  draftSlip,
  EMPTY_DRAFT,
  ILLEGIBLE,
  isEmptyDraft,
  removeSolution,
  retypeWord,
  type SlipDraft,
  tidyScore,
  toggleCircle,
  toggleConduct,
  toggleLegibility,
  toggleStruck,
} from './slipdraft.ts';

const typed = changeSolution({ ...EMPTY_DRAFT, score: '24' }, 0, { word: 'MAiSON', reference: '4H' });

describe('a slip that is typed', () => {
  test('becomes the slip of the regulation; the reference tells the direction', () => {
    expect(draftSlip(typed)).toEqual({
      state: 'handed-in',
      solutions: [{ word: 'MAiSON', direction: 'vertical', reference: '4H', outside: [] }],
      score: 24,
    });
  });

  test('without a reference and a score it has none, and reads horizontally', () => {
    const [written] = draftSlip(changeSolution(EMPTY_DRAFT, 0, { word: 'MA' })).solutions;
    expect(written).toEqual({ word: 'MA', direction: 'horizontal', outside: [] });
    expect(draftSlip(changeSolution(EMPTY_DRAFT, 0, { word: 'MA' }))).not.toHaveProperty('score');
  });

  test.each([
    ['K 5', 'K5', 'horizontal'],
    ['k05', 'K5', 'horizontal'],
    ['05\u00a0k', '5K', 'vertical'],
    [' Illisible ', ILLEGIBLE, 'horizontal'],
    [' k-5', 'K-5', 'horizontal'],
  ])('a reference typed %o is kept as %s', (text, reference, direction) => {
    const draft = changeSolution(EMPTY_DRAFT, 0, { word: 'MA', reference: text });
    expect(draftSlip(draft).solutions).toEqual([{ word: 'MA', direction, reference, outside: [] }]);
  });

  test('a reference of blanks is none', () => {
    const [written] = draftSlip(changeSolution(EMPTY_DRAFT, 0, { word: 'MA', reference: ' ' })).solutions;
    expect(written).not.toHaveProperty('reference');
  });

  test('absent and blank show nothing; late and several keep what is written', () => {
    expect(draftSlip({ ...typed, state: 'absent' })).toEqual({ state: 'absent', solutions: [] });
    expect(draftSlip({ ...typed, state: 'blank' })).toEqual({ state: 'blank', solutions: [] });
    expect(draftSlip({ ...typed, state: 'late' })).toMatchObject({ state: 'late', score: 24 });
  });

  test('several solutions; one without a word is none', () => {
    const two = changeSolution(addSolution(typed), 1, { word: 'NOM', reference: 'A1' });
    expect(draftSlip(two).solutions.map(({ word }) => word)).toEqual(['MAiSON', 'NOM']);
    expect(draftSlip(addSolution(typed)).solutions).toHaveLength(1);
    expect(removeSolution(two, 0).solutions.map(({ word }) => word)).toEqual(['NOM']);
  });

  test('a slip comes back as it was', () => {
    const slips: Slip[] = [
      { state: 'absent', solutions: [] },
      {
        state: 'handed-in',
        solutions: [
          { word: 'nE', direction: 'vertical', outside: [{ letter: 'S', down: -1, right: 1 }] },
          { word: 'MI-OL', direction: 'horizontal', reference: 'H4', outside: [] },
        ],
        score: 0,
      },
      {
        state: 'exchanged',
        solutions: [
          { word: 'MAI', direction: 'horizontal', reference: 'H4', outside: [], isStruck: true },
          { word: 'MAIS', direction: 'horizontal', reference: 'H4', outside: [] },
        ],
        score: 12,
        legibility: 'hard',
        conduct: 'warned',
      },
      { state: 'absent', solutions: [], conduct: 'grave' },
      { state: 'handed-in', solutions: [], legibility: 'illegible' },
    ];
    for (const slip of slips) expect(draftSlip(draftOf(slip))).toEqual(slip);
  });

  test('put right, its word has the way of its reference, another word not; what was said besides stays', () => {
    const [down] = draftOf(draftSlip(typed)).solutions;
    const other = { ...down, ...changeWord(down, 'T') };
    expect(knownDirection({ ...other, ...changeReference(other, 'C3') })).toBe('horizontal');
    expect(knownDirection({ ...down, ...changeReference(down, 'C3') })).toBeUndefined();
    const [crossed] = draftOf(draftSlip(changeSolution(typed, 0, { direction: 'horizontal' }))).solutions;
    expect(knownDirection({ ...crossed, ...changeReference(crossed, '') })).toBe('horizontal');
  });

  test('nobody was asked how a word is written that is not judged: it is asked once it is', () => {
    const across = changeSolution(EMPTY_DRAFT, 0, { word: 'MAISON' });
    const late = draftOf(draftSlip({ ...across, state: 'late' }));
    expect(undirected({ ...late, state: 'handed-in' }, 2)).toBe(0);
    const struck = draftOf(draftSlip(toggleStruck(across, 0)));
    expect(undirected(toggleStruck(struck, 0), 2)).toBe(0);
    const down = draftOf(draftSlip({ ...changeSolution(across, 0, { direction: 'vertical' }), state: 'late' }));
    expect(undirected({ ...down, state: 'handed-in' }, 2)).toBeUndefined();
  });

  test.each([
    ['5K', 'C3'],
    ['C3', '5K'],
  ])('what the reference leaves open from %s to %s stays so in a slip that is not judged', (before, after) => {
    const retype = (draft: SlipDraft, text: string) =>
      changeSolution(draft, 0, changeReference(draft.solutions[0], text));
    const open = retype(retype(changeSolution(EMPTY_DRAFT, 0, { word: 'MAISON' }), before), after);
    const late = draftSlip({ ...open, state: 'late' });
    const again = { ...draftOf(late), state: 'handed-in' as const };
    expect(undirected(again, 2)).toBe(0);
    expect(draftSlip({ ...again, state: 'late' })).toEqual(late);
    expect(undirected(retype(again, ''), 2)).toBe(0);
    const plain = retype(changeSolution(EMPTY_DRAFT, 0, { word: 'MAISON' }), after);
    expect(undirected({ ...draftOf(draftSlip({ ...plain, state: 'late' })), state: 'handed-in' }, 2)).toBeUndefined();
  });

  test('a blank one has nothing to read, but may come with a word on conduct', () => {
    const said: SlipDraft = { ...typed, state: 'blank', legibility: 'hard', conduct: 'warned' };
    expect(draftSlip(said)).toEqual({ state: 'blank', solutions: [], conduct: 'warned' });
  });

  test('a letter that the word has come to cover is not on it any more', () => {
    const outside = [
      { letter: 'X', down: 1, right: 0 },
      { letter: 'Y', down: 1, right: 1 },
    ];
    const across = changeSolution(EMPTY_DRAFT, 0, { word: 'MA', outside });
    expect(draftSlip(across).solutions[0].outside).toEqual(outside);
    const down = changeSolution(across, 0, { direction: 'vertical' });
    expect(draftSlip(down).solutions[0].outside).toEqual([outside[1]]);
  });

  test('is struck out, hard to read or badly behaved, and is not any more the second time', () => {
    const struck = toggleStruck(addSolution(typed), 0);
    expect(struck.solutions.map(({ isStruck }) => isStruck ?? false)).toEqual([true, false]);
    expect(draftSlip(toggleStruck(struck, 0))).toEqual(draftSlip(typed));
    const hard = toggleLegibility(typed, 'hard');
    expect(draftSlip(hard)).toEqual({ ...draftSlip(typed), legibility: 'hard' });
    expect(draftSlip(toggleLegibility(hard, 'hard'))).toEqual(draftSlip(typed));
    const warned = toggleConduct(typed, 'warned');
    expect(draftSlip(toggleConduct(warned, 'grave'))).toEqual({ ...draftSlip(typed), conduct: 'grave' });
    expect(draftSlip(toggleConduct(warned, 'warned'))).toEqual(draftSlip(typed));
  });

  test('is empty until something is typed', () => {
    expect(isEmptyDraft(EMPTY_DRAFT)).toBe(true);
    expect(isEmptyDraft(toggleLegibility(EMPTY_DRAFT, 'hard'))).toBe(false);
    expect(isEmptyDraft(toggleConduct(EMPTY_DRAFT, 'grave'))).toBe(false);
    expect(isEmptyDraft({ ...EMPTY_DRAFT, state: 'late' })).toBe(false);
    expect(isEmptyDraft(typed)).toBe(false);
  });
});

describe('a word that is typed', () => {
  test.each([
    ['', 'maé', 'MAE'],
    ['MAiSON', 'MAISONS', 'MAiSONS'],
    ['MAiSON', 'MASON', 'MASON'],
    ['MAiSON', 'MXAISON', 'MXAiSON'],
    ['AaA', 'AAAA', 'AaAA'],
    ['MAiSON', 'mi-2son', 'MI-SON'],
  ])('%s retyped %s is %s', (word, text, after) => {
    expect(retypeWord(word, text)).toBe(after);
  });

  test('a circle comes and goes', () => {
    expect(toggleCircle('MAI', 1)).toBe('MaI');
    expect(toggleCircle('MaI', 1)).toBe('MAI');
  });

  test('a score is digits', () => expect(tidyScore('1a23456')).toBe('1234'));
});
