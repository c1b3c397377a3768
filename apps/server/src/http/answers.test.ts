import { addressOf, ROUTE_NAMES, ROUTES, type Route } from '@raccord/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import {
  openStations,
  openTournament,
  playFirstTurn,
  type StationName,
  TOURNAMENT,
  tell,
} from './testing/tournament.ts';

let server: TestServer;
let stations: Map<StationName, Browser>;

beforeAll(async () => {
  server = await startTestServer({ waitMs: 20 });
  const chief = await server.enter(server.chiefLink);
  await openTournament(chief);
  stations = await openStations(server, chief);
  await tell(chief, 'choose-publication', { ranking: 'live', turns: true, sheets: true });
  await playFirstTurn(chief, true);
});

afterAll(() => server.stop());

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

const READ = ROUTE_NAMES.filter((name) => {
  const { method, answer }: Route = ROUTES[name];
  return method === 'GET' && typeof answer !== 'string';
});

test.each(READ)('%s answers what the contract says, to every station that may ask', async (name) => {
  const route: Route = ROUTES[name];
  const params = { tournament: TOURNAMENT, game: 'g', turn: 1, entrant: 'p1' };
  let answered = 0;
  for (const [station, browser] of stations) {
    const answer = await browser.fetch(addressOf(route, { params, query: { after: 0 } }));
    if (answer.status === 403) continue;
    answered++;
    const checked = strict(route.answer as z.ZodType).safeParse(await answer.json());
    expect([station, answer.status, checked.error?.issues]).toEqual([station, 200, undefined]);
  }
  expect(answered).toBeGreaterThan(0);
});
