import { expect, it } from 'vitest';
import { isCharacter, isHeard, KEY_MAP, type Keys } from './keymap.ts';

it('gives each function key one meaning, and leaves those of the browser alone', () => {
  const keys = Object.values(KEY_MAP);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of ['F3', 'F4', 'F5', 'F11', 'F12']) expect(keys).not.toContain(key);
});

it('lets no screen take another function key: it does not compile', () => {
  const taken: readonly Keys[] = ['F2', 'Ctrl+z', 'Ctrl+ArrowDown', 'j', '/', ' ', 'PageDown'];
  // @ts-expect-error Announce there, null slip here: that is how points were lost.
  const other: Keys = 'F4';
  // @ts-expect-error Nor with the shift key.
  const shifted: Keys = 'Shift+F9';
  // @ts-expect-error Nor with the control key.
  const controlled: Keys = 'Ctrl+F2';
  const known: readonly string[] = [...Object.values(KEY_MAP), ...taken];
  expect(known).not.toEqual(expect.arrayContaining([other, shifted, controlled]));
});

it('knows single characters, which can be switched off', () => {
  expect(['j', '/', '?', '1'].every(isCharacter)).toBe(true);
  expect([' ', 'F2', 'Enter', 'Ctrl+z', 'ArrowUp'].some(isCharacter)).toBe(false);
});

it('hears a sign in the field that says so; elsewhere letters and signs can be switched off', () => {
  const [line, page] = [true, false].map((isTyping) => ({ isTyping, areLettersOn: true }));
  expect(isHeard('/', true, line)).toBe(true);
  expect(isHeard('/', true, { ...line, areLettersOn: false })).toBe(true);
  expect(isHeard('a', false, line)).toBe(false);
  expect(isHeard('a', false, page)).toBe(true);
  expect(isHeard('/', true, { ...page, areLettersOn: false })).toBe(false);
  expect(isHeard('F2', false, { ...page, areLettersOn: false })).toBe(true);
});
