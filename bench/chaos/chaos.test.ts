import { expect, test } from 'vitest';
// Keeps the search graph of the free lexicon, which both servers would build.
import '../../data/lexicon/testing/free.ts';
import { missingFrom } from './acknowledged.ts';
import { runChaos } from './run.ts';
import { DISTURBANCE_NAMES, type DisturbanceName, scheduleOf } from './schedule.ts';

const KINDS: readonly DisturbanceName[] = ['kill', 'kill-relay', 'cut-line', 'fill-disk', 'jump-clock', 'delete-club'];

test('an event that is killed, cut, filled, set to another time and loses a club loses nothing that it acknowledged', async () => {
  // An event is played as fast as it can: what lasts long is cut short, and each disturbance waits for what is acknowledged.
  const schedule = scheduleOf(7, 8_000, KINDS).map((one) => ({
    ...one,
    at: one.at / 4,
    lasts: Math.min(one.lasts, 1_000),
  }));
  const length = Number.POSITIVE_INFINITY;
  expect(new Set(schedule.map(({ what }) => what))).toEqual(new Set(KINDS));
  const { played, done, faults } = await runChaos({
    seed: 7,
    store: 'sqlite',
    schedule,
    length,
    tell: () => undefined,
  });
  expect(done).toEqual(schedule);
  expect(faults).toEqual([]);
  expect(played.acknowledged).toBeGreaterThan(20);
});

test('a seed gives the same schedule again, which begins with each kind once', () => {
  const schedule = scheduleOf(3, 120_000, DISTURBANCE_NAMES);
  expect(scheduleOf(3, 120_000, DISTURBANCE_NAMES)).toEqual(schedule);
  const first = schedule.slice(0, DISTURBANCE_NAMES.length).map(({ what }) => what);
  expect(first.toSorted()).toEqual(DISTURBANCE_NAMES.toSorted());
});

test('what was acknowledged is missed, unless it is there by its id or, its name erased, by its place', () => {
  const events = [
    { id: 'a', sequence: 1 },
    { id: 'other', sequence: 2 },
  ];
  const told = [
    { stream: 's', id: 'a', sequence: 1 },
    { stream: 's', id: 'b', sequence: 2 },
    { stream: 's', id: 'c', sequence: 3 },
    { stream: 's', id: 'd' },
  ];
  expect(missingFrom(events, told).map(({ id }) => id)).toEqual(['c', 'd']);
});
