import { checkChain, disclose, hashOf, NO_EVENT } from '@raccord/stream';
import { eraseNames, recordErasure, type StoredEvent } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { newEventId } from '../../access/tokens.ts';
import type { StorePlace } from '../open.ts';
import { type EventStore, FEDERATION, type PlanErasure } from '../store.ts';
import { eventsAfter } from './events.ts';
import { ask, isOnDisk, readerOf } from './places.ts';

const NAME = 'QUARTZ Zénobie';

/** A small tournament: who plays, a word about one of them, who is somebody else. */
export function tournamentOf(idOf: (index: number) => string, of = NAME): StoredEvent[] {
  const player = (id: string, name: string) => ({ id, members: [{ name }], centre: 'c', table: 1 });
  const bodies = [
    { type: 'tournament-created', data: { name: 'Essai', place: 'Vichy', date: '2026-11-15' } },
    { type: 'entrants-registered', data: { entrants: [player('p1', of), player('p2', 'AUTRE Paul')] } },
    {
      type: 'entrant-left',
      data: { entrant: 'p1', reason: `Mme ${of.split(' ')[0]} est souffrante ${'.'.repeat(9_000)}` },
    },
    { type: 'tournament-described', data: { name: `Coupe ${of}`, place: 'Vichy', date: '2026-11-15' } },
    { type: 'entrant-arrived', data: { entrant: 'p2' } },
  ];
  const events: StoredEvent[] = [];
  for (const [index, body] of bodies.entries()) {
    const event = {
      ...{ sequence: index + 1, id: idOf(index), version: 1, ...body, actor: { role: 'chief', name: 'Juge' } as const },
      ...{ at: 1_794_700_000_000 + index, previous: events.at(-1)?.hash ?? NO_EVENT },
    };
    events.push({ ...event, hash: hashOf(event) });
  }
  return events;
}

export const erasing =
  (entrant = 'p1'): PlanErasure =>
  (events) => {
    const erasure = eraseNames(events, { player: { entrant, place: 0 }, drawId: newEventId });
    if (!erasure) return undefined;
    const told = recordErasure(erasure, { id: newEventId(), actor: { role: 'chief', name: 'Juge' }, at: 1 });
    return { rows: erasure.rows, told: [told], label: erasure.label };
  };

/** The part of the contract that is about erasing a name from a tournament, over either engine. */
export function testErasure(fresh: () => Promise<StorePlace>, open: (place: StorePlace) => Promise<EventStore>): void {
  const link = { role: 'player', data: { subject: 'p1' }, createdAt: 0, expiresAt: 9e12, createdBy: null } as const;
  const namedIn = async (place: StorePlace) => {
    const tables = await Promise.all(
      ['events', 'streams', 'links', 'outbox', 'mail'].map((table) => ask(place, `select * from ${table}`)),
    );
    return /quartz|zénobie/i.test(JSON.stringify(tables));
  };

  test('erases a name from a stream, and its chain holds', async () => {
    const place = await fresh();
    const store = await open(place);
    await store.createStream('t');
    const before = tournamentOf(newEventId);
    await store.append('t', before);
    await store.links.create([{ ...link, id: 'l', stream: 't', label: 'Zénobie', tokenHash: 'x' }]);
    const command = { id: before[2].id, type: 'note-departure', data: { entrant: 'p1', reason: NAME } };
    const entry = { command: { ...command, actor: before[2].actor, at: 1 } as never, who: 'x', what: NAME };
    await store.outbox.add('t', [entry]);
    await store.outbox.refuse('t', before[2].id, { code: 'x', text: NAME });
    expect(await namedIn(place)).toBe(true);
    const heard: number[] = [];
    store.follow((_, sequence) => heard.push(sequence));

    await store.erase('t', erasing());
    expect(await namedIn(place)).toBe(false);
    expect(heard).toContain(6);
    const after = await store.readSound('t');
    expect(checkChain(after)).toEqual({ ok: true });
    expect(after.slice(0, 5).map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
    expect(JSON.stringify(await ask(place, 'select * from events'))).not.toContain(before[2].id);
    expect(await store.readSound('t', 3)).toEqual(after.slice(0, 3));
    expect((await store.links.list('t')).map(({ label }) => label)).toEqual(['Joueur effacé']);
    expect((await store.summaries()).find(({ id }) => id === 't')).toMatchObject({
      ...{ sequence: 6, summary: { name: 'Coupe Joueur effacé' } },
    });
    // Nothing is left to do, and nothing is written.
    await store.erase('t', erasing());
    expect(await store.readSound('t')).toEqual(after);
    await store.close();
    expect(await (await open(place)).readSound('t')).toEqual(after);
  });

  test('a long stream is read whole while a name is erased from it', async () => {
    const store = await open(await fresh());
    await store.createStream('t');
    const before = tournamentOf(newEventId);
    await store.append('t', [...before, ...eventsAfter(before[4], 4_000, 't')]);
    const [read] = await Promise.all([store.readSound('t'), store.erase('t', erasing())]);
    expect(checkChain(read)).toEqual({ ok: true });
    expect(read.length).toBeGreaterThanOrEqual(4_005);
    await store.close();
  });

  test('leaves no byte of a name that was erased, while it goes on working', async () => {
    const place = await fresh();
    const store = await open(place);
    const streams = Array.from({ length: 8 }, (_, index) => `t${index}`);
    for (const stream of streams) {
      await store.createStream(stream);
      await store.append(stream, tournamentOf(newEventId));
      await store.append(stream, eventsAfter((await store.read(stream, 4))[0], 40, stream));
      await store.links.create([{ ...link, id: stream, stream, label: NAME, tokenHash: stream }]);
    }
    // In the list of licences and in the result of a phase that is kept.
    const licensee = { licence: '1', name: NAME };
    const text = disclose('p', '5a'.repeat(32), NAME);
    const [first, second] = eventsAfter(undefined, 2, 'f');
    const beside = { licences: [licensee], disclosures: [text] };
    await store.appendDecided(FEDERATION, 0, () => ({ events: [first], summary: {}, ...beside }));
    await ask(place, 'analyze');
    expect(await isOnDisk(place, NAME.split(' '))).toBe(true);
    for (const stream of streams) await store.erase(stream, erasing());
    const left = { struck: [{ licence: '1', isKeptOut: true }], erased: [text.commitment] };
    await store.appendDecided(FEDERATION, 1, () => ({ events: [second], summary: {}, ...left }));
    expect(await store.scrub()).toBe(true);
    expect(await isOnDisk(place, NAME.split(' '))).toBe(false);
    await store.close();
    expect(await isOnDisk(place, NAME.split(' '))).toBe(false);
  });

  test('a name that somebody still reads is owed to the disk: once nobody does it goes, at the next start if need be', async () => {
    const place = await fresh();
    const store = await open(place);
    await store.createStream('t');
    await store.append('t', tournamentOf(newEventId));
    const reader = await readerOf(place);
    await store.erase('t', erasing());
    expect(await store.scrub()).toBe(false);
    expect(await isOnDisk(place, NAME.split(' '))).toBe(true);
    await store.close();
    const next = await open(place);
    expect(await next.scrub()).toBe(false);
    await reader.end();
    expect(await next.scrub()).toBe(true);
    expect(await isOnDisk(place, NAME.split(' '))).toBe(false);
  });

  test('what waits for nothing is not looked for twice', async () => {
    const place = await fresh();
    const store = await open(place);
    const reader = await readerOf(place);
    expect(await store.scrub()).toBe(true);
    await reader.end();
  });

  test('finds what was changed behind its back after an erasure', async () => {
    const place = await fresh();
    const store = await open(place);
    const changes = {
      row: `update events set at = 3 where stream = 'row' and sequence = 2`,
      told: `update events set data = '{"rows":[]}' where stream = 'told' and sequence = 6`,
      cut: `delete from events where stream = 'cut' and sequence = 6`,
    };
    for (const [stream, change] of Object.entries(changes)) {
      await store.createStream(stream);
      await store.append(stream, tournamentOf(newEventId));
      await store.erase(stream, erasing());
      await store.readSound(stream);
      await ask(place, change);
      await expect(store.readSound(stream)).rejects.toMatchObject({ code: 'tournament-damaged' });
    }
  });

  test('chains a stream anew whose ids anybody could guess, and opens again after it', async () => {
    const place = await fresh();
    const store = await open(place);
    await store.createStream('t');
    const before = tournamentOf((index) => `finale-${index}`);
    await store.append('t', before);
    await store.erase('t', erasing());
    await store.close();
    const after = await (await open(place)).readSound('t');
    expect(checkChain(after)).toEqual({ ok: true });
    const kept = new Set(before.slice(1).map(({ hash }) => hash));
    expect(after.filter(({ hash }) => kept.has(hash))).toEqual([]);
  });

  test('erases nothing when the writing of it fails', async () => {
    const place = await fresh();
    const store = await open(place);
    await store.createStream('t');
    const before = tournamentOf(newEventId);
    await store.append('t', before);
    const broken: PlanErasure = (events) => {
      const writing = erasing()(events);
      return writing && { ...writing, told: writing.told.map((event) => ({ ...event, id: before[4].id })) };
    };
    await expect(store.erase('t', broken)).rejects.toThrow();
    await expect(store.erase('nowhere', erasing())).rejects.toMatchObject({ code: 'stream-unknown' });
    expect(await store.readSound('t')).toEqual(before);
  });
}
