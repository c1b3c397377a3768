import { expect, test } from 'vitest';
import type { StorePlace } from '../open.ts';
import type { EventStore } from '../store.ts';

export const sitting = (id: string, createdAt = 5) => ({
  ...{
    id,
    name: 'Mardi « é » 🎲',
    material: { kind: 'exam', slips: [1] },
    summary: { stage: 'waiting' },
    createdAt,
    club: null,
  },
});
export const joining = (id: string) => ({ id, at: 7, data: { type: 'joined', name: `Zoé ${id}` } });

/** The part of the contract that is about sittings, over either engine. */
export function testSittings(fresh: () => Promise<StorePlace>, open: (place: StorePlace) => Promise<EventStore>): void {
  test('keeps sittings and what happened in them, in order', async () => {
    const place = await fresh();
    const { sittings } = await open(place);
    await sittings.create(sitting('b', 2));
    await sittings.create(sitting('a', 9));
    await sittings.create({ ...sitting('a'), name: 'une autre fois' });
    const { material, ...listed } = sitting('a', 9);
    expect(await sittings.find('a')).toEqual({ ...listed, material });
    expect(await sittings.find('z')).toBeUndefined();

    const summary = { stage: 'running' };
    const append = (...ids: string[]) =>
      sittings.appendDecided('a', 0, (news) => ({
        entries: ids.filter((id) => news.every((one) => one.id !== id)).map(joining),
        summary,
      }));
    expect(await append('x', 'y')).toEqual([
      { ...joining('x'), sequence: 1 },
      { ...joining('y'), sequence: 2 },
    ]);
    expect((await append('y', 'w'))?.map(({ id, sequence }) => [id, sequence])).toEqual([
      ...[
        ['x', 1],
        ['y', 2],
        ['w', 3],
      ],
    ]);
    expect(await sittings.read('a', 2)).toEqual([{ ...joining('w'), sequence: 3 }]);
    expect(await sittings.read('a', 3)).toEqual([]);
    expect(await sittings.read('z', 0)).toBeUndefined();
    expect((await sittings.list()).map(({ id, summary }) => [id, summary])).toEqual([
      ['b', { stage: 'waiting' }],
      ['a', summary],
    ]);
    const twice = sittings.appendDecided('a', 3, () => ({ entries: [joining('n'), joining('n')], summary }));
    await expect(twice).rejects.toThrow();
    expect((await (await open(place)).sittings.read('a', 0))?.length).toBe(3);

    await sittings.remove('a');
    await sittings.remove('a');
    expect(await sittings.find('a')).toBeUndefined();
    expect(await sittings.read('a', 0)).toBeUndefined();
    expect(await append('v')).toBeUndefined();
    expect((await sittings.list()).map(({ id }) => id)).toEqual(['b']);
  });

  test('lets two racing servers write to one sitting, each with what the other wrote', async () => {
    const place = await fresh();
    const stores = [await open(place), await open(place)];
    await stores[0].sittings.create(sitting('a'));
    await Promise.all(
      stores.map(async ({ sittings }, which) => {
        for (let count = 0; count < 30; count++) {
          const entries = [joining(`${which}-${count}`)];
          await sittings.appendDecided('a', 0, (news) => ({ entries, summary: { seen: news.length } }));
        }
      }),
    );
    const entries = (await stores[0].sittings.read('a', 0)) ?? [];
    expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect((await stores[1].sittings.list())[0].summary).toEqual({ seen: 59 });
  });
}
