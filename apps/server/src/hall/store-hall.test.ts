import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@raccord/scrabble';
import { checkChain } from '@raccord/stream';
import { type Actor, type CommandData, type CommandType, Journal } from '@raccord/tournament';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseFrom } from '../maintenance/erasing.ts';
import { openStore } from '../store/open.ts';
import { type EventStore, StoreFault } from '../store/store.ts';
import type { StoreHall } from './store-hall.ts';
import { CHIEF, openHall, STREAM, WORDBOOK } from './testing/hall.ts';
import { goingThrough } from './testing/store.ts';

let directory: string;
let store: EventStore;
let hall: StoreHall;
let clock = 1_000_000;
let count = 0;

const sent = <Type extends CommandType>(type: Type, data: CommandData<Type>, id = `c${++count}`) => ({
  id,
  type,
  data,
});
const tell = async <Type extends CommandType>(type: Type, data: CommandData<Type>) =>
  unwrap(await hall.submit(sent(type, data), CHIEF));

/** A turn of twenty players, ready for their slips. */
async function openTurn(): Promise<void> {
  await tell('create-tournament', {
    name: 'Essai',
    place: 'Ici',
    date: '2026-11-15',
    edition: '2019',
    lexicon: { name: 'essai', hash: 'essai' },
  });
  await tell('add-centre', { id: 'c', name: 'Centre' });
  const entrants = Array.from({ length: 20 }, (_, at) => ({
    id: `p${at + 1}`,
    members: [{ name: `Joueur ${at + 1}` }],
    centre: 'c',
    table: at + 1,
  }));
  await tell('register-entrants', { entrants });
  await tell('plan-game', { id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal' });
  await tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
  await tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
}

const top = (player: number, id?: string, actor: Actor = CHIEF) =>
  hall.submit(sent('record-tops', { game: 'g', turn: 1, entrants: [`p${player}`] }, id), actor);

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'raccord-hall-'));
  store = await openStore({ directory });
  await store.createStream(STREAM);
  hall = await openHall(store, () => clock);
});

afterEach(async () => {
  vi.useRealTimers();
  await hall.close();
  await store.close();
  rmSync(directory, { recursive: true });
});

describe('a hall', () => {
  it('writes what it acknowledges, in an unbroken chain, in few transactions', async () => {
    await openTurn();
    let appends = 0;
    const counting = goingThrough(store, 'appendDecided', (append) => {
      appends++;
      return append();
    });
    hall = await openHall(counting, () => clock);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => top(at + 1)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(appends).toBeLessThan(20);
    const events = await store.read(STREAM, 0);
    expect(checkChain(events).ok).toBe(true);
    expect(events).toEqual(hall.read((journal) => journal.events));
  });

  it('writes together what comes from many hands one after the other, and at once what comes from few', async () => {
    await openTurn();
    let appends = 0;
    const counting = goingThrough(store, 'appendDecided', (append) => {
      appends++;
      return append();
    });
    hall = await openHall(counting, () => clock);
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    for (const player of [1, 2, 3]) await top(player);
    for (const centre of ['d', 'e']) await top(4, undefined, { role: 'chief', name: 'Juge', centre });
    expect(appends).toBe(5);
    const answers = [];
    for (const player of [4, 5, 6, 7]) {
      answers.push(top(player, undefined, { role: 'chief', name: 'Juge', centre: 'c' }));
      await store.read(STREAM, 0);
    }
    vi.runAllTimers();
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    expect(appends).toBe(6);
  });

  it('keeps nobody who asks for what is written elsewhere waiting for all those who go on handing in', async () => {
    await openTurn();
    let isOver = false;
    const handIn = async (player: number) => {
      while (!isOver) await top(player, undefined, { role: 'chief', name: `Juge ${player}`, centre: 'c' });
    };
    const handing = [1, 2, 3, 4, 5].map(handIn);
    for (let time = 0; time < 3; time++) {
      hall.heard(Number.POSITIVE_INFINITY);
      await hall.upToDate();
    }
    isOver = true;
    await Promise.all(handing);
  });

  it('does once what is sent twice, at once or later, and answers the same', async () => {
    await openTurn();
    const [first, second] = await Promise.all([top(1, 'same'), top(1, 'same')]);
    const third = await top(1, 'same');
    expect([second, third]).toEqual([first, first]);
    expect((await store.read(STREAM, 0)).filter(({ id }) => id === 'same')).toHaveLength(1);
  });

  it('does not take the command of another author for the same one sent again', async () => {
    await openTurn();
    await top(1, 'same');
    const again = sent('record-tops', { game: 'g', turn: 1, entrants: ['p2'] }, 'same');
    for (const other of [
      { role: 'chief', name: 'Juge', centre: 'c' },
      { role: 'referee', name: 'Juge', id: 'a' },
    ] as const) {
      expect(await hall.submit(again, other)).toMatchObject({ ok: false, fault: { code: 'id-taken' } });
    }
    expect(await hall.submit(again, { role: 'chief', name: 'Renommé' })).toMatchObject({
      ok: true,
      value: { id: 'same' },
    });
  });

  it('answers the others when deciding one of them fails', async () => {
    await openTurn();
    const nonsense = hall.submit({ id: 'x', type: 'record-tops', data: undefined }, CHIEF);
    const [failed, done] = await Promise.allSettled([nonsense, top(1)]);
    expect([failed.status, done.status]).toEqual(['rejected', 'fulfilled']);
    expect((await top(2)).ok).toBe(true);
  });

  it('decides in order what depends on what came before, though sent together', async () => {
    await openTurn();
    const answers = await Promise.all([
      top(1),
      top(1),
      hall.submit(sent('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' }), CHIEF),
      hall.submit(sent('make-draw', { game: 'g', source: { kind: 'random', seed: 1 } }), CHIEF),
    ]);
    expect(answers.map((answer) => (answer.ok ? answer.value.type : answer.fault.code))).toEqual([
      'slips-recorded',
      'slip-already-recorded',
      'solution-laid',
      expect.stringMatching(/draw-made|nothing-playable/),
    ]);
  });

  it('goes on after a store that failed, without what was not written', async () => {
    await openTurn();
    let isFailing = true;
    const failing = goingThrough(store, 'appendDecided', (append) =>
      isFailing ? Promise.reject(new StoreFault('disk-full', 'essai')) : append(),
    );
    hall = await openHall(failing, () => clock);
    const before = hall.sequence;
    await expect(top(1, 'again')).rejects.toMatchObject({ code: 'disk-full' });
    expect(hall.sequence).toBe(before);
    expect(hall.read(({ ledger }) => ledger.result('g', 1, 'p1').outcome)).toBe('missing');
    isFailing = false;
    expect((await top(1, 'again')).ok).toBe(true);
    expect(hall.read(({ ledger }) => ledger.result('g', 1, 'p1').points)).toBe(70);
  });

  it('decides nothing that was asked before a store failed: what follows on something is never done before it', async () => {
    await openTurn();
    let failures = 1;
    const failing = goingThrough(store, 'appendDecided', (append) =>
      failures-- > 0 ? Promise.reject(new StoreFault('disk-full', 'essai')) : append(),
    );
    hall = await openHall(failing, () => clock);
    const before = hall.sequence;
    const laid = { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' };
    const all = () => [top(1, 'a'), hall.submit({ ...sent('lay-solution', laid), id: 'b' }, CHIEF)];
    for (const refused of await Promise.allSettled(all()))
      expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'disk-full' } });
    expect(hall.sequence).toBe(before);
    for (const done of await Promise.all(all())) expect(done.ok).toBe(true);
    expect((await store.read(STREAM, before)).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('never dates an event before the one that precedes it', async () => {
    await openTurn();
    clock -= 60_000;
    await top(1);
    const times = (await store.read(STREAM, 0)).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('takes in what another process writes, and both decide without losing anything', async () => {
    await openTurn();
    const elsewhere = await openStore({ directory });
    const other = await openHall(elsewhere, () => clock);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const command = sent('record-tops', { game: 'g', turn: 1, entrants: [`p${at + 1}`] });
        return (at % 2 === 0 ? hall : other).submit(command, CHIEF);
      }),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const events = await store.read(STREAM, 0);
    expect(checkChain(events).ok).toBe(true);
    expect(
      new Journal(
        WORDBOOK,
        hall.read((journal) => journal.events),
      ).ledger.missingTables('g', 1, 'c').length,
    ).toBe(hall.read(({ ledger }) => ledger.missingTables('g', 1, 'c').length));
    const told = new Promise<number>((resolve) => hall.onChange(resolve));
    hall.heard(events.length);
    if (hall.sequence < events.length) await told;
    expect(hall.read(({ ledger }) => ledger.missingTables('g', 1, 'c'))).toEqual([]);
    await other.close();
    await elsewhere.close();
  });

  it('reads everything again when a name was erased, before it decides anything, heard of or not', async () => {
    await openTurn();
    const nameOf = (player: string) => hall.read(({ state }) => state.entrants.get(player)?.members[0].name);
    for (const [player, isHeardOf] of [
      ['p1', false],
      ['p2', true],
    ] as const) {
      const order = { by: CHIEF, now: clock, isClosed: true };
      unwrap(await eraseFrom(store, STREAM, { player: { entrant: player, place: 0 } }, order));
      if (isHeardOf) hall.heard(hall.sequence + 1);
      expect(await top(Number(player.slice(1)))).toMatchObject({ ok: true });
      expect(nameOf(player)).toBe('Joueur effacé');
    }
    expect(hall.read(({ events }) => events)).toEqual(await store.readSound(STREAM));
    expect(hall.read(({ ledger }) => ledger.gameTotal('g', 'p1').total)).toBeGreaterThan(0);
  });

  it('reads again what another process wrote when it could not be read at first', async () => {
    await openTurn();
    let fails = 0;
    const failing = goingThrough(store, 'read', (read) =>
      fails-- > 0 ? Promise.reject(new StoreFault('database-unreachable', 'essai')) : read(),
    );
    const other = await openHall(failing, () => clock);
    await top(1);
    fails = 1;
    other.heard(hall.sequence);
    await expect.poll(() => other.sequence, { timeout: 10_000 }).toBe(hall.sequence);
    await other.close();
  });

  it('keeps what many wrote alike once, and shows each his own', async () => {
    await openTurn();
    await Promise.all([top(1), top(2)]);
    const again = await openHall(store, () => clock);
    const [one, other] = again
      .read(({ events }) => events)
      .flatMap((event) => (event.type === 'slips-recorded' ? event.data.slips : []));
    expect([one.entrant, other.entrant].toSorted()).toEqual(['p1', 'p2']);
    expect(one.slip).toBe(other.slip);
    expect(one.verdict).toBe(other.verdict);
    await again.close();
  });
});
