import { checkChain } from '@raccord/stream';
import type { StoredEvent } from '@raccord/tournament';
import { describe, expect, test, vi } from 'vitest';
import type { StorePlace } from '../open.ts';
import { type EventStore, FEDERATION, type StreamKind, sittingStream } from '../store.ts';
import { begun, NO_QUOTAS } from './clubs.ts';
import { eventsAfter } from './events.ts';
import { ask } from './places.ts';
import { sitting } from './sittings.ts';

interface Stream {
  readonly kind: StreamKind;
  readonly stream: string;
  create(store: EventStore): Promise<void>;
  /** With whatever it belongs to; none of what an installation always has. */
  remove?(store: EventStore): Promise<unknown>;
}

const IN_CLUB = 'son-club';
const makeClub = (store: EventStore, id = IN_CLUB) => store.clubs.create(id, begun('Club'), NO_QUOTAS);

const STREAMS: readonly Stream[] = [
  {
    ...{ kind: 'tournament', stream: 't' },
    create: async (store) => {
      await makeClub(store);
      await store.createStream('t', IN_CLUB);
    },
    remove: (store) => store.clubs.remove(IN_CLUB, () => true),
  },
  {
    ...{ kind: 'club', stream: 'c' },
    create: (store) => makeClub(store, 'c'),
    remove: (store) => store.clubs.remove('c', () => true),
  },
  {
    ...{ kind: 'sitting', stream: sittingStream('s') },
    create: (store) => store.sittings.create(sitting('s')),
    remove: (store) => store.sittings.remove('s'),
  },
  { ...{ kind: 'federation', stream: FEDERATION }, create: async () => undefined },
];

/** What the store promises of every stream, of whatever it is; each engine lives through it. */
export function testStreams(fresh: () => Promise<StorePlace>, open: (place: StorePlace) => Promise<EventStore>): void {
  describe.each(STREAMS)('the stream of a $kind', ({ kind, stream, create, remove }) => {
    /** Of what a list shows a tournament is worked out, the others say it. */
    const shown = kind === 'tournament' ? {} : { summary: { name: 'É', members: 0 } };
    const write = (store: EventStore, known: number, events: readonly StoredEvent[]) =>
      store.appendDecided(stream, known, () => ({ events, ...shown }));
    const all = (store: EventStore) => store.read(stream, 0);
    /** The events that it begins with. */
    async function openOne(place?: StorePlace) {
      const at = place ?? (await fresh());
      const store = await open(at);
      await create(store);
      const first = await all(store);
      return { place: at, store, first, last: first.at(-1), count: first.length };
    }

    test('gives back what was decided as it was written, hundreds at once too', async () => {
      const { store, first, last, count } = await openOne();
      const [one, ...others] = eventsAfter(last, 620, 'a "b"');
      await write(store, count, [one]);
      await write(store, count + 1, others);
      expect(await all(store)).toEqual([...first, one, ...others]);
      expect(await store.readSound(stream)).toEqual([...first, one, ...others]);
      expect(await store.readSound(stream, count + 2)).toEqual([...first, one, others[0]]);
      expect(await store.read(stream, count + 1, 1)).toEqual([others[0]]);
      expect(checkChain(await all(store))).toEqual({ ok: true });
    });

    test('is told to be damaged when an event is not the one that was written', async () => {
      const { place, store, last, count } = await openOne();
      await write(store, count, eventsAfter(last, 3, 'a'));
      const fault = { code: `${kind}-damaged`, text: expect.stringContaining(stream) };
      for (const [sequence, change] of [
        [count + 3, 'at = at + 1'],
        [count + 2, "data = '{'"],
      ]) {
        await ask(place, `update events set ${change} where stream = '${stream}' and sequence = ${sequence}`);
        await expect(store.readSound(stream)).rejects.toMatchObject(fault);
      }
      await expect(all(store)).rejects.toMatchObject(fault);
      expect(await store.readSound(stream, count + 1)).toHaveLength(count + 1);
    });

    test('is decided in turns by racing servers, each with what the other wrote', async () => {
      const { place, store, first, count } = await openOne();
      await Promise.all(
        [store, await open(place)].map(async (server, which) => {
          let known = first;
          for (let round = 0; round < 20; round++) {
            let mine: StoredEvent[] = [];
            await server.appendDecided(stream, known.length, (news) => {
              known = [...known, ...news];
              mine = eventsAfter(known.at(-1), 1, `${which}-${round}`);
              return { events: mine, ...shown };
            });
            known = [...known, ...mine];
          }
        }),
      );
      expect(await store.readSound(stream)).toHaveLength(count + 40);
    });

    test('is decided by what others wrote here once it is durable: it could be lost with what waits for the disk', async () => {
      const { store, last, count } = await openOne();
      const [own, other] = eventsAfter(last, 2, 'a');
      let isDurable = false;
      let wasDurable: boolean | undefined;
      const first = write(store, count, [own]).then(() => {
        isDurable = true;
      });
      const second = store.appendDecided(stream, count, (news) => {
        expect(news).toEqual([own]);
        wasDurable = isDurable;
        return { events: [other], ...shown };
      });
      await Promise.all([first, second]);
      expect(wasDurable).toBe(true);
      expect(await store.readSound(stream)).toHaveLength(count + 2);
    });

    test('has nothing of what was not decided, failed, or is there already', async () => {
      const { store, first, last, count } = await openOne();
      const [own, other] = eventsAfter(last, 2, 'a');
      await store.appendDecided(stream, count, () => undefined);
      await write(store, count, []);
      const failing = store.appendDecided(stream, count, () => {
        throw new Error('no decision');
      });
      await expect(failing).rejects.toThrow('no decision');
      await expect(write(store, count, [own, { ...other, id: own.id }])).rejects.toThrow();
      await expect(write(store, count, [other])).rejects.toThrow('what others wrote');
      const [elsewhere] = eventsAfter(own, 1, 'b');
      await expect(write(store, count, [{ ...elsewhere, sequence: own.sequence }])).rejects.toThrow(
        'what others wrote',
      );
      expect(await all(store)).toEqual(first);
      await expect(store.appendDecided('nulle-part', 0, () => undefined)).rejects.toMatchObject({
        code: 'stream-unknown',
      });
    });

    test('is all there after the store was closed in the middle of a write', async () => {
      const { place, store, last, count } = await openOne();
      const writing = write(store, count, eventsAfter(last, 5, 'a'));
      await Promise.all([store.close(), store.close()]);
      await writing;
      expect(await (await open(place)).readSound(stream)).toHaveLength(count + 5);
    });

    test(`is told of to this server and to others${remove ? ', until it is deleted' : ''}`, async () => {
      const place = await fresh();
      const { store, last, count } = await openOne(place);
      const other = await open(place);
      const [own, others, ended] = [vi.fn(), vi.fn(), vi.fn()];
      store.follow(own);
      const stop = other.follow(others, ended);
      const [one, two] = eventsAfter(last, 2, 'a');
      await write(store, count, [one]);
      expect(own.mock.calls.filter(([told]) => told === stream)).toEqual([[stream, count + 1]]);
      await vi.waitFor(() => expect(others).toHaveBeenCalledWith(stream, count + 1), 5000);
      if (remove) await remove(store);
      else return stop();
      await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(stream), 5000);
      expect(await all(store)).toEqual([]);
      await expect(write(store, count + 1, [two])).rejects.toMatchObject({ code: 'stream-unknown' });
      stop();
    });
  });
}
