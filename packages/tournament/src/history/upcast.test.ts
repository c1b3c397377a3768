import { unwrap } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import type { EventType } from '../events.ts';
import { playEverything } from '../testing/everything.ts';
import { Hall, openHall, WORDBOOK } from '../testing/hall.ts';
import { checkChain, hashOf, NO_EVENT } from './chain.ts';
import { Journal } from './journal.ts';
import { type StoredEvent, UPCASTS, upcast, versionOf } from './upcast.ts';

/** As if a centre had once been a name alone, then had an id, then a city that is no longer kept. */
const LATER = {
  ...UPCASTS,
  'centre-added': [
    ({ title }: { title: string }) => ({ id: title.toLowerCase(), title, city: '?' }),
    ({ id, title }: { id: string; title: string }) => ({ id, name: title }),
  ],
};

function stored(version: number, data: unknown): StoredEvent {
  const event = {
    type: 'centre-added',
    version,
    data,
    sequence: 1,
    id: 'c1',
    actor: { role: 'chief', name: 'Juge' } as const,
    at: 0,
    previous: NO_EVENT,
  };
  return { ...event, hash: hashOf(event) };
}

describe('an older event', () => {
  it.each([
    [1, { title: 'Nord' }],
    [2, { id: 'nord', title: 'Nord', city: 'Lille' }],
    [3, { id: 'nord', name: 'Nord' }],
  ])('of version %i is brought to today’s shape, step by step', (version, data) => {
    expect(unwrap(upcast(stored(version, data), LATER)).data).toEqual({ id: 'nord', name: 'Nord' });
  });

  it('keeps its version, its hash and its place in the chain: the chain is checked on what was written', () => {
    const event = stored(1, { title: 'Nord' });
    expect(unwrap(upcast(event, LATER))).toEqual({ ...event, data: { id: 'nord', name: 'Nord' } });
    expect(checkChain([event]).ok).toBe(true);
  });

  it('of a type that never changed is left as it is', () => {
    const event = unwrap(upcast(stored(1, { id: 'nord', name: 'Nord' })));
    expect(event.data).toEqual({ id: 'nord', name: 'Nord' });
  });
});

describe('an action taken back before several could be', () => {
  it('is left out of the tournament, alone', () => {
    const hall = openHall();
    const drawn = hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    const { data: _, ...undone } = hall.tell('undo', {});
    const before = { ...undone, version: 1, data: { event: drawn.id } };
    const kept = [...hall.journal.events.slice(0, -1), { ...before, hash: hashOf(before) }] as readonly StoredEvent[];
    const journal = new Journal(
      WORDBOOK,
      kept.map((event) => unwrap(upcast(event))),
    );
    expect(checkChain(kept).ok).toBe(true);
    expect(journal.state).toEqual(hall.journal.state);
    expect(journal.state.games.get('g')?.turns).toEqual([]);
    expect(journal.events.filter((event) => journal.isUndone(event)).map(({ id }) => id)).toEqual([drawn.id]);
  });
});

describe('a tournament made before the text of 2023 was known', () => {
  const created = (edition: string): StoredEvent => ({
    ...stored(1, { name: 'Essai', edition, settings: { soloBonus: 10 } }),
    type: 'tournament-created',
  });

  it('goes on under the usage of 2023 by which it began', () => {
    expect(unwrap(upcast(created('2023'))).data).toEqual({
      name: 'Essai',
      edition: 'usage-2023',
      settings: { soloBonus: 10, plausible: 'accord', spelling: [] },
    });
  });

  it('keeps any other edition', () => {
    expect(unwrap(upcast(created('2019'))).data).toMatchObject({ edition: '2019' });
  });

  it('is told apart from one made since', () => {
    const since = { ...created('2023'), version: 2 };
    expect(unwrap(upcast(since)).data).toMatchObject({ edition: '2023' });
  });
});

describe('an event of a later program', () => {
  it.each([
    ['version', stored(2, { id: 'nord', name: 'Nord' })],
    ['type', { ...stored(1, {}), type: 'centre-closed' }],
    ['type, though objects have one of that name', { ...stored(1, {}), type: 'toString' }],
  ])('is refused for its %s, and the sentence says what to do', (_, event) => {
    expect(upcast(event)).toEqual({
      ok: false,
      fault: {
        code: 'event-too-new',
        text: 'L’événement 1 a été écrit par une version plus récente de Raccord : mettez Raccord à jour.',
      },
    });
  });
});

describe('the versions', () => {
  it('that this program writes count the changes of shape', () => {
    expect(versionOf('centre-added', LATER)).toBe(3);
    expect(versionOf('centre-added')).toBe(1);
    expect(openHall().journal.events.every(({ type, version }) => version === versionOf(type))).toBe(true);
  });

  it('are told for every type of event', () => {
    const types = new Set<EventType>(playEverything().journal.events.map(({ type }) => type));
    expect([...types, 'action-undone', 'action-redone', 'names-erased'].sort()).toEqual(Object.keys(UPCASTS).sort());
  });

  it('let old and new events stand side by side', () => {
    const { events } = openHall().journal;
    const read = events.map((event) => unwrap(upcast(event, { ...LATER, 'centre-added': [] })));
    expect(new Hall(undefined, read).journal.state).toEqual(openHall().journal.state);
  });
});
