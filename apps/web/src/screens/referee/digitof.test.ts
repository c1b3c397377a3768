import { expect, test } from 'vitest';
import { digitOf } from './digitof.ts';

const pressed = (key: string, code: string, held = {}) => ({
  ...{ key, code, ctrlKey: false, altKey: false, metaKey: false },
  ...held,
});

test('the top row gives digits without the shift key', () => {
  expect(digitOf(pressed('è', 'Digit7'))).toBe('7');
  expect(digitOf(pressed('7', 'Digit7'))).toBe('7');
  expect(digitOf(pressed('a', 'KeyA'))).toBeUndefined();
  expect(digitOf(pressed('7', 'Digit7', { ctrlKey: true }))).toBeUndefined();
});

test('the sign of the palette stays one where a layout puts it there: 7 in Switzerland, 3 in Québec', () => {
  expect(digitOf(pressed('/', 'Digit7'))).toBeUndefined();
  expect(digitOf(pressed('/', 'Digit3'))).toBeUndefined();
});

test('so does the star that circles a letter: 8 in Québec, 3 in Switzerland', () => {
  expect(digitOf(pressed('*', 'Digit8'))).toBeUndefined();
  expect(digitOf(pressed('*', 'Digit3'))).toBeUndefined();
});
