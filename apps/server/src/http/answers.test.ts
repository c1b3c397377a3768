import { addressOf, ROUTE_NAMES, ROUTES, type Route } from '@raccord/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { ASKED } from './testing/asked.ts';
import { firstClub, openSmallClub, tellClub } from './testing/clubs.ts';
import { closePhase } from './testing/federation.ts';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { EXAM, joinSitting, makeSitting, TOPPING } from './testing/sittings.ts';
import {
  openStations,
  openTournament,
  playFirstTurn,
  type StationName,
  TOURNAMENT,
  tell,
} from './testing/tournament.ts';

let server: TestServer;
let askers: (readonly [StationName | 'participant', Browser])[];
/** The hash of the free lexicon. */
let words = '';
/** An exam and a topping game that are over, with somebody in each. */
const sittings: { readonly sitting: string; readonly participant: string }[] = [];

beforeAll(async () => {
  server = await startTestServer({ waitMs: 20 });
  const chief = await server.enter(server.chiefLink);
  await openTournament(chief);
  askers = [...(await openStations(server, chief))];
  await tell(chief, 'choose-publication', { ranking: 'live', turns: true, sheets: true });
  await playFirstTurn(chief, true);
  await tell(chief, 'finish-game', { game: 'g', cause: 'decision', reason: 'fin de soirée' });
  ABOUT.club = await firstClub(chief);
  const known = await chief.api.listLexicons();
  words = known.ok ? known.value.lexicons[0].hash : '';
  await openSmallClub(chief, ABOUT.club);
  for (const command of CLUB_HISTORY) await tellClub(chief, ABOUT.club, command);
  await closePhase(chief, ABOUT.club);
  for (const order of [EXAM, TOPPING]) {
    const sitting = await makeSitting(chief, order);
    const params = { sitting };
    const phone = await joinSitting(server, sitting, 'Zoé');
    await chief.api.startSitting({ params, body: {} });
    await phone.api.answerSlip({ params, body: { id: 'r', slip: 1, points: 3, sanction: 'warning', reason: 'x' } });
    for (const act of ['see-draw', 'give-up'] as const) {
      await phone.api.playTopping({ params, body: { id: act, draw: 1, act } });
    }
    await chief.api.closeSitting({ params, body: {} });
    const seen = await chief.api.readSitting({ params });
    if (!seen.ok) throw new Error(seen.fault.text);
    sittings.push({ sitting, participant: seen.value.participants[0].id });
    askers.push(['participant', phone]);
  }
});

afterAll(() => server.stop());

const ABOUT = {
  tournament: TOURNAMENT,
  game: 'g',
  turn: 1,
  entrant: 'p1',
  club: '',
  season: 's',
  member: 'm1',
  phase: 'q',
};

const CLUB_HISTORY: readonly Parameters<typeof tellClub>[2][] = [
  {
    type: 'identify-players',
    data: { tournament: TOURNAMENT, players: [{ entrant: 'p1', place: 0, member: 'm1' }] },
  },
  { type: 'close-evening', data: { tournament: TOURNAMENT } },
  { type: 'note-leaving', data: { member: 'm2', on: '2026-12-01', reason: 'déménage' } },
];

/** An answer holds what the contract says and nothing else: what is not in the contract is not meant to leave. */
function strict(schema: z.ZodType): z.ZodType {
  const { def } = schema as unknown as { def: { type: string; element?: z.ZodType; innerType?: z.ZodType } };
  if (def.type === 'object') {
    const object = schema as z.ZodObject;
    const shape = Object.entries(object.shape).map(([key, value]) => [key, strict(value as z.ZodType)]);
    const catchall = (object.def as { catchall?: unknown }).catchall;
    return catchall === undefined ? object.extend(Object.fromEntries(shape)).strict() : object;
  }
  if (def.type === 'array') return strict(def.element as z.ZodType).array();
  if (def.type === 'optional') return strict(def.innerType as z.ZodType).optional();
  return schema;
}

/** A topping game has none of it. */
const OF_EXAMS: ReadonlySet<string> = new Set(['readPaper', 'readSittingKey']);

const READ = ROUTE_NAMES.filter((name) => {
  const { method, answer }: Route = ROUTES[name];
  return method === 'GET' && typeof answer !== 'string';
});

test.each(READ)('%s answers what the contract says, to everybody who may ask', async (name) => {
  const route: Route = ROUTES[name];
  const places = route.path.includes(':sitting') ? sittings : [{}];
  const query = name === 'compareLexicons' ? { before: words, after: words } : (ASKED[name] ?? { after: 0 });
  let answered = 0;
  for (const [asker, browser] of askers) {
    for (const place of places) {
      const answer = await browser.fetch(addressOf(route, { params: { ...ABOUT, ...place }, query }));
      // A station is no participant, nor the other way round.
      const isOther = answer.status === 401 || (OF_EXAMS.has(name) && answer.status === 404);
      if (answer.status === 403 || isOther) continue;
      answered++;
      const checked = strict(route.answer as z.ZodType).safeParse(await answer.json());
      expect([asker, answer.status, checked.error?.issues]).toEqual([asker, 200, undefined]);
    }
  }
  expect(answered).toBeGreaterThan(0);
});
