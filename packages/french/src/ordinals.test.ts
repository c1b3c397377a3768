import { expect, test } from 'vitest';
import { nth } from './counting.ts';
import { raisedParts } from './ordinals.ts';

const shown = (text: string): string =>
  raisedParts(text)
    .map((part) => (part.isRaised ? `^${part.text}` : part.text))
    .join('');

test('the letters of an ordinal are raised, and no others', () => {
  expect(shown(`${nth(1)}, ${nth(1, 'feminine')} et ${nth(1200)} place`)).toBe('1^er, 1^re et 1\u202f200^e place');
  expect(shown('jeudi 1er octobre 2026')).toBe('jeudi 1^er octobre 2026');
  expect(shown('3e')).toBe('3^e');
  for (const text of ['', 'ZEBRE en 8E', 'a1e', '12 et 3', '1erreur', '3e4', '2e2']) expect(shown(text)).toBe(text);
});
