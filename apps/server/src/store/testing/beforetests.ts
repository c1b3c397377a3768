import { expect, test } from 'vitest';
import type { StorePlace } from '../open.ts';
import type { EventStore } from '../store.ts';
import { adding, begun, deciding, NO_QUOTAS, resultOf, UNKNOWN } from './clubs.ts';
import { eventsAfter } from './events.ts';
import { ask, WITHOUT_CLUBS } from './places.ts';

/** The part of the contract that is about what an older program left of clubs, over either engine. */
export function testBefore(fresh: () => Promise<StorePlace>, open: (place: StorePlace) => Promise<EventStore>): void {
  /** An installation of before clubs, with a tournament of which an event cannot be read any more. */
  async function makeBefore(place: StorePlace): Promise<void> {
    const store = await open(place);
    for (const id of ['t', 'abimé']) {
      await store.createStream(id);
      await store.append(id, eventsAfter(undefined, 2, id));
    }
    await store.close();
    await ask(place, `update events set data = '{' where stream = 'abimé' and sequence = 1`);
    for (const statement of WITHOUT_CLUBS) await ask(place, statement);
  }

  test('opens an installation of before as one club with its tournaments, even a damaged one', async () => {
    const place = await fresh();
    await makeBefore(place);
    const store = await open(place);
    const [club, ...others] = await store.clubs.list();
    expect(club).toMatchObject({ name: 'Mon club', tournaments: 2 });
    expect(others).toEqual([]);
    expect(await store.clubs.read(club.id)).toMatchObject({ events: [{ type: 'club-created' }] });
    expect((await store.streams()).map(({ id }) => id)).toEqual(['t', 'abimé']);
    expect(await store.readSound('t')).toHaveLength(2);
    await expect(store.readSound('abimé')).rejects.toMatchObject({ code: 'tournament-damaged' });
    const again = await open(place);
    expect(await again.clubs.list()).toEqual([club]);
  });

  test('changes nothing of an installation of before when it breaks in the middle', async () => {
    const place = await fresh();
    await makeBefore(place);
    const state = async () => [
      await ask(place, 'select * from schema order by version'),
      await ask(place, 'select * from streams order by id'),
      await ask(place, 'select stream, sequence, hash from events order by stream, sequence'),
    ];
    const before = await state();
    // What the migration makes last is in its way.
    await ask(place, 'create table club_quotas (other text)');
    await expect(open(place)).rejects.toThrow();
    expect(await state()).toEqual(before);
    await expect(ask(place, 'select * from disclosures')).rejects.toThrow('disclosures');
    await ask(place, 'drop table club_quotas');
    expect(await (await open(place)).clubs.list()).toMatchObject([{ tournaments: 2 }]);
  });

  /** Clubs of before each closing was kept, with something kept that cannot be read. */
  async function makeBeforeClosings(place: StorePlace): Promise<void> {
    const store = await open(place);
    await store.clubs.create('b', begun('B'), NO_QUOTAS);
    await store.close();
    const kept = JSON.stringify(resultOf('t', 90));
    for (const statement of [
      'drop table evening_results',
      'create table evening_results (stream text not null references streams (id), tournament text not null, result text not null, constraint evening_results_tournament primary key (stream, tournament))',
      `insert into evening_results values ('b', 't', '${kept}'), ('b', 'abimé', '{')`,
      'delete from schema where version = 202611161710',
    ])
      await ask(place, statement);
  }

  test('keeps what was kept of evenings by a program of before', async () => {
    const place = await fresh();
    await makeBeforeClosings(place);
    const { clubs } = await open(place);
    expect(await clubs.results('b')).toEqual([resultOf('t', 90)]);
    await clubs.appendDecided('b', UNKNOWN, deciding(adding('m', 'A'), 'B', [{ ...resultOf('t', 95), sequence: 7 }]));
    expect(await clubs.results('b')).toHaveLength(2);
  });

  test('changes nothing of what was kept of evenings when it breaks in the middle', async () => {
    const place = await fresh();
    await makeBeforeClosings(place);
    await ask(place, 'create table last_results (other text)');
    const before = await ask(place, 'select * from evening_results order by tournament');
    await expect(open(place)).rejects.toThrow();
    expect(await ask(place, 'select * from evening_results order by tournament')).toEqual(before);
    await ask(place, 'drop table last_results');
    expect(await (await open(place)).clubs.results('b')).toHaveLength(1);
  });
}
