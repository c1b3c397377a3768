import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSearchGraph, WordGraph } from '@raccord/scrabble';
import { type Actor, type CommandData, type CommandType, checkChain, Journal, rankOverall } from '@raccord/tournament';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hall } from '../hall/hall.ts';
import { StoreHall } from '../hall/store-hall.ts';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { receive } from './reception.ts';
import { RelayHall } from './relay-hall.ts';

/** Two halls without a network between them: what is carried, and when, is the test's to say. */

const words = WordGraph.fromWords(['MENERAI', 'MENERAIS', 'MARE', 'MENE', 'RA', 'NE']);
const WORDBOOK = { words, graph: buildSearchGraph(words) };
const CHIEF: Actor = { role: 'chief', name: 'Juge' };
const CHIEF_OF_D: Actor = { role: 'chief', name: 'Responsable', centre: 'd' };
const PLAYERS = { c: ['p1', 'p2'], d: ['p3', 'p4'] };
const STREAM = 'essai';

interface World {
  readonly central: Hall;
  readonly relay: RelayHall;
  readonly stores: readonly [EventStore, EventStore];
  ask<Type extends CommandType>(hall: Hall, actor: Actor, type: Type, data: CommandData<Type>): Promise<boolean>;
  bring(): Promise<void>;
  handOn(most: number): Promise<void>;
}

async function withWorld(work: (world: World) => Promise<void>): Promise<void> {
  const directories = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `raccord-relay-${name}-`)));
  const [here, there] = await Promise.all(directories.map((directory) => openStore({ directory })));
  let clock = 1_000_000;
  let count = 0;
  const now = () => clock++;
  const ask: World['ask'] = async (hall, actor, type, data) =>
    (await hall.submit({ id: `x${++count}`, type, data }, actor)).ok;
  try {
    for (const store of [here, there]) await store.createStream(STREAM);
    const central = await StoreHall.open(STREAM, here, WORDBOOK, now);
    const setUp: [CommandType, object][] = [
      ['create-tournament', { name: 'Essai', place: '', date: '', edition: '2019', lexicon: { name: 'l', hash: 'h' } }],
      ['add-centre', { id: 'c', name: 'Centre c' }],
      ['add-centre', { id: 'd', name: 'Centre d' }],
      ['register-entrants', { entrants: (['c', 'd'] as const).flatMap(entrantsOf) }],
      ['plan-game', { id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal' }],
      ['make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } }],
    ];
    for (const [type, data] of setUp) expect(await ask(central, CHIEF, type, data as never)).toBe(true);
    await there.append(STREAM, await here.read(STREAM, 0));
    // Its clock is ahead, so that some of its actions get another time when they are handed on.
    const relay = await RelayHall.open(STREAM, there, WORDBOOK, () => now() + 20);
    const bring = async () => {
      const events = await here.read(STREAM, relay.copied);
      if (events.length > 0) await there.append(STREAM, events);
      relay.heard(central.sequence);
      await relay.close();
    };
    const handOn = async (most: number) => {
      const commands = relay.toHandOn(most);
      if (commands.length > 0) await relay.settle(await receive(central, 'd', commands as never));
      await relay.close();
    };
    await work({ central, relay, stores: [here, there], ask, bring, handOn });
  } finally {
    await Promise.all([here.close(), there.close()]);
    for (const directory of directories) rmSync(directory, { recursive: true });
  }
}

const entrantsOf = (centre: keyof typeof PLAYERS) =>
  PLAYERS[centre].map((id, index) => ({ id, members: [{ name: id }], centre, table: index + 1 }));

const slip = fc.constantFrom('MENERAI', 'MARE', 'MENE', 'XXX').map((word) => ({
  state: 'handed-in' as const,
  solutions: [{ word, direction: 'horizontal' as const, reference: 'H4', outside: [] }],
  score: 20,
}));
const TURN = { game: 'g', turn: 1 };
const reason = 'vu';

/** What is asked in a centre, by its chief, of one of his players. */
const action = (centre: keyof typeof PLAYERS) => {
  const entrant = fc.constantFrom(...PLAYERS[centre]);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(
        fc.constant('record-slips'),
        fc.record({ entrant, slip }).map((one) => ({ ...TURN, slips: [one] })),
      ),
    },
    fc.tuple(
      fc.constant('correct-slip'),
      fc.record({ entrant, slip }).map((one) => ({ ...TURN, ...one, reason })),
    ),
    fc.tuple(
      fc.constant('give-warning'),
      entrant.map((one) => ({ ...TURN, entrant: one, reason })),
    ),
    fc.tuple(fc.constant('undo'), fc.constant({})),
    fc.tuple(
      fc.constantFrom('start-clock', 'pause-clock', 'resume-clock', 'end-turn'),
      fc.constant({ ...TURN, centre }),
    ),
    fc.tuple(
      fc.constant('note-departure'),
      entrant.map((one) => ({ entrant: one, reason })),
    ),
  );
};

const step = fc.oneof(
  { weight: 4, arbitrary: action('d').map((asked) => ({ at: 'relay', asked }) as const) },
  { weight: 2, arbitrary: action('c').map((asked) => ({ at: 'central', asked }) as const) },
  // The chief referee meddles with the centre that is cut off.
  { weight: 1, arbitrary: action('d').map((asked) => ({ at: 'central', asked }) as const) },
  { weight: 2, arbitrary: fc.constant({ at: 'bring' } as const) },
  { weight: 2, arbitrary: fc.nat({ max: 4 }).map((most) => ({ at: 'hand-on', most }) as const) },
);

test('whatever is done on both sides and carried when, both end with the same history and what follows from it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) =>
      withWorld(async ({ central, relay, stores, ask, bring, handOn }) => {
        const confirmed: string[] = [];
        for (const one of steps) {
          if (one.at === 'bring') await bring();
          else if (one.at === 'hand-on') await handOn(one.most);
          else {
            const [type, data] = one.asked as [CommandType, never];
            const isDone = await (one.at === 'relay'
              ? ask(relay, CHIEF_OF_D, type, data)
              : ask(central, CHIEF, type, data));
            if (isDone && one.at === 'relay') confirmed.push(relay.read(({ events }) => events.at(-1)?.id ?? ''));
          }
          relay.read(({ events }) => expect(events.every(({ sequence }, at) => sequence === at + 1)).toBe(true));
          relay.read((journal) => expect(tale(journal)).toEqual(tale(new Journal(WORDBOOK, journal.events))));
        }
        while (relay.toHandOn(1).length > 0) await handOn(3);
        await bring();
        expect(relay.pendingCount).toBe(0);
        const events = await stores[0].read(STREAM, 0);
        expect(checkChain(events).ok).toBe(true);
        expect(await stores[1].read(STREAM, 0)).toEqual(events);
        relay.read((journal) => expect(journal.events).toEqual(events));
        expect(relay.read(tale)).toEqual(central.read(tale));
        // Each action that was confirmed is there once, or known as refused.
        const refused = relay.refused.map(({ command }) => command.id);
        const ids = events.map(({ id }) => id);
        expect(
          confirmed.filter((id) => ids.filter((other) => other === id).length + Number(refused.includes(id)) !== 1),
        ).toEqual([]);
        const reopened = await RelayHall.open(STREAM, stores[1], WORDBOOK, () => 0);
        expect(reopened.read(tale)).toEqual(central.read(tale));
      }),
    ),
    { numRuns: 25, seed: 2026 },
  );
});

/** The state and the results. */
function tale({ state, ledger }: Journal) {
  const ranking = rankOverall(state, ledger).map(({ rank, entrant, total }) => [rank, entrant.id, total]);
  return { ranking, results: ledger.results('g', 1), turns: state.games.get('g')?.turns };
}
