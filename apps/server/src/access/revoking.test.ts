import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept } from '@raccord/scrabble';
import type { StationLink } from '@raccord/tournament';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Hall } from '../hall/hall.ts';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { type LinkMaker, makeStationLinks } from './links.ts';
import { revokeLink } from './revoking.ts';

/** A tournament that can be written to, or not. */
class FrailHall {
  readonly id = 't';
  readonly events: { readonly type: string; readonly data: { readonly links: readonly StationLink[] } }[] = [];
  isAway = false;

  read<T>(look: (journal: unknown) => T): T {
    return look({ events: this.events, state: { officials: new Map(), entrants: new Map() } });
  }

  async submit({ type, data }: { type: string; data: { links: StationLink[] } }) {
    if (this.isAway) throw new Error('away');
    this.events.push({ type: type === 'make-links' ? 'links-made' : 'links-revoked', data });
    return accept({ data });
  }
}

const BY: LinkMaker = { actor: { role: 'chief', name: 'Juge' }, link: null };
const ORDER = { role: 'screen', label: 'Écran' } as const;
let directory: string;
let store: EventStore;
let frail: FrailHall;
let hall: Hall;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'raccord-liens-'));
  store = await openStore({ directory });
  await store.createStream('t');
  frail = new FrailHall();
  hall = frail as unknown as Hall;
});

afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

test('a link of which the history cannot tell is not made', async () => {
  frail.isAway = true;
  await expect(makeStationLinks(store.links, hall, BY, [ORDER], 1)).rejects.toThrow('away');
  expect(await store.links.list('t')).toEqual([]);
});

test('a link is over even if that cannot be written down; asked again, it is, once and whole', async () => {
  const chief = await makeStationLinks(store.links, hall, BY, [{ role: 'chief', label: 'Chef' }], 1);
  const { link } = chief.ok ? chief.value[0] : expect.fail();
  await makeStationLinks(store.links, hall, { ...BY, link: link.id }, [ORDER], 2);
  const told: string[][] = [];
  const revoke = async () => {
    const [found] = (await store.links.list('t')).filter(({ id }) => id === link.id);
    const order = {
      link: found,
      withMade: true,
      by: BY,
      now: 3,
      tell: (links: readonly string[]) => told.push([...links]),
    };
    return revokeLink(store.links, async () => hall, order);
  };
  frail.isAway = true;
  await expect(revoke()).rejects.toThrow('away');
  expect(told[0]).toContain(link.id);
  expect((await store.links.list('t')).map(({ revokedAt }) => revokedAt)).toEqual([3, 3]);

  frail.isAway = false;
  await revoke();
  await revoke();
  const written = frail.events.filter(({ type }) => type === 'links-revoked');
  expect(written.map(({ data }) => data.links.map(({ label }) => label))).toEqual([['Chef', 'Écran']]);
});
