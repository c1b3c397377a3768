import { expect, test } from 'vitest';
import { cutTo, graphemes } from './graphemes.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const ACCENTED = 'e\u0301';

test('letters are what a reader sees, whatever they are written with', () => {
  expect(graphemes(`a${FAMILY}${ACCENTED}🇫🇷`)).toEqual(['a', FAMILY, ACCENTED, '🇫🇷']);
});

test('a text is cut before a letter that would not fit whole', () => {
  expect(cutTo('Chat', 3)).toBe('Cha');
  expect(cutTo(`ab${FAMILY}c`, 4)).toBe('ab');
  expect(cutTo(`ab${ACCENTED}c`, 3)).toBe('ab');
  expect(cutTo('ab', 2)).toBe('ab');
});
