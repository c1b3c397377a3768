import {
  addressOf,
  DOCUMENT_NAMES,
  DOCUMENTS,
  ROUTE_NAMES,
  ROUTES,
  type Route,
  type RouteName,
  type StationRole,
} from '@raccord/contract';
import { type CommandData, type CommandType, GROUPINGS } from '@raccord/tournament';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from './testing/quickfetch.ts';
import { type Browser, startTestServer, type TestServer, WIDE_LIMITS } from './testing/server.ts';
import { missingOf, openTournament, tell } from './testing/tournament.ts';

/**
 * Two tournaments alike for the centre `d`, which follows: in `calm` the centre `c` has only drawn the turn that `d` is
 * about to play, in `ahead` it has played that turn to its end. Whoever sits in `d` must not be able to tell them apart.
 */
const WORLDS = ['calm', 'ahead'] as const;
type World = (typeof WORLDS)[number];

/** The stations of `d`: one of each role. */
const STATIONS: Readonly<Record<StationRole, { readonly subject?: string; readonly centre?: string }>> = {
  chief: { centre: 'd' },
  referee: { subject: 'referee-d' },
  'second-referee': { subject: 'second-referee-d' },
  commission: { subject: 'commission-d' },
  screen: { centre: 'd' },
  player: { subject: 'p3' },
  spectator: {},
  relay: { centre: 'd' },
};
const ROLES = Object.keys(STATIONS) as readonly StationRole[];

/** Not about what is played; and a relay keeps a copy of everything, in the trust of the chief. */
const APART: ReadonlySet<RouteName> = new Set(['listLinks', 'countLinks', 'readEvents']);

/** What slips are judged with: once its centre has begun a turn, the commission has there those that others refer to it. */
const JUDGING: ReadonlySet<string> = new Set([
  ...['seeDesk', 'seeSlipFile', 'seeProgress', 'seeReferred', 'seeAppeals', 'seeCorrections'],
  ...['second-referee-sheet', 'correction-slips', 'appeal-file'],
]);

const START = Date.parse('2026-11-15T14:00:00Z');

let server: TestServer;
let chief: Browser;
const stations = new Map<string, Browser>();
const laid: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ waitMs: 5, limits: WIDE_LIMITS, now: () => START });
  chief = await server.enter(server.chiefLink);
  for (const world of WORLDS) {
    await openTournament(chief, world, '2023');
    for (const office of ['referee', 'second-referee', 'commission'] as const) {
      await say(world, 'appoint-official', { id: `${office}-d`, name: `M. ${office}`, centre: 'd', office });
    }
    await say(world, 'assign-tables', { official: 'referee-d', tables: [{ from: 3, to: 3 }] });
    for (const role of ROLES) stations.set(`${world} ${role}`, await enter(world, { role, ...STATIONS[role] }));
    await say(world, 'choose-publication', { ranking: 'live', turns: true, sheets: true });
    await drawTurn(world, 1);
    await playIn(world, 1);
    await follow(world, 1, 'start-clock');
    await finish(world, 1);
    await drawTurn(world, 2);
  }
  await playIn('ahead', 2);
  await drawTurn('ahead', 3);
}, 60_000);

afterAll(() => server.stop());

async function enter(world: World, station: { readonly role: StationRole; readonly subject?: string }) {
  const made = await chief.api.makeLink({ params: { tournament: world }, body: { label: 'Poste', ...station } });
  if (!made.ok) throw new Error(made.fault.text);
  return server.enter(made.value.url);
}

const say = <Type extends CommandType>(world: World, type: Type, data: CommandData<Type>) =>
  tell(chief, type, data, world);

const DRAWS = ['AEILRST', 'ADERRST', 'AEELNST'];

async function drawTurn(world: World, turn: number): Promise<void> {
  await say(world, 'make-draw', { game: 'g', source: { kind: 'typed', letters: `-${DRAWS[turn - 1]}` } });
}

const slipOf = (word: string, score: number) => ({
  state: 'handed-in' as const,
  solutions: [{ word, direction: 'horizontal' as const, reference: 'H4', outside: [] }],
  score,
});

/** On the slip of `p1`, at each turn; and what the commission gives for it. */
const WRITTEN = ['KIWIS', 'QUOKKAS', 'WALLABYS'];
const RULED = [301, 433, 577];

/** A turn from its beginning to its closing in the centre that leads, with everything that can be done about a slip. */
async function playIn(world: World, turn: number): Promise<void> {
  const key = { game: 'g', turn };
  await say(world, 'start-clock', { ...key, centre: 'c' });
  await say(world, 'end-turn', { ...key, centre: 'c' });
  const [p1, p2] = ['p1', 'p2'].map((entrant) => ({ ...key, entrant, reason: `motif du coup ${turn}` }));
  const slips = [
    { entrant: 'p1', slip: slipOf(WRITTEN[turn - 1], 20) },
    { entrant: 'p2', slip: slipOf('TARE', 8) },
  ];
  await say(world, 'record-slips', { ...key, slips });
  await takeFurther(world, p1, RULED[turn - 1]);
  await say(world, 'give-warning', p2);
  await say(world, 'file-appeal', { about: 'slip', ...p2, by: 'player', to: 'commission' });
  await say(world, 'print-corrections', { slips: [{ ...key, entrant: 'p1' }] });
  const params = { tournament: world, game: 'g', turn };
  const found = await chief.api.seeSolutions({ params, query: { limit: 1 } });
  if (!found.ok) throw new Error(found.fault.text);
  const { word, reference } = found.value.solutions[0];
  laid[turn - 1] = word;
  await say(world, 'lay-solution', { ...key, word, reference });
  await say(world, 'close-turn', { ...key, centre: 'c' });
}

/** A slip goes to the commission and, once it has ruled, to the federation. */
async function takeFurther(world: World, slip: CommandData<'refer-slip'>, points: number): Promise<void> {
  await say(world, 'refer-slip', slip);
  const commission = await enter(world, { role: 'commission', subject: 'commission' });
  const ruling = { outcome: 'accepted', points, penalty: 0, warning: false } as const;
  await tell(commission, 'rule-slip', { ...slip, ruling }, world);
  await say(world, 'file-appeal', { about: 'slip', ...slip, by: 'player', to: 'federation' });
}

const follow = (world: World, turn: number, type: 'start-clock' | 'end-turn' | 'close-turn') =>
  say(world, type, { game: 'g', turn, centre: 'd' });

async function finish(world: World, turn: number): Promise<void> {
  await follow(world, turn, 'end-turn');
  await say(world, 'record-slips', { game: 'g', turn, slips: [{ entrant: 'p3', slip: slipOf('TARE', 8) }] });
  await takeFurther(world, { game: 'g', turn, entrant: 'p3', reason: 'motif' }, 8);
  await follow(world, turn, 'close-turn');
}

interface Asking {
  /** A view, another route, or a document. */
  readonly name: string;
  readonly address: string;
}

/** Everything that can be read of a tournament, whatever is asked about. */
function askings(tournament: World): Asking[] {
  const all = new Map<string, Asking>();
  const add = (name: string, route: Route, about: Readonly<Record<string, string | number>>, asked: object) => {
    const query = Object.fromEntries(Object.entries(asked).filter(([key]) => route.query && key in route.query.shape));
    const address = addressOf(route, { params: { ...about, tournament }, query });
    all.set(address, { name, address });
  };
  for (const name of ROUTE_NAMES) {
    const route: Route = ROUTES[name];
    const isApart = APART.has(name) || name === 'makeDocument' || name === 'followTournament';
    if (route.method !== 'GET' || !route.path.includes(':tournament') || isApart) continue;
    for (const turn of [1, 2, 3]) {
      for (const entrant of ['p1', 'p3']) {
        const about = { game: 'g', turn, entrant };
        add(name, route, about, { after: 0 });
        add(name, route, about, { after: 0, game: 'g', published: true, due: true, newest: true });
        for (const by of GROUPINGS) add(name, route, about, { after: 0, game: 'g', by });
      }
    }
  }
  for (const document of DOCUMENT_NAMES) {
    for (const format of DOCUMENTS[document]) {
      // A paper takes its time: it is searched where there is something to find.
      if (format === 'pdf' && tournament === 'calm') continue;
      add(document, ROUTES.makeDocument, { document }, { format });
      if (format === 'pdf' && !JUDGING.has(document)) continue;
      add(document, ROUTES.makeDocument, { document }, { format, game: 'g', turn: 2, by: 'clubs' });
    }
  }
  return [...all.values()];
}

interface Read {
  readonly name: string;
  readonly isGiven: boolean;
  readonly text: string;
}

/** What a station of `d` reads, under addresses without the tournament. */
async function readAll(world: World, role: StationRole): Promise<Map<string, Read>> {
  const browser = stations.get(`${world} ${role}`) as Browser;
  const read = new Map<string, Read>();
  for (const { name, address } of askings(world)) {
    const answer = await browser.fetch(address);
    read.set(address.replace(world, ''), { name, isGiven: answer.ok, text: await textOf(answer) });
  }
  return read;
}

async function textOf(answer: Answer): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  if (type.includes('pdf')) return (await extractText(bytes)).text.join('\n');
  const text = Buffer.from(bytes).toString('latin1');
  return type.includes('json') ? JSON.stringify(withoutTimes(JSON.parse(text)), null, 1) : text;
}

/** Of events, whose ids are drawn, and of a clock; a solution is proposed until one is laid. */
const HOW_FAR: ReadonlySet<string> = new Set(['sequence', 'left', 'proposal', 'candidates', 'basis']);

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** When things happened, how many have, and how far others have come with a turn is no secret: what they play is. */
function withoutTimes(value: unknown): unknown {
  if (typeof value === 'number') return value < START ? value : 'time';
  if (typeof value === 'string' && MOMENT.test(value)) return 'time';
  if (Array.isArray(value)) return value.filter((item) => !isOfOther(item)).map(withoutTimes);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !HOW_FAR.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutTimes(item)]));
}

const isOfOther = (item: { readonly centre?: string; readonly isEnded?: boolean }): boolean =>
  item.isEnded !== undefined && item.centre !== 'd';

interface Expected {
  readonly secrets: readonly string[];
  readonly known: readonly string[];
  /** What the centre has begun, and those who follow from outside must not hear of. */
  readonly begun?: readonly string[];
  /** What is not looked at. */
  readonly isApart?: (role: StationRole, name: string) => boolean;
}

/** Every role reads the same in both worlds, and no secret; gives the names of what was read. */
async function expectSame({ secrets, known, begun = [], isApart = () => false }: Expected): Promise<Set<string>> {
  const given = new Set<string>();
  for (const role of ROLES) {
    const isOutside = role === 'spectator';
    const hidden = isOutside ? [...secrets, ...begun] : secrets;
    const calm = await readAll('calm', role);
    let all = '';
    for (const [address, { name, isGiven, text }] of await readAll('ahead', role)) {
      if (isApart(role, name)) continue;
      if (isGiven) given.add(name);
      const other = calm.get(address);
      if (other) expect(text, `${role} ${address}`).toBe(other.text);
      const told = hidden.filter((secret) => text.includes(secret));
      expect(told, `${role} ${address}`).toEqual([]);
      all += text;
    }
    for (const word of [...known, ...(isOutside ? [] : begun)]) expect(all, role).toContain(word);
  }
  return given;
}

/** What is played at a turn where nobody should know: nowhere else do these stand. */
const played = (turn: number) => [
  ...[WRITTEN[turn - 1], `motif du coup ${turn}`, String(RULED[turn - 1])],
  String(RULED.slice(0, turn).reduce((sum, points) => sum + points)),
];

test('a centre that has not begun a turn reads nothing of it', async () => {
  const secrets = [...played(2), DRAWS[1], laid[1]];
  const given = await expectSame({ secrets, known: [laid[0], String(RULED[0])] });
  const unread = askings('ahead').filter(({ name }) => !given.has(name));
  // These are for the chief of the whole tournament, or of its club; consequences are those of corrections, of which none is named.
  expect(new Set(unread.map(({ name }) => name))).toEqual(
    new Set(['exportTournament', 'readEvening', 'readOwnEvening', 'seeAudit', 'seeConsequences']),
  );
});

test('while it plays the turn, it reads nothing of what the others made of it but what it has to judge', async () => {
  for (const world of WORLDS) await follow(world, 2, 'start-clock');
  await expectSame({
    secrets: [...played(2), DRAWS[2]],
    known: [],
    begun: [DRAWS[1]],
    isApart: (role, name) => role === 'commission' && JUDGING.has(name),
  });
});

test('once it has ended the turn, it reads all of it, and nothing of the next one nor of the end of the game', async () => {
  await playIn('calm', 2);
  await drawTurn('calm', 3);
  await playIn('ahead', 3);
  const missing = await missingOf(chief, 'ahead');
  await say('ahead', 'finish-game', { game: 'g', cause: 'decision', reason: 'orage', missing });
  for (const world of WORLDS) await finish(world, 2);
  await expectSame({
    secrets: [...played(3), DRAWS[2], 'orage'],
    known: [laid[1], String(RULED[0] + RULED[1])],
  });
});
