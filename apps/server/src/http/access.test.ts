import { type Access, addressOf, ROUTE_NAMES, ROUTES, type Route, type RouteName } from '@raccord/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { enterClub, firstClub, makeClub } from './testing/clubs.ts';
import { type Browser, browserOf, startTestServer, type TestServer, WIDE_LIMITS } from './testing/server.ts';
import { joinSitting, makeSitting } from './testing/sittings.ts';
import { linkOf, OTHER, openStations, openTournament, type StationName, TOURNAMENT } from './testing/tournament.ts';

/** Each route under each station: who may is read off the contract, once more and by other means than the server does. */

let server: TestServer;
let stations: Map<StationName | 'club', Browser>;
let strangers: Map<StationName | 'club', Browser>;

beforeAll(async () => {
  server = await startTestServer({ waitMs: 50, limits: WIDE_LIMITS });
  const chief = await server.enter(server.chiefLink);
  await openTournament(chief);
  await openTournament(chief, OTHER);
  stations = await openStations(server, chief);
  strangers = await openStations(server, chief, OTHER);
  PARAMS.club = await firstClub(chief);
  stations.set('club', await enterClub(server, chief, PARAMS.club));
  await makeClub(chief, 'voisin');
  strangers.set('club', await enterClub(server, chief, 'voisin'));
  const known = await chief.api.listLexicons();
  PARAMS.hash = known.ok ? known.value.lexicons[0].hash : '';
});

afterAll(() => server.stop());

const PARAMS = {
  ...{ tournament: TOURNAMENT, game: 'g', turn: 1, entrant: 'p1', link: 'inconnu', hash: '' },
  ...{ part: 'results', sitting: 'inconnue', participant: 'inconnu', club: '', season: 'inconnue', member: 'inconnu' },
};

const BODIES: Partial<Record<RouteName, unknown>> = {
  neutraliseSlip: { slip: 1, isNeutral: true },
  enter: { token: 'inconnu' },
  createTournament: {
    id: 'x',
    data: { name: 'x', place: '', date: '2026-11-15', edition: '2023', lexicon: { name: '', hash: 'inconnu' } },
  },
  importTournament: { id: 'x', file: '' },
  importGame: { id: 'x', file: '' },
  importLexicon: { file: '' },
  createRehearsal: {},
  handInRehearsed: {},
  sendCommand: { id: 'x', type: 'undo', data: { event: 'rien' } },
  erasePlayer: { entrant: 'personne', place: 0 },
  makeLink: { label: 'x', role: 'player' },
  makeLinks: { links: [{ label: 'x', role: 'player' }] },
  relayCommands: { copied: 0, commands: [] },
  makeSitting: { id: 'x', name: 'x', order: { kind: 'exam', exam: '1', minutes: 1 } },
  startSitting: {},
  closeSitting: {},
  answerContest: { slip: 1, text: 'x' },
  linkSeat: {},
  joinSitting: { id: 'x', name: 'x' },
  resumeSeat: { token: 'x' },
  createClub: { id: 'x', name: 'x' },
  limitClub: {},
  importClub: { file: '' },
  sendClubCommand: { id: 'x', type: 'undo', data: { event: 'rien' } },
  reviewPeople: { people: [{ name: 'x' }] },
  makeClubLink: { label: 'x' },
};

async function codeOf(name: RouteName, browser: Browser | undefined, sitting = PARAMS.sitting): Promise<number> {
  const route: Route = ROUTES[name];
  const path = addressOf(route, { params: { ...PARAMS, sitting }, query: { after: 0 } });
  const asker = browser ?? browserOf(server.url, '');
  if (ROUTES[name].answer === 'live') return knock(path, asker.cookie);
  const body = BODIES[name];
  const answer = await asker.fetch(path, {
    method: route.method,
    // The machine of the server may read the measures: come as somebody from elsewhere.
    headers: { 'x-forwarded-for': '203.0.113.9', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** 101 when the WebSocket opens, else the status of the refusal. */
function knock(path: string, cookie: string): Promise<number> {
  const socket = new WebSocket(server.url.replace('http', 'ws') + path, { headers: { cookie, origin: server.url } });
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', reject);
  });
}

const mayAsk = (access: Access, station: StationName | 'club'): boolean => {
  if (access === 'anyone' || access === 'session') return true;
  // No station is a participant: one joins.
  if (access === 'participant') return false;
  if (access === 'installation' || access === 'machine') return station === 'installation';
  if (access === 'club') return station === 'installation' || station === 'club';
  if (access === 'tournament') return ['installation', 'club', 'chief'].includes(station);
  if (access === 'copy') return ['installation', 'club', 'chief', 'relay'].includes(station);
  const isChief = ['installation', 'club', 'centre-chief'].includes(station);
  return access.some((role) => role === (isChief ? 'chief' : station));
};

const isRefusal = (status: number) => status === 401 || status === 403;

// `leave` would end the session that the other tests use, and `enter` answers 401 for an unknown token.
const NAMES = ROUTE_NAMES.filter((name) => name !== 'leave' && name !== 'enter');

describe('every route under every station', () => {
  test.each(NAMES)('%s', async (name) => {
    const { access } = ROUTES[name];
    for (const [station, browser] of stations) {
      const status = await codeOf(name, browser);
      expect({ station, status, refused: isRefusal(status) }).toEqual({
        station,
        status,
        refused: !mayAsk(access, station),
      });
      expect(status).toBeLessThan(500);
    }
  });

  test.each(NAMES)('%s without a cookie', async (name) => {
    expect(isRefusal(await codeOf(name, undefined))).toBe(ROUTES[name].access !== 'anyone');
  });

  const ofPlace = NAMES.filter((name) => /:(?:tournament|club)\b/.test(ROUTES[name].path));
  test.each(ofPlace)('%s from another tournament or club', async (name) => {
    for (const [station, browser] of strangers) {
      if (station !== 'installation') expect([station, await codeOf(name, browser)]).toEqual([station, 403]);
    }
  });
});

describe('every route that is told of which club', () => {
  const takesClub = ({ query, body }: Route): boolean =>
    [query, body].some((shape) => shape instanceof z.ZodObject && 'club' in shape.shape);

  test.each(NAMES.filter((name) => takesClub(ROUTES[name])))('%s, of another one', async (name) => {
    const { method, path, query }: Route = ROUTES[name];
    const ask = async ({ fetch }: Browser, club: string) => {
      const asked = addressOf({ path }, { params: PARAMS, query: query ? { club } : {} });
      const body = JSON.stringify({ ...(BODIES[name] ?? {}), club });
      const answer = await fetch(asked, {
        method,
        ...(query ? {} : { body, headers: { 'content-type': 'application/json' } }),
      });
      return [answer.status, await answer.text()];
    };
    for (const [station, browser] of stations) {
      if (station === 'installation') continue;
      const answer = await ask(browser, 'voisin');
      expect(answer[0]).not.toBe(400);
      // Nobody is told that there is one.
      expect([station, answer]).toEqual([station, await ask(browser, 'nulle-part')]);
    }
  });
});

describe('every route from a phone', () => {
  let seated: Browser;
  let other: Browser;
  let sitting: string;

  beforeAll(async () => {
    sitting = await makeSitting(stations.get('installation') as Browser);
    seated = await joinSitting(server, sitting, 'Zoé');
    other = await joinSitting(server, await makeSitting(strangers.get('club') as Browser), 'Zoé');
  });

  // A token that leads nowhere is answered as a refusal is.
  const names = NAMES.filter((name) => name !== 'resumeSeat');

  test.each(names)('%s at its place', async (name) => {
    const { access } = ROUTES[name];
    expect(isRefusal(await codeOf(name, seated, sitting))).toBe(access !== 'anyone' && access !== 'participant');
  });

  const ofSitting = names.filter((name) => ROUTES[name].path.includes(':sitting') && ROUTES[name].access !== 'anyone');
  test.each(ofSitting)('%s from another sitting, or the chief of another club', async (name) => {
    expect(isRefusal(await codeOf(name, other, sitting))).toBe(true);
    // Nobody is told that there is one.
    expect(await codeOf(name, strangers.get('club'), sitting)).toBe(ROUTES[name].access === 'participant' ? 401 : 404);
  });

  test('and it goes on', async () => {
    expect(await seated.api.readSeat({ params: { sitting } })).toMatchObject({ ok: true, value: { name: 'Zoé' } });
  });
});

describe('a station that is over', () => {
  const closed = NAMES.filter((name) => ROUTES[name].access !== 'anyone');

  test('revoked: out at once, and its link opens no more', async () => {
    const chief = stations.get('installation') as Browser;
    const made = await linkOf(chief, 'chief');
    const browser = await server.enter(made.url);
    expect((await browser.api.whoAmI()).ok).toBe(true);
    expect(await chief.api.revokeLink({ params: { tournament: TOURNAMENT, link: made.id } })).toEqual({
      ok: true,
      value: { ended: 1 },
    });
    for (const name of closed) expect([name, await codeOf(name, browser)]).toEqual([name, 401]);
    await expect(server.enter(made.url)).rejects.toThrow('link-unknown');
  });

  test('expired', async () => {
    const chief = stations.get('installation') as Browser;
    const made = await linkOf(chief, 'chief', TOURNAMENT, 1);
    const browser = await server.enter(made.url);
    expect((await browser.api.whoAmI()).ok).toBe(true);
    server.clock.ahead = 3_601_000;
    try {
      for (const name of closed) expect([name, await codeOf(name, browser)]).toEqual([name, 401]);
      await expect(server.enter(made.url)).rejects.toThrow('link-unknown');
    } finally {
      server.clock.ahead = 0;
    }
  });

  test('left: the cookie is worth nothing any more', async () => {
    const made = await linkOf(stations.get('installation') as Browser, 'screen');
    const browser = await server.enter(made.url);
    expect(await browser.api.leave()).toEqual({ ok: true });
    expect(await browser.api.whoAmI()).toMatchObject({ ok: false, fault: { code: 'no-session' } });
  });
});
