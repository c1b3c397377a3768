import { once } from 'node:events';
import {
  addressOf,
  type CarriedName,
  CarriedViews,
  carriedTo,
  ROUTES,
  type StationRole,
  type ViewNews,
} from '@raccord/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Browser, startTestServer, type TestServer, WIDE_LIMITS } from '../http/testing/server.ts';
import { openStations, openTournament, STATIONS, TOURNAMENT, tell } from '../http/testing/tournament.ts';

const PATH = `/api/tournaments/${TOURNAMENT}/live`;
const ENTRANT = { player: 'p1', elsewhere: 'p3' } as const;

type Answer = Readonly<Record<string, unknown>> & { readonly sequence: number };

/** A station that looks once, and is then told. */
interface Told {
  readonly name: string;
  readonly browser: Browser;
  readonly role: StationRole;
  readonly socket: WebSocket;
  /** What it shows of each view. */
  readonly shows: Map<CarriedName, Answer>;
  /** All that was ever carried to it. */
  readonly carried: { readonly name: CarriedName; readonly answer: Answer }[];
}

let server: TestServer;
let chief: Browser;
let stations: Told[];
/** What each station was answered, by its name, the view and the sequence of the answer. */
const answered = new Map<string, Answer>();

beforeAll(async () => {
  server = await startTestServer({ limits: WIDE_LIMITS });
  chief = await server.enter(server.chiefLink);
  await openTournament(chief, TOURNAMENT, '2019', { playersWriteSlips: true });
  const browsers = await openStations(server, chief);
  const link = await chief.api.makeLink({
    params: { tournament: TOURNAMENT },
    body: { role: 'player', label: 'Ailleurs', subject: ENTRANT.elsewhere },
  });
  if (!link.ok) throw new Error(link.fault.text);
  const all = [...browsers, ['elsewhere', await server.enter(link.value.url)] as const];
  stations = await Promise.all(
    all.filter(([name]) => name !== 'relay').map(([name, browser]) => follow(name, browser)),
  );
});

afterAll(() => server.stop());

const roleOf = (name: string): StationRole =>
  name === 'elsewhere' ? 'player' : name === 'installation' ? 'chief' : STATIONS[name as keyof typeof STATIONS].role;

async function follow(name: string, browser: Browser): Promise<Told> {
  const socket = new WebSocket(server.url.replace('http', 'ws') + PATH, {
    headers: { cookie: browser.cookie, origin: server.url },
  });
  const told: Told = { name, browser, role: roleOf(name), socket, shows: new Map(), carried: [] };
  const views = new CarriedViews();
  socket.on('message', (data) => {
    for (const { name: view, answer } of views.take(JSON.parse(String(data)) as ViewNews)) {
      told.carried.push({ name: view, answer: answer as Answer });
      told.shows.set(view, answer as Answer);
    }
  });
  await once(socket, 'message');
  for (const view of carriedTo(told.role)) if (isThere(view)) told.shows.set(view, await ask(told, view));
  return told;
}

async function ask({ name, browser }: Told, view: CarriedName): Promise<Answer> {
  const entrant = ENTRANT[name as keyof typeof ENTRANT];
  const params = { tournament: TOURNAMENT, entrant, ...turn };
  const response = await browser.fetch(addressOf(ROUTES[view], { params }));
  const answer = (await response.json()) as Answer;
  expect(response.status).toBe(200);
  answered.set(`${name} ${view} ${answer.sequence}`, answer);
  return answer;
}

/** The slips of a turn are entered once it has ended. */
let hasEnded = false;
const isThere = (view: CarriedName): boolean => view !== 'seeDesk' || hasEnded;

/** All but what time alone changes. */
const timeless = (answer: Answer): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value) => (key === 'now' || key === 'left' ? 0 : value)));

const ignoringSequence = (answer: Answer | undefined): unknown => answer && timeless({ ...answer, sequence: 0 });

const of = (wanted: string): Browser => stations.find(({ name }) => name === wanted)?.browser as Browser;

const slip = (word: string) => ({
  state: 'handed-in' as const,
  solutions: [{ word, direction: 'horizontal' as const, reference: 'H4', outside: [] }],
  score: 18,
});
const turn = { game: 'g', turn: 1 };

/** The moments of a turn, of what is corrected after it, and of who comes, goes and is named. */
const MOMENTS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a draw', () => tell(chief, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'ADERRST' } })],
  ['the clock of a centre', () => tell(chief, 'start-clock', { ...turn, centre: 'c' })],
  ['a slip', () => tell(of('player'), 'record-slips', { ...turn, slips: [{ entrant: 'p1', slip: slip('TARES') }] })],
  [
    'a slip of another',
    () => tell(chief, 'record-slips', { ...turn, slips: [{ entrant: 'p2', slip: slip('TARDES') }] }),
  ],
  ['the end in a centre', () => tell(chief, 'end-turn', { ...turn, centre: 'c' }).then(() => (hasEnded = true))],
  ['the solution', () => tell(chief, 'lay-solution', { ...turn, word: 'RETARDS', reference: 'H4' })],
  ['the clock of another centre', () => tell(chief, 'start-clock', { ...turn, centre: 'd' })],
  ['the turn closed in a centre', () => tell(chief, 'close-turn', { ...turn, centre: 'c' })],
  [
    'a slip elsewhere',
    () => tell(chief, 'record-slips', { ...turn, slips: [{ entrant: 'p3', slip: slip('RETARDS') }] }),
  ],
  ['the end elsewhere', () => tell(chief, 'end-turn', { ...turn, centre: 'd' })],
  ['the turn closed everywhere', () => tell(chief, 'close-turn', { ...turn, centre: 'd' })],
  ['a warning', () => tell(chief, 'give-warning', { ...turn, entrant: 'p1', reason: 'Retard' })],
  ['an appeal', () => appeal()],
  ['names withheld', () => tell(chief, 'withhold-names', { entrants: ['p1'], isWithheld: true })],
  ['nothing published', () => tell(chief, 'choose-publication', { ranking: 'end', turns: false, sheets: false })],
  ['the next draw', () => tell(chief, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'ADERRST' } })],
];

const appeal = () =>
  tell(of('player'), 'file-appeal', {
    ...{ about: 'solution' as const, ...turn, by: 'player' as const, to: 'commission' as const, reason: 'Non.' },
  });

test.each(MOMENTS)(
  '%s: each station is told what it would be answered, and shows it without asking',
  async (_, act) => {
    await act();
    for (const told of stations) {
      for (const view of carriedTo(told.role).filter(isThere)) {
        const now = await ask(told, view);
        await expect
          .poll(() => ignoringSequence(told.shows.get(view)), { timeout: 20_000, message: `${told.name} ${view}` })
          .toEqual(ignoringSequence(now));
      }
    }
  },
);

test('nothing was carried, at any moment, but what was answered at that moment', () => {
  for (const { name, carried } of stations) {
    for (const { name: view, answer } of carried) {
      const then = answered.get(`${name} ${view} ${answer.sequence}`);
      expect(then && timeless(then), `${name} ${view} ${answer.sequence}`).toEqual(timeless(answer));
    }
  }
  const ofPlayer = stations.find(({ name }) => name === 'player')?.carried.map(({ name }) => name);
  expect(new Set(ofPlayer)).toEqual(new Set(carriedTo('player')));
  expect(stations.find(({ name }) => name === 'referee')?.carried.some(({ name }) => name === 'seeDesk')).toBe(true);
});
