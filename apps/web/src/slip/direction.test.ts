import { parseReference, unwrap } from '@raccord/scrabble';
import { describe, expect, test } from 'vitest';
import { changeReference, changeWord, directionOf, knownDirection, undirected } from './direction.ts';
import { EMPTY_DRAFT, ILLEGIBLE, type SlipDraft, type SolutionDraft } from './slipdraft.ts';

const typedOn = (solution: SolutionDraft, text: string, ...next: string[]): SolutionDraft => {
  const changed = { ...solution, ...changeReference(solution, text) };
  return next.length > 0 ? typedOn(changed, ...(next as [string])) : changed;
};

describe('the way a word is written', () => {
  const blank: SolutionDraft = { word: 'MAISON', reference: '', outside: [] };
  const typed = typedOn(blank, '5', '5K');
  const offered: SolutionDraft = { ...blank, reference: '5K', first: unwrap(parseReference('5K')) };

  test('is not known until somebody or a reference says it', () => {
    expect(knownDirection(blank)).toBeUndefined();
    expect(directionOf(blank)).toBe('horizontal');
    expect(knownDirection(typed)).toBe('vertical');
    expect(knownDirection({ ...typed, direction: 'horizontal' })).toBe('horizontal');
  });

  test.each(['', ILLEGIBLE, 'K', 'Z9', 'K5', '6K'])(
    'stays when the reference, typed or offered, becomes %o',
    (text) => {
      expect(knownDirection(typedOn(typed, text))).toBe('vertical');
      expect(knownDirection(typedOn(offered, text))).toBe('vertical');
    },
  );

  test('is asked where a reference of another square and of the other way is typed', () => {
    for (const one of [typed, offered]) {
      expect(knownDirection(typedOn(one, 'C3'))).toBeUndefined();
      expect(knownDirection(typedOn(one, 'K1'))).toBeUndefined();
      expect(knownDirection(typedOn(one, 'K1', 'K5'))).toBe('vertical');
      expect(knownDirection({ ...typedOn(one, 'C3'), direction: 'horizontal' })).toBe('horizontal');
    }
  });

  test('is not that of the word before once another one is begun, but as somebody said', () => {
    const other = { ...offered, ...changeWord(offered, 'T') };
    expect(knownDirection(typedOn(other, 'C3'))).toBe('horizontal');
    expect(knownDirection(typedOn(other, ILLEGIBLE))).toBeUndefined();
    expect({ ...offered, ...changeWord(offered, 'BUT') }.first).toBeUndefined();
    expect({ ...offered, ...changeWord(offered, 'MANGER') }.first).toBeUndefined();
    for (const retouched of ['MAISONS', 'MASON', 'SAISON', 'MAIS', 'MAiSON']) {
      expect({ ...offered, ...changeWord(offered, retouched) }.first).toBe(offered.first);
    }
    let erased = offered;
    for (const word of ['MAISO', 'MAIS', 'MAI', 'MA', 'MAN', 'MANG']) {
      erased = { ...erased, ...changeWord(erased, word) };
    }
    expect(knownDirection(typedOn(erased, 'C3'))).toBe('horizontal');
    const said: SolutionDraft = { ...offered, direction: 'vertical' };
    expect(knownDirection(typedOn({ ...said, ...changeWord(said, 'T') }, 'C3'))).toBe('vertical');
  });

  test('is asked where the place of the word before is turned round for another one', () => {
    const other = { ...offered, ...changeWord(offered, 'T') };
    expect(knownDirection(other)).toBe('vertical');
    const turned = typedOn(other, '5', '', 'K', 'K5');
    expect(knownDirection(turned)).toBeUndefined();
    expect(knownDirection(typedOn(turned, ''))).toBeUndefined();
    expect(knownDirection(typedOn(turned, '5K'))).toBe('vertical');
    expect(knownDirection(typedOn(turned, 'C3'))).toBe('horizontal');
    expect(knownDirection({ ...turned, direction: 'vertical' })).toBe('vertical');
    const third = { ...turned, ...changeWord({ ...turned, word: 'TABLE' }, '') };
    expect(knownDirection(typedOn(third, 'K5'))).toBeUndefined();
  });

  test('is asked of what is judged only', () => {
    const draft = (change: Partial<SlipDraft> = {}): SlipDraft => ({ ...EMPTY_DRAFT, solutions: [blank], ...change });
    expect(undirected(draft(), 2)).toBe(0);
    expect(undirected(draft({ solutions: [typed, blank] }), 2)).toBe(1);
    expect(undirected(draft(), 1)).toBeUndefined();
    expect(undirected(draft({ state: 'late' }), 2)).toBeUndefined();
    expect(undirected(draft({ legibility: 'illegible' }), 2)).toBeUndefined();
    expect(undirected(draft({ solutions: [{ ...blank, isStruck: true }] }), 2)).toBeUndefined();
    expect(undirected(EMPTY_DRAFT, 2)).toBeUndefined();
  });
});
