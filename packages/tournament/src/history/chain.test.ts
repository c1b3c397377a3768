import { checkChain, followsOn, hashOf, NO_EVENT } from '@raccord/stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playEverything } from '../testing/everything.ts';
import type { StoredEvent } from './stored.ts';

const EVENTS: readonly StoredEvent[] = playEverything().journal.events;
const index = fc.integer({ min: 0, max: EVENTS.length - 1 });

const broken = (at: number) => ({
  ok: false,
  fault: {
    code: 'chain-broken',
    text: `L’action ${at} ne suit pas la précédente : l’historique a été modifié ou abîmé. Reprenez la dernière sauvegarde.`,
  },
});

/** Every place of an event where a value stands. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
}

function changedAt(event: StoredEvent, path: readonly string[]): StoredEvent {
  const copy = JSON.parse(JSON.stringify(event));
  let holder = copy;
  for (const key of path.slice(0, -1)) holder = holder[key];
  const key = path[path.length - 1];
  holder[key] = typeof holder[key] === 'number' ? holder[key] + 1 : `${holder[key]}x`;
  return copy;
}

describe('the chain of events', () => {
  it('begins with nothing, and each event takes up the one before it', () => {
    expect(EVENTS[0].previous).toBe(NO_EVENT);
    for (const [at, event] of EVENTS.entries()) {
      expect(followsOn(event, EVENTS[at - 1])).toBe(true);
      expect(event.hash).toBe(hashOf(event));
    }
    expect(checkChain(EVENTS)).toEqual({ ok: true, value: undefined });
    expect(checkChain([])).toEqual({ ok: true, value: undefined });
  });

  it('shows any value that was changed, wherever it stands', () => {
    for (const [at, event] of EVENTS.entries()) {
      for (const path of pathsOf(event)) {
        const changed = EVENTS.with(at, changedAt(event, path));
        expect(checkChain(changed), `${event.type} ${path.join('.')}`).toEqual(broken(at + 1));
      }
    }
  });

  it('shows a number that became a text', () => {
    const [event] = EVENTS;
    for (const key of ['sequence', 'version', 'at'] as const) {
      const changed = { ...event, [key]: String(event[key]) } as unknown as StoredEvent;
      expect(hashOf(changed), key).not.toBe(event.hash);
    }
  });

  it('shows it even when the hash of the event was worked out again: the next one tells', () => {
    fc.assert(
      fc.property(
        index.filter((at) => at < EVENTS.length - 1),
        (at) => {
          const changed = { ...EVENTS[at], at: EVENTS[at].at + 1 };
          const events = EVENTS.with(at, { ...changed, hash: hashOf(changed) });
          expect(checkChain(events)).toEqual(broken(at + 2));
        },
      ),
    );
  });

  it('shows events taken out, put in twice or swapped', () => {
    const inner = index.filter((at) => at > 0 && at < EVENTS.length - 1);
    fc.assert(
      fc.property(inner, (at) => {
        expect(checkChain(EVENTS.toSpliced(at, 1))).toEqual(broken(at + 1));
        expect(checkChain(EVENTS.toSpliced(at, 0, EVENTS[at]))).toEqual(broken(at + 2));
        expect(checkChain(EVENTS.with(at, EVENTS[at + 1]).with(at + 1, EVENTS[at]))).toEqual(broken(at + 1));
      }),
    );
  });

  it('shows a beginning cut off, but not an end: the last events may never have been written', () => {
    expect(checkChain(EVENTS.slice(1))).toEqual(broken(1));
    expect(checkChain(EVENTS.slice(0, -1)).ok).toBe(true);
  });

  it('is the same once written as JSON and read again', () => {
    expect(checkChain(JSON.parse(JSON.stringify(EVENTS))).ok).toBe(true);
  });
});
