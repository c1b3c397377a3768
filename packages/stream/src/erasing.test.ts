import { expect, test } from 'vitest';
import { type ChainedEvent, checkChain, hashOf, NAMES_ERASED } from './chain.ts';
import { eraseFromStream } from './erasing.ts';
import { chained } from './log.ts';

interface Written {
  readonly id: string;
  readonly type?: string;
  readonly data: unknown;
  readonly actor?: string;
}

function streamOf(...written: readonly Written[]): ChainedEvent[] {
  const events: ChainedEvent[] = [];
  for (const { id, type = 'said', data, actor = 'x' } of written)
    events.push(chained({ type, data }, { id, actor, at: events.length }, events.at(-1)));
  return events;
}

/** Takes ANNA out of what is said and of who says it. */
const withoutAnna = ({ data, actor }: ChainedEvent) => ({
  data: data === 'ANNA' ? '…' : data,
  actor: actor === 'ANNA' ? '…' : actor,
});

function erase(events: readonly ChainedEvent[]) {
  let drawn = 0;
  const erased = eraseFromStream(events, withoutAnna, () => `new-${++drawn}`);
  const rows = new Map(erased?.rows.map((row) => [row.sequence, row]));
  const left = events.map((event) => rows.get(event.sequence) ?? event);
  const told = chained({ type: NAMES_ERASED, data: erased?.data }, { id: 'told', actor: 'x', at: 9 }, erased?.last);
  return { erased, left, told };
}

const idsOf = (events: readonly ChainedEvent[]) => events.map(({ id }) => id);
const HEX = ['0123456789abcdef01', 'fedcba9876543210fe'];

test('nothing is written again where nobody was named', () => {
  expect(erase(streamOf({ id: 'a', data: 'un' }, { id: 'b', data: 'deux' })).erased).toBeUndefined();
});

test('what had the name is written again under another id, and its chain holds; the first one keeps its id', () => {
  const events = streamOf(
    { id: 'tournoi', data: 'ANNA' },
    { id: 'b', data: 'un' },
    { id: 'c', data: 'deux', actor: 'ANNA' },
    { id: 'd', data: 'trois' },
  );
  const { erased, left, told } = erase(events);
  expect(left.map(({ data, actor }) => [data, actor])).toEqual([
    ['…', 'x'],
    ['un', 'x'],
    ['deux', '…'],
    ['trois', 'x'],
  ]);
  expect(erased?.named).toBe(2);
  // No id is a secret: what is chained to what changed changes too.
  expect(idsOf(left)).toEqual(['tournoi', 'new-1', 'new-2', 'new-3']);
  expect(checkChain([...left, told])).toEqual({ ok: true });
  expect(left.every((event) => event.hash === hashOf(event))).toBe(true);
});

test.each([
  ['18 hexadecimal digits', HEX[0]],
  ['20 signs of a page', 'Aa-_456789Aa-_456789'],
  ['a UUID', '01234567-89ab-cdef-0123-456789abcdef'],
])('an event under a drawn id, %s, keeps its hash, and so does what follows it', (_, id) => {
  const events = streamOf({ id: 'tournoi', data: 'un' }, { id, data: 'ANNA' }, { id: 'c', data: 'deux' });
  const { erased, left, told } = erase(events);
  expect(erased?.rows.map(({ sequence }) => sequence)).toEqual([2]);
  expect([left[1].hash, left[2]]).toEqual([events[1].hash, events[2]]);
  expect(left[1].id).toBe('new-1');
  expect(erased?.data.rows).toEqual([{ sequence: 2, hash: hashOf(left[1]) }]);
  expect(hashOf(left[1])).not.toBe(left[1].hash);
  expect(checkChain([...left, told])).toEqual({ ok: true });
});

test.each([
  ...['0123456789abcdef0', '0123456789abcdefg1', '0123456789abcdef01-', '-0123456789abcdef01', '0', 'é'.repeat(20)],
  ...['01234567-89ab-cdef-0123-456789abcde', '0123456-89ab-cdef-0123-456789abcdef', '01234567-89ab-cdef-456789abcdef'],
  ...['0123456g-89ab-cdef-0123-456789abcdef', '01234567-8-c-0-456789abcdef', '01234567-89ab-cdeg-0123-456789abcdef'],
  ...['01234567-89ab-cdef-0123-456789abcdeg', '0-89ab-cdef-0123-456789abcdef', '01234567-89ab-cdef-0123-4'],
])('an event under the id « %s », which may be guessed, changes its hash, and what follows it', (id) => {
  const events = streamOf({ id: 'tournoi', data: 'un' }, { id, data: 'ANNA' }, { id: 'c', data: 'deux' });
  const { erased, left } = erase(events);
  expect(erased?.rows.map(({ sequence }) => sequence)).toEqual([2, 3]);
  expect(left[1].hash).toBe(hashOf(left[1]));
});

test('drawn ids that begin alike were counted, and are no secret', () => {
  const [id] = HEX;
  const events = streamOf({ id: 'un', data: 'un' }, { id, data: 'ANNA' }, { id: `${id.slice(0, -1)}2`, data: 'deux' });
  expect(erase(events).erased?.rows.length).toBe(2);
});

test('the first event has the id of its tournament, which everybody knows, however it was drawn', () => {
  const { erased, left } = erase(streamOf({ id: HEX[0], data: 'ANNA' }, { id: HEX[1], data: 'un' }));
  expect(erased?.rows.map(({ id, sequence }) => [id, sequence])).toEqual([
    [HEX[0], 1],
    ['new-1', 2],
  ]);
  expect(left[0].hash).toBe(hashOf(left[0]));
});

test('undoing and redoing name the events by their new ids', () => {
  const events = streamOf(
    { id: 'tournoi', data: 'un' },
    { id: HEX[0], data: 'ANNA' },
    { id: HEX[1], data: 'deux' },
    { id: 'u', type: 'action-undone', data: { event: HEX[0], alongside: [HEX[1]] } },
    { id: 'r', type: 'action-redone', data: { event: 'u' } },
    { id: 'v', type: 'action-undone', data: { event: HEX[1], alongside: [] } },
  );
  expect(
    erase(events)
      .left.slice(3)
      .map(({ data }) => data),
  ).toEqual([{ event: 'new-1', alongside: [HEX[1]] }, { event: 'new-2' }, { event: HEX[1], alongside: [] }]);
});

test('an earlier erasure says nothing more of what changes again', () => {
  const rows = [2, 3].map((sequence) => ({ sequence, hash: 'h' }));
  const events = streamOf(
    { id: 'tournoi', data: 'un' },
    { id: HEX[0], data: 'ANNA' },
    { id: HEX[1], data: 'deux' },
    { id: 'e', type: NAMES_ERASED, data: { rows } },
  );
  expect(erase(events).left[3].data).toEqual({ rows: [rows[1]] });
  const untouched = streamOf(
    { id: 'tournoi', data: 'un' },
    { id: HEX[0], data: 'ANNA' },
    { id: HEX[1], data: 'deux' },
    { id: 'e', type: NAMES_ERASED, data: { rows: [rows[1]] } },
  );
  expect(erase(untouched).left.slice(2)).toEqual(untouched.slice(2));
});

test('a name that only the actor has is taken out too', () => {
  const { erased, left } = erase(streamOf({ id: 'tournoi', data: 'un' }, { id: HEX[0], data: 'deux', actor: 'ANNA' }));
  expect([erased?.named, left[1].actor]).toEqual([1, '…']);
});
