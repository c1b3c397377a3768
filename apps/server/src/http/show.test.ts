import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { linkOf, openTournament, TOURNAMENT, tell } from './testing/tournament.ts';

let server: TestServer;
let chief: Browser;
let screen: Browser;
let player: Browser;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  await openTournament(chief);
  const entrants = Array.from({ length: 60 }, (_, at) => ({
    ...{ id: `x${at}`, centre: 'd', table: at + 10 },
    members: [{ name: `Joueur supplémentaire ${at}` }],
  }));
  await tell(chief, 'register-entrants', { entrants });
  await tell(chief, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'RETARDS' } });
  for (const centre of ['c', 'd']) {
    await tell(chief, 'start-clock', { game: 'g', turn: 1, centre });
    await tell(chief, 'end-turn', { game: 'g', turn: 1, centre });
  }
  screen = await server.enter((await linkOf(chief, 'screen')).url);
  player = await server.enter((await linkOf(chief, 'player')).url);
});

afterAll(() => server.stop());

const RANKING = `/api/tournaments/${TOURNAMENT}/ranking`;

/** Asks as a browser that has it already. */
async function again(browser: Browser, path: string, etag: string | null): Promise<number> {
  return (await browser.fetch(path, { headers: { 'if-none-match': etag ?? '' } })).status;
}

const record = (entrant: string) => tell(chief, 'record-tops', { game: 'g', turn: 1, entrants: [entrant] });

it('what has not changed is not sent again, to who may see it alone', async () => {
  const seen = await screen.fetch(RANKING);
  const etag = seen.headers.get('etag');
  expect(seen.status).toBe(200);
  expect(seen.headers.get('cache-control')).toBe('private, no-cache');
  expect(await again(screen, RANKING, etag)).toBe(304);
  const open = (await chief.fetch(RANKING)).headers.get('etag');
  expect(await again(chief, RANKING, etag)).toBe(200);

  await record('p1');
  expect(await again(screen, RANKING, etag)).toBe(304);
  expect(await again(chief, RANKING, open)).toBe(200);
});

it('a slip of one player changes nothing for another one', async () => {
  const path = `/api/tournaments/${TOURNAMENT}/own-slip`;
  // No longer alone with the best score: nothing of his hangs on the next slip.
  await record('p2');
  const etag = (await player.fetch(path)).headers.get('etag');
  await record('x1');
  expect(await again(player, path, etag)).toBe(304);
});

it('the hall tells the time: it is always sent', async () => {
  const { headers } = await screen.fetch(`/api/tournaments/${TOURNAMENT}/hall`);
  expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
});

it('large views are compressed for who takes that, and say the same', async () => {
  const [small, large] = await Promise.all(
    ['identity', 'gzip'].map((encoding) => chief.fetch(RANKING, { headers: { 'accept-encoding': encoding } })),
  );
  expect([small, large].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
  expect(await large.json()).toEqual(await small.json());
});

it('a page of a ranking has the rows asked for and says how many there are', async () => {
  const params = { tournament: TOURNAMENT };
  const whole = await chief.api.seeRanking({ params });
  const rows = whole.ok ? whole.value.rows : [];
  const page = await chief.api.seeRanking({ params, query: { from: 10, count: 5 } });
  expect(page.ok && page.value).toMatchObject({ count: rows.length, rows: rows.slice(10, 15) });
  const own = await chief.api.seeRanking({ params, query: { entrant: 'p1' } });
  expect(own.ok && own.value.rows).toEqual(rows.filter(({ entrant }) => entrant === 'p1'));
  const beyond = await chief.api.seeRanking({ params, query: { from: 1000, count: 5 } });
  expect(beyond.ok && beyond.value.rows).toEqual([]);
});
