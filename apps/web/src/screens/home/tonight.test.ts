import { expect, test } from 'vitest';
import { currentOf, lastPlayed, newestFirst } from './tonight.ts';

const at = (date: string, stage: 'ready' | 'playing' | 'finished', name = date) => ({ date, stage, name });

test('the newest comes first; of one day, the one that was made last', () => {
  const made = [at('2026-11-10', 'ready', 'a'), at('2026-11-18', 'ready', 'b'), at('2026-11-18', 'ready', 'c')];
  expect(newestFirst(made).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
});

test('the evening of today goes on, past midnight too; neither one of last week nor one of next week', () => {
  const open = [at('2026-12-05', 'ready'), at('2026-11-18', 'playing'), at('2026-11-11', 'playing')];
  expect(currentOf(open, '2026-11-18')?.name).toBe('2026-11-18');
  expect(currentOf(open, '2026-11-19')?.name).toBe('2026-11-18');
  expect(currentOf(open, '2026-11-20')).toBeUndefined();
  expect(currentOf([at('2026-11-18', 'finished')], '2026-11-18')).toBeUndefined();
});

test('a new evening is made after the last one that was played', () => {
  const newest = [at('2026-12-05', 'ready'), at('2026-11-18', 'playing'), at('2026-11-11', 'finished')];
  expect(lastPlayed(newest)?.name).toBe('2026-11-18');
  expect(lastPlayed(newest.slice(0, 1))).toBeUndefined();
});
