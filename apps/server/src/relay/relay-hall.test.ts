import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chained, checkChain } from '@raccord/stream';
import {
  type Actor,
  type CommandData,
  type CommandType,
  Journal,
  rankOverall,
  standingEvents,
  withReliant,
} from '@raccord/tournament';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hall } from '../hall/hall.ts';
import { CHIEF, openHall, readJournal, STREAM, WORDBOOK } from '../hall/testing/hall.ts';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { receive } from './reception.ts';
import { RelayHall } from './relay-hall.ts';

/** Two halls without a network between them: what is carried, and when, is the test's to say. */

const CHIEF_OF_D: Actor = { role: 'chief', name: 'Responsable', centre: 'd' };
const PLAYERS = { c: ['p1', 'p2'], d: ['p3', 'p4'] };

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
    const central = await openHall(here, now);
    const setUp: [CommandType, object][] = [
      ['create-tournament', { name: 'Essai', place: '', date: '', edition: '2019', lexicon: { name: 'l', hash: 'h' } }],
      ['add-centre', { id: 'c', name: 'Centre c' }],
      ['add-centre', { id: 'd', name: 'Centre d' }],
      ['register-entrants', { entrants: (['c', 'd'] as const).flatMap(entrantsOf) }],
      ['plan-game', { id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal' }],
    ];
    for (const [type, data] of setUp) expect(await ask(central, CHIEF, type, data as never)).toBe(true);
    await here.append(STREAM, [central.read(opened)]);
    central.heard(central.sequence + 1);
    await central.close();
    await there.append(STREAM, await here.read(STREAM, 0));
    // Its clock is ahead, so that some of its actions get another time when they are handed on.
    const relay = await RelayHall.open(STREAM, await readJournal(there), there, () => now() + 20);
    const bring = async () => {
      const events = await here.read(STREAM, relay.copied);
      if (events.length > 0) await there.append(STREAM, events);
      relay.heard(central.sequence);
      await relay.close();
    };
    const handOn = async (most: number) => {
      const commands = relay.toHandOn(most);
      if (commands.length > 0)
        await relay.settle(await receive(central, 'd', { copied: relay.copied, commands } as never));
      await relay.close();
    };
    await work({ central, relay, stores: [here, there], ask, bring, handOn });
  } finally {
    await Promise.all([here.close(), there.close()]);
    for (const directory of directories) rmSync(directory, { recursive: true });
  }
}

/** A prepared game, which a centre draws by itself, without the time that its phrase takes. */
function opened(journal: Journal) {
  const turns = [{ draw: 'MENERAI', word: 'MENERAI', reference: 'H4' }];
  const body = { type: 'prepared-game-opened', data: { game: 'g', turns } } as const;
  return chained(body, { id: 'ouverte', actor: CHIEF, at: 1 }, journal.last);
}

/** The last draw that stands, with all that relies on it, as the chief of a centre is shown it. */
function replayed(journal: Journal): CommandData<'undo'> {
  const standing = standingEvents(journal.events, journal.undone);
  const drawn = standing.findLast(({ type }) => type === 'draw-made');
  if (!drawn) return { event: 'aucun' };
  const [, ...others] = withReliant(journal.state, drawn, standing);
  return { event: drawn.id, alongside: others.map(({ id }) => id) };
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
    fc.tuple(fc.constant('redo'), fc.constant({})),
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constant('make-draw'), fc.constant({ game: 'g', source: { kind: 'prepared' } })),
    },
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

test('a slip that changed while a centre was cut off is neither confirmed nor ruled upon by what that centre had seen', async () => {
  await withWorld(async ({ central, relay, ask, bring, handOn }) => {
    const key = { ...TURN, entrant: 'p3' };
    const written = (word: string) => ({
      ...{ state: 'handed-in' as const, score: 20 },
      solutions: [{ word, direction: 'horizontal' as const, reference: 'H4', outside: [] }],
    });
    const drawnBy = (letters: string) => ({ game: 'g', source: { kind: 'typed' as const, letters } });
    const file = (hall: Hall) =>
      hall.read(({ state }) => state.games.get('g')?.turns[0]?.files.get('p3') ?? { slip: undefined });
    expect(await ask(central, CHIEF, 'make-draw', drawnBy('MENERAI'))).toBe(true);
    await bring();
    const slips = [{ entrant: 'p3', slip: written('MARE') }];
    expect(await ask(relay, CHIEF_OF_D, 'record-slips', { ...TURN, slips })).toBe(true);
    // What is decided here on what was just entered here goes after it.
    expect(await ask(relay, CHIEF_OF_D, 'refer-slip', { ...key, reason })).toBe(true);
    await handOn(10);
    await bring();
    expect(relay.refused).toEqual([]);

    expect(await ask(central, CHIEF, 'correct-slip', { ...key, slip: written('MENE'), reason })).toBe(true);
    expect(await ask(relay, CHIEF_OF_D, 'confirm-slip', key)).toBe(true);
    await handOn(10);
    await bring();
    expect(relay.refused).toMatchObject([{ refusal: { code: 'other-slip', text: expect.stringContaining('MENE') } }]);
    expect(file(relay).confirmation).toBeUndefined();

    expect(await ask(relay, CHIEF_OF_D, 'rule-slip', { ...key, ruling: { outcome: 'nullity' }, reason })).toBe(true);
    expect(await ask(central, CHIEF, 'cancel-turn', { ...TURN, reason })).toBe(true);
    expect(await ask(central, CHIEF, 'make-draw', drawnBy('MARSENI'))).toBe(true);
    await handOn(10);
    await bring();
    expect(relay.refused).toMatchObject([{}, { refusal: { code: 'other-slip' } }]);
    for (const hall of [central, relay]) expect(file(hall).rulings).toBeUndefined();
  });
});

const step = fc.oneof(
  { weight: 4, arbitrary: action('d').map((asked) => ({ at: 'relay', asked }) as const) },
  { weight: 2, arbitrary: action('c').map((asked) => ({ at: 'central', asked }) as const) },
  // The chief referee meddles with the centre that is cut off.
  { weight: 1, arbitrary: action('d').map((asked) => ({ at: 'central', asked }) as const) },
  { weight: 1, arbitrary: fc.constant({ at: 'relay', asked: ['undo', replayed] } as const) },
  { weight: 2, arbitrary: fc.constant({ at: 'bring' } as const) },
  { weight: 2, arbitrary: fc.nat({ max: 4 }).map((most) => ({ at: 'hand-on', most }) as const) },
);

test('what another centre does on a draw that is being taken back here does not stop the relay', () =>
  withWorld(async ({ central, relay, ask, bring, handOn }) => {
    expect(await ask(relay, CHIEF_OF_D, 'make-draw', { game: 'g', source: { kind: 'prepared' } })).toBe(true);
    await handOn(1);
    await bring();
    expect(await ask(relay, CHIEF_OF_D, 'undo', relay.read(replayed))).toBe(true);
    const slips = [{ entrant: 'p1', slip: { state: 'blank' as const, solutions: [] } }];
    expect(await ask(central, CHIEF, 'record-slips', { ...TURN, slips })).toBe(true);
    await bring();
    expect(relay.copied).toBe(central.sequence);
    expect(relay.read(({ state }) => state.games.get('g')?.turns[0].files.size)).toBe(1);
    expect(relay.pendingCount).toBe(1);
    await handOn(1);
    await bring();
    expect(relay.refused).toMatchObject([{ refusal: { code: 'action-relied-upon' } }]);
    expect(relay.read(tale)).toEqual(central.read(tale));
  }));

test('the mark of a relay changes with each change, also while its own actions wait', () =>
  withWorld(async ({ central, relay, ask, bring, handOn }) => {
    const marks = [relay.mark];
    const blank = (entrant: string) => ({ entrant, slip: { state: 'blank' as const, solutions: [] } });
    const note = () => marks.push(relay.mark);
    await ask(central, CHIEF, 'make-draw', { game: 'g', source: { kind: 'prepared' } });
    await bring();
    note();
    await ask(relay, CHIEF_OF_D, 'record-slips', { ...TURN, slips: [blank('p3')] });
    note();
    await ask(central, CHIEF, 'record-slips', { ...TURN, slips: [blank('p1')] });
    await bring();
    note();
    await handOn(1);
    await bring();
    note();
    expect(new Set(marks).size).toBe(marks.length);
    await bring();
    expect(relay.mark).toBe(marks.at(-1));
  }));

test('a turn put right at the server of the tournament: what waits here on its old letters is told to be refused, not lost', () =>
  withWorld(async ({ central, relay, ask, bring, handOn }) => {
    expect(await ask(central, CHIEF, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAS' } })).toBe(
      true,
    );
    const slip = { state: 'blank' as const, solutions: [] };
    expect(await ask(central, CHIEF, 'record-slips', { ...TURN, slips: [{ entrant: 'p3', slip }] })).toBe(true);
    await bring();
    expect(await ask(relay, CHIEF_OF_D, 'record-slips', { ...TURN, slips: [{ entrant: 'p4', slip }] })).toBe(true);
    const corrections = { game: 'g', turns: [{ turn: 1, letters: 'MENERAI' }] };
    const shown = central.read((journal) => journal.consequencesOf(corrections));
    if (!shown.ok) throw new Error(shown.fault.text);
    const data = { ...corrections, reason, shown: shown.value.shown };
    expect(await ask(central, CHIEF, 'correct-turns', data)).toBe(true);
    await bring();
    await handOn(1);
    await bring();
    expect(relay.refused.map(({ refusal, what }) => [refusal?.code, what])).toEqual([
      ['other-position', expect.stringContaining('bulletin de p4')],
    ]);
    expect(relay.read(({ state }) => state)).toEqual(central.read(({ state }) => state));
    expect(relay.read(({ state }) => [...(state.games.get('g')?.turns[0].files.keys() ?? [])])).toEqual(['p3']);
  }));

test('an undo of one action is handed on as servers before several could be undone understand it', () =>
  withWorld(async ({ relay, ask }) => {
    await ask(relay, CHIEF_OF_D, 'make-draw', { game: 'g', source: { kind: 'prepared' } });
    await ask(relay, CHIEF_OF_D, 'undo', {});
    const [drawn, undone] = relay.toHandOn(2);
    expect(undone.data).toEqual({ event: drawn.id });
  }));

test('whatever is done on both sides and carried when, both end with the same history and what follows from it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) =>
      withWorld(async ({ central, relay, stores, ask, bring, handOn }) => {
        const confirmed: string[] = [];
        for (const one of steps) {
          if (one.at === 'bring') await bring();
          else if (one.at === 'hand-on') await handOn(one.most);
          else {
            const [type, told] = one.asked as [CommandType, never];
            const data = typeof told === 'function' ? (relay.read(told) as never) : told;
            const isDone = await (one.at === 'relay'
              ? ask(relay, CHIEF_OF_D, type, data)
              : ask(central, CHIEF, type, data));
            // What is prepared and was drawn elsewhere meanwhile is done, though not by this action.
            if (isDone && one.at === 'relay' && type !== 'make-draw')
              confirmed.push(relay.read(({ events }) => events.at(-1)?.id ?? ''));
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
        const reopened = await RelayHall.open(STREAM, await readJournal(stores[1]), stores[1], () => 0);
        expect(reopened.read(tale)).toEqual(central.read(tale));
      }),
    ),
    { numRuns: 25, seed: 2026 },
  );
});

/** The state and the results. */
function tale({ state, ledger }: Journal) {
  const ranking = rankOverall(state, ledger).map(({ rank, entrant, total }) => [rank, entrant.id, total]);
  const turns = state.games.get('g')?.turns ?? [];
  return { ranking, results: turns.length > 0 ? ledger.results('g', 1) : [], turns };
}
