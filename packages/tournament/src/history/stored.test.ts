import { describe, expect, it } from 'vitest';
import { KINDS } from '../kinds/index.ts';
import { playEverything } from '../testing/everything.ts';
import { recognise, type StoredEvent } from './stored.ts';

const EVENTS: readonly StoredEvent[] = playEverything().journal.events;

describe('an event as it was written', () => {
  it('is recognised as it is, whatever its kind', () => {
    expect(EVENTS.map(recognise)).toEqual(EVENTS.map((value) => ({ ok: true, value })));
    const kinds = [...EVENTS.map(({ type }) => type), 'action-undone', 'action-redone', 'names-erased'];
    expect([...new Set(kinds)].sort()).toEqual(Object.keys(KINDS).sort());
  });

  it.each([
    ['version', { ...EVENTS[0], version: 2 }],
    ['kind', { ...EVENTS[0], type: 'centre-closed' }],
    ['kind, though objects have something of that name', { ...EVENTS[0], type: 'toString' }],
  ])('by a newer program is refused for its %s, and the sentence says what to do', (_, event) => {
    expect(recognise(event)).toEqual({
      ok: false,
      fault: {
        code: 'event-too-new',
        text: 'L’action 1 a été écrite par une version plus récente de Raccord : mettez Raccord à jour.',
      },
    });
  });
});
