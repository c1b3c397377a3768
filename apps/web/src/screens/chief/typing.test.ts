import { expect, it } from 'vitest';
import { Typing } from './typing.ts';

it('is on until the last one who types has ended, and says so', () => {
  const typing = new Typing();
  const told: boolean[] = [];
  const stop = typing.subscribe(() => told.push(typing.isOn));
  typing.begin('line', 'text');
  typing.begin('dialog', 'text');
  typing.end('line');
  expect(typing.isOn).toBe(true);
  typing.end('dialog');
  expect(told).toEqual([true, true, true, false]);
  stop();
  typing.begin('line', 'text');
  expect(told).toHaveLength(4);
});

it('lets whoever reads a notice leave the screen, but keeps the notice', () => {
  const typing = new Typing();
  expect(typing.isFree).toBe(true);
  typing.begin('notice', 'notice');
  expect([typing.isOn, typing.isFree]).toEqual([false, false]);
});
