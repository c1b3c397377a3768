import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

test('a few at a time, officials and screens before phones, nobody forgotten', async () => {
  const turnstile = new Turnstile();
  const passed: string[] = [];
  const pass = (name: string, isFirst: boolean) => turnstile.pass(isFirst).then(() => passed.push(name));
  const phones = Array.from({ length: 40 }, (_, at) => pass(`phone ${at}`, false));
  const screen = pass('screen', true);
  await screen;
  expect(passed.length).toBeLessThan(40);
  expect(passed.indexOf('screen')).toBe(0);
  await Promise.all(phones);
  expect(passed.slice(1)).toEqual(Array.from({ length: 40 }, (_, at) => `phone ${at}`));
  await pass('later', false);
});
