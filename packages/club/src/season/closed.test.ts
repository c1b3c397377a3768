import { expect, test } from 'vitest';
import { openSmallClub } from '../testing/desk.ts';
import { byTournament, resultOf } from '../testing/results.ts';
import { closedEvenings, pinnedResults } from './closed.ts';

/** `e1` is the later one; `e3` was not closed. */
function openThree() {
  const desk = openSmallClub();
  desk.evening('e1', '2026-10-08');
  desk.evening('e2', '2026-10-01');
  desk.evening('e3', '2026-10-15');
  for (const tournament of ['e1', 'e2']) desk.close(tournament);
  return desk.journal.state;
}

test('of all that was kept, each closed evening has what its last closing was made of', () => {
  const first = resultOf('e1', { p: 500 });
  const kept = [first, { ...first, sequence: 9 }, { ...first, hash: 'autre' }, resultOf('e3', {}), resultOf('x', {})];
  expect([...pinnedResults(openThree(), kept)]).toEqual([['e1', first]]);
});

test('closed evenings are told oldest first, those that are wanted, each with its own result', () => {
  const [one, two] = [resultOf('e1', { p: 500 }), resultOf('e2', { p: 400 })];
  const told = (...args: Parameters<typeof closedEvenings>) =>
    closedEvenings(...args).map(({ evening, result }) => [evening.tournament, result]);
  const state = openThree();
  const all = byTournament(one, two, resultOf('e3', { p: 1 }));
  expect(told(state, all)).toEqual([
    ['e2', two],
    ['e1', one],
  ]);
  expect(told(state, all, ({ date }) => date > '2026-10-01')).toEqual([['e1', one]]);
  expect(told(state, byTournament({ ...one, hash: 'autre' }, two))).toEqual([['e2', two]]);
});
