import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type ChainedEvent,
  checkChain,
  erasedHashes,
  erasedRows,
  followsOn,
  hashedText,
  hashOf,
  NO_EVENT,
  pureSha256,
} from './chain.ts';
import { checkDisclosures, disclose, isSalt, KeptDisclosures } from './disclosures.ts';
import { chained, EventLog } from './log.ts';
import { relies, writes } from './paths.ts';
import { refusing } from './refusals.ts';
import { inTheWay, takenWith, undoneAfter } from './takingback.ts';

/** A stream of the smallest kind: a word is said under a name. */
type Said = ChainedEvent & { readonly data: { readonly name: string; readonly word: string } };

class Words extends EventLog<Said> {
  readonly said = new Map<string, string>();
  /** How often everything was folded. */
  foldings = 0;

  constructor(events: readonly Said[] = []) {
    super();
    this.rewrite(0, events);
  }

  protected override begin(): void {
    this.foldings++;
    this.said.clear();
  }

  protected override evolve({ data: { name, word } }: Said): void {
    this.said.set(name, word);
  }

  tell(type: string, data: object): Said {
    const at = this.events.length;
    const event = chained({ type, data: data as Said['data'] }, { id: `e${at}`, actor: 'x', at }, this.last);
    this.append(event);
    return event;
  }
}

function words(): Words {
  const stream = new Words();
  for (const word of ['un', 'deux', 'trois']) stream.tell('said', { name: word.charAt(0), word });
  return stream;
}

describe('a log', () => {
  test('numbers and chains what happens, and folds it in place', () => {
    const stream = words();
    const { said, foldings } = stream;
    expect(stream.events.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(checkChain(stream.events)).toEqual({ ok: true });
    expect(stream.events[0]).toMatchObject({ version: 1, previous: NO_EVENT });
    expect([Object.fromEntries(said), foldings]).toEqual([{ u: 'un', d: 'deux', t: 'trois' }, 1]);
    expect([stream.find('e1')?.sequence, stream.find('z'), stream.latest]).toEqual([2, undefined, 2]);
  });

  test('leaves out what was taken back, with what went along, and has it back where it was', () => {
    const stream = words();
    const again = stream.tell('said', { name: 'u', word: 'une' });
    const undone = stream.tell('action-undone', { event: 'e0', alongside: [again.id] });
    expect(undoneAfter(stream.events)).toEqual(new Set(['e0', again.id]));
    expect(stream.undone).toEqual(new Set(['e0', again.id]));
    expect(Object.fromEntries(stream.said)).toEqual({ d: 'deux', t: 'trois' });
    expect([...stream.standing()].map(({ id }) => id)).toEqual(['e1', 'e2']);
    expect(stream.changedBy(undone).map(({ id }) => id)).toEqual(['e0', 'e3']);
    const redone = stream.tell('action-redone', { event: undone.id });
    expect(Object.fromEntries(stream.said)).toEqual({ u: 'une', d: 'deux', t: 'trois' });
    expect(stream.isUndone(undone)).toBe(true);
    expect(stream.changedBy(redone).map(({ id }) => id)).toEqual(['e0', 'e3']);
    const reopened = new Words(stream.events);
    expect([Object.fromEntries(reopened.said), reopened.foldings]).toEqual([Object.fromEntries(stream.said), 1]);
    expect(undoneAfter(stream.events)).toEqual(new Set([undone.id]));
  });

  test('changes nothing where what is taken back, or had back, is not there', () => {
    const stream = words();
    expect(stream.changedBy(stream.tell('action-undone', { event: 'e0', alongside: ['z'] })).length).toBe(1);
    expect(stream.changedBy(stream.tell('action-redone', { event: 'z' }))).toEqual([]);
    expect(Object.fromEntries(stream.said)).toEqual({ d: 'deux', t: 'trois' });
  });

  test('folds all again only where a stream cannot take an action out by itself', () => {
    class Forgetting extends Words {
      protected override evolveAgain(changed: readonly Said[]): boolean {
        return changed.every(({ data }) => this.said.delete(data.name));
      }
    }
    const stream = new Forgetting(words().events);
    stream.tell('action-undone', { event: 'e0', alongside: [] });
    expect([Object.fromEntries(stream.said), stream.foldings]).toEqual([{ d: 'deux', t: 'trois' }, 1]);
  });

  test('puts other events in the place of the last ones, and folds again; seals them anew without folding', () => {
    const stream = words();
    const [first, second, third] = stream.events;
    stream.rewrite(1, [{ ...third, sequence: 2 }]);
    expect([Object.fromEntries(stream.said), stream.foldings]).toEqual([{ u: 'un', t: 'trois' }, 2]);
    expect(stream.find(second.id)).toBeUndefined();
    stream.reseal(1, [second, third]);
    expect([stream.events, stream.foldings]).toEqual([[first, second, third], 2]);
  });
});

describe('a chain', () => {
  const { events } = words();

  test.each([
    ['data', { data: { name: 'd', word: 'autre' } }],
    ['author', { actor: 'y' }],
    ['time', { at: 9 }],
    ['number', { sequence: 7 }],
    ['kind', { type: 'sung' }],
  ])('is broken by another %s, and the sentence names the event', (_, change) => {
    const answer = checkChain(events.with(1, { ...events[1], ...change }));
    expect(answer).toMatchObject({ ok: false, fault: { code: 'chain-broken' } });
    expect(answer.ok || answer.fault.text).toContain('L’action 2 ');
  });

  test('is broken by an event that is missing, twice or in another place', () => {
    const [first, second, third] = events;
    for (const wrong of [
      [second, third],
      [first, third],
      [first, first],
      [first, third, second],
    ]) {
      expect(checkChain(wrong).ok).toBe(false);
    }
  });

  test('begins at zeros, and hashes all of an event as one list', () => {
    expect(NO_EVENT).toMatch(/^0{64}$/);
    const { sequence, id, version, type, data, actor, at, previous } = events[1];
    const list = JSON.stringify([sequence, id, version, type, data, actor, at, previous]);
    expect(hashedText(events[1], JSON.stringify(data), JSON.stringify(actor))).toBe(list);
    expect(events[1].hash).toBe(pureSha256(list));
  });

  test('goes on neither with another number nor after another event, well hashed as they may be', () => {
    const [first] = events;
    const after = (last: { sequence: number; hash: string }) =>
      followsOn(chained({ type: 'said', data: {} }, { id: 'e', actor: 'x', at: 3 }, last), first);
    expect([after(first), after({ ...first, sequence: 2 }), after({ ...first, hash: NO_EVENT })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('holds for what was written again without a name, if a later event tells its hash', () => {
    const [first, second] = events;
    const { hash, ...rewritten } = { ...second, data: { name: 'd', word: '…' } };
    const told = { type: 'names-erased', data: { rows: [{ sequence: 2, hash: hashOf(rewritten) }] } };
    const erasure = chained(told, { id: 'e', actor: 'x', at: 3 }, second);
    const all = [first, { ...rewritten, hash }, erasure];
    expect(checkChain(all)).toEqual({ ok: true });
    expect(erasedHashes(all).size).toBe(1);
    expect(checkChain(all.slice(0, 2)).ok).toBe(false);
    // Of itself and of what comes later it tells nothing.
    const early = chained({ type: 'names-erased', data: { rows: [{ sequence: 1, hash: 'x' }] } }, erasure, undefined);
    expect(erasedHashes([early]).size).toBe(0);
    // Another kind of event tells nothing, nor does what is no list of rows.
    expect(erasedHashes([{ ...erasure, type: 'said' }]).size).toBe(0);
    expect([{ rows: 'x' }, {}, null, { rows: [null, 'x', 7] }].map(erasedRows)).toEqual([[], [], [], []]);
    expect(followsOn(early, undefined)).toBe(true);
  });
});

describe('what relies on an action', () => {
  const touched = {
    a: writes('x/1'),
    b: writes('x/1/y'),
    c: { writes: ['z'], reads: ['x/1/y/deep'] },
    d: writes('x/12'),
  };
  const action = (name: keyof typeof touched, sequence: number) => ({ name, sequence });
  const all = [action('a', 1), action('b', 2), action('c', 3), action('d', 4)];
  const names = (target: number, doesRely?: Parameters<typeof takenWith<(typeof all)[number]>>[3]) =>
    takenWith(all[target], all, ({ name }) => touched[name], doesRely).map(({ name }) => name);

  test('is what sets or reads the same path or one under it later, and what relies on that in turn', () => {
    expect(names(0)).toEqual(['a', 'b', 'c']);
    expect(names(1)).toEqual(['b', 'c']);
    expect(names(2)).toEqual(['c']);
    expect(names(3)).toEqual(['d']);
  });

  test('is also what the stream says besides', () => {
    const doesRely = (later: { name: string }, earlier: { name: string }) => later.name === 'd' && earlier.name === 'c';
    expect(names(2, doesRely)).toEqual(['c', 'd']);
    // One of several is enough.
    expect(names(0, doesRely)).toEqual(['a', 'b', 'c', 'd']);
    expect(writes('z')).toEqual({ writes: ['z'], reads: [] });
  });
});

describe('what stands in the way of having actions back', () => {
  type Done = { readonly id: string; readonly type: string; readonly data: unknown; readonly sequence: number };
  const undo = (event: string, ...alongside: string[]) => ({ type: 'action-undone', data: { event, alongside } });
  const said = (path: string) => ({ type: 'said', data: { path } });
  const touched = ({ data }: Done) => writes((data as { readonly path: string }).path);
  /** Looks at the last undoing of these. */
  const way = (...bodies: readonly Pick<Done, 'type' | 'data'>[]) => {
    const events = bodies.map((body, index): Done => ({ ...body, id: `e${index}`, sequence: index + 1 }));
    const undone = undoneAfter(events);
    const [undoing] = events.filter(({ id, type }) => type === 'action-undone' && !undone.has(id));
    const { come, gone } = inTheWay(undoing, events, undone, (later, earlier) =>
      relies(touched(later), touched(earlier)),
    );
    return [come?.id, gone?.id];
  };

  test('is nothing while nothing touches the same', () => {
    expect(way(said('x'), said('y'), undo('e0'), said('z'))).toEqual([undefined, undefined]);
  });

  test('is the last that has come since, whichever relies on the other', () => {
    expect(way(said('x/1'), undo('e0'), said('x/1/y'), said('x'), said('z'))).toEqual(['e3', undefined]);
    expect(way(said('x'), undo('e0'), said('x/1'))).toEqual(['e2', undefined]);
  });

  test('is what has come back since, too', () => {
    const redone = { type: 'action-redone', data: { event: 'e1' } };
    expect(way(said('x'), undo('e0'), said('x/1'), undo('e2'), redone)).toEqual(['e0', undefined]);
  });

  test('is what it relied on and has gone since, not what went with it or came after', () => {
    expect(way(said('x'), said('x/1'), undo('e1'), undo('e0'))).toEqual([undefined, 'e0']);
    expect(way(said('x'), said('x/1'), said('x/1/z'), undo('e1', 'e2'))).toEqual([undefined, undefined]);
    expect(way(said('x'), said('x/1'), undo('e0'), undo('e1'))).toEqual([undefined, undefined]);
  });

  test('is what one of several that come back is about', () => {
    expect(way(said('x'), said('y'), undo('e0', 'e1'), said('x/1'))).toEqual(['e3', undefined]);
    expect(way(said('x'), said('y'), said('x/1'), undo('e1', 'e2'), undo('e0'))).toEqual([undefined, 'e0']);
  });
});

describe('a text beside the chain', () => {
  const salt = 'ab'.repeat(32);
  const own = disclose('p', salt, 'Zoé');

  test('is committed to with a salt of its own, and found changed', () => {
    expect(own.commitment).toBe(pureSha256(JSON.stringify([salt, 'p', 'Zoé'])));
    expect(isSalt(salt)).toBe(true);
    for (const wrong of [salt.slice(1), `${salt.slice(1)}g`, `${salt}a`, `a${salt}`]) expect(isSalt(wrong)).toBe(false);
    expect(checkDisclosures([own])).toEqual({ ok: true });
    for (const change of [{ text: 'Léa' }, { person: 'q' }, { salt: 'cd'.repeat(32) }]) {
      expect(checkDisclosures([own, { ...own, ...change }])).toMatchObject({ fault: { code: 'text-changed' } });
    }
    const answer = checkDisclosures([{ ...own, text: 'Léa' }]);
    expect(answer.ok || answer.fault.text).toContain('« p »');
  });

  test('is there until it is erased', () => {
    expect(new KeptDisclosures().all()).toEqual([]);
    const kept = new KeptDisclosures([own]);
    expect(kept.isAbout('q')).toBe(false);
    expect([kept.open(own.commitment), kept.open(undefined), kept.isAbout('p')]).toEqual(['Zoé', undefined, true]);
    kept.erase([own.commitment]);
    expect([kept.open(own.commitment), kept.isAbout('p'), kept.all()]).toEqual([undefined, false, []]);
  });

  test('counts once for its person and its salt, however often it is told', () => {
    const other = disclose('p', 'cd'.repeat(32), 'Léa');
    const kept = new KeptDisclosures([own, own, other]);
    expect(kept.all()).toEqual([own, other]);
    kept.erase([own.commitment, own.commitment]);
    expect([kept.isSaltUsed(salt), kept.isSaltUsed(other.salt), kept.isAbout('p')]).toEqual([false, true, true]);
    kept.erase([other.commitment]);
    expect([kept.isSaltUsed(other.salt), kept.isAbout('p')]).toEqual([false, false]);
  });
});

test('a refusal has a code of the closed list and its sentence', () => {
  const refused = refusing({ full: (most: number) => `Au plus ${most}.`, closed: () => 'Fermé.' } as const);
  expect(refused('full', 3)).toEqual({ ok: false, fault: { code: 'full', text: 'Au plus 3.' } });
  expectTypeOf(refused<'full'>).parameters.toEqualTypeOf<['full', number]>();
});
