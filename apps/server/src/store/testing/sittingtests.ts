import { expect, test } from 'vitest';
import type { StorePlace } from '../open.ts';
import { type EventStore, sittingStream } from '../store.ts';
import { begun, NO_QUOTAS } from './clubs.ts';
import { eventsAfter } from './events.ts';
import { sitting } from './sittings.ts';

/** The part of the contract that is about sittings alone, over either engine. */
export function testSittings(fresh: () => Promise<StorePlace>, open: (place: StorePlace) => Promise<EventStore>): void {
  test('keeps sittings with what is sat and what a list shows of them', async () => {
    const store = await open(await fresh());
    const { sittings } = store;
    await sittings.create(sitting('b', 2));
    await sittings.create(sitting('a', 9));
    await sittings.create({ ...sitting('a'), name: 'une autre fois' });
    const { material, ...listed } = sitting('a', 9);
    expect(await sittings.find('a')).toEqual({ ...listed, sequence: 0, material });
    expect(await sittings.find('z')).toBeUndefined();
    const summary = { stage: 'running' };
    await store.appendDecided(sittingStream('a'), 0, () => ({ events: eventsAfter(undefined, 2, 'x'), summary }));
    expect(await sittings.list()).toEqual([
      { ...sitting('b', 2), material: undefined, sequence: 0 },
      { ...listed, sequence: 2, summary },
    ]);
    expect(await store.streams()).toEqual([]);
    await sittings.remove('a');
    await sittings.remove('a');
    expect(await sittings.find('a')).toBeUndefined();
    expect((await sittings.list()).map(({ id }) => id)).toEqual(['b']);
  });

  test('deletes the sittings of a club with it, and counts none among its tournaments', async () => {
    const store = await open(await fresh());
    await store.clubs.create('c', begun('C'), { ...NO_QUOTAS, tournaments: 1 });
    await store.sittings.create({ ...sitting('a'), club: 'c' });
    await store.createStream('t', 'c');
    expect(await store.clubs.find('c')).toMatchObject({ tournaments: 1 });
    expect(await store.clubs.tournaments('c')).toEqual([{ id: 't', sequence: 0 }]);
    expect(await store.clubs.remove('c', (streams) => streams.length === 3)).toBe(true);
    expect(await store.sittings.list()).toEqual([]);
  });
}
