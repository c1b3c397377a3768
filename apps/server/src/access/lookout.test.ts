import { afterEach, expect, test } from 'vitest';
import type { LinkStore } from '../store/store.ts';
import { Lookout } from './lookout.ts';

/** A store that only knows when links were revoked, and how it was asked. */
class Revocations {
  readonly asked: number[] = [];
  readonly revoked: { readonly id: string; readonly at: number }[] = [];
  isAway = false;

  async revokedSince(at: number): Promise<string[]> {
    this.asked.push(at);
    if (this.isAway) throw new Error('away');
    return this.revoked.filter((one) => one.at >= at).map(({ id }) => id);
  }
}

const MINUTE = 60_000;
const open: Lookout[] = [];
afterEach(() => {
  for (const lookout of open.splice(0)) lookout.close();
});

function watch() {
  const store = new Revocations();
  const clock = { now: 10 * MINUTE };
  const ended = new Set<string>();
  const watcher = {
    isWatching: true,
    endLinks(links: ReadonlySet<string>): void {
      for (const id of links) ended.add(id);
    },
  };
  open.push(new Lookout(store as unknown as LinkStore, () => clock.now, [watcher], 5));
  return { store, clock, ended, watcher };
}

test('hears of what another process revoked, with a clock that is a little behind', async () => {
  const { store, clock, ended } = watch();
  store.revoked.push({ id: 'avant', at: clock.now - 2 * MINUTE }, { id: 'en-retard', at: clock.now - MINUTE / 2 });
  await expect.poll(() => [...ended]).toEqual(['en-retard']);
  store.revoked.push({ id: 'après', at: clock.now });
  await expect.poll(() => [...ended]).toEqual(['en-retard', 'après']);
});

test('goes as far back as it takes after the store, or the whole machine, was away', async () => {
  const { store, clock, ended } = watch();
  store.isAway = true;
  await expect.poll(() => store.asked.length).toBeGreaterThan(1);
  store.revoked.push({ id: 'pendant', at: clock.now });
  clock.now += 60 * MINUTE;
  store.isAway = false;
  await expect.poll(() => [...ended]).toEqual(['pendant']);
});

test('asks nothing while nobody counts on it', async () => {
  const { store, watcher } = watch();
  watcher.isWatching = false;
  store.asked.length = 0;
  // Another one, as quick and begun later, has looked several times.
  const { store: other } = watch();
  await expect.poll(() => other.asked.length).toBeGreaterThan(3);
  expect(store.asked).toEqual([]);
});
