import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Browser, browserOf, startTestServer, type TestServer } from '../http/testing/server.ts';
import { linkOf, openTournament, TOURNAMENT, tell } from '../http/testing/tournament.ts';
import { startPostgres } from '../testing/postgres.ts';

/** Two servers on one PostgreSQL: what happens on one is known on the other. */

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let servers: TestServer[];
let chief: Browser;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
  chief = await servers[0].enter(servers[0].chiefLink);
  await openTournament(chief);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
});

function listenAt({ url }: TestServer, cookie: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tournaments/${TOURNAMENT}/live`, {
    headers: { cookie },
  });
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  return { socket, heard };
}

test('a change made on one server is told by the other, where the same cookie is good', async () => {
  const { socket, heard } = listenAt(servers[1], chief.cookie);
  await once(socket, 'message');
  const told = once(socket, 'message');
  await tell(chief, 'add-centre', { id: 'loin', name: 'Loin' });
  await told;
  const there = browserOf(servers[1].url, chief.cookie);
  const hall = await there.api.seeHall({ params: { tournament: TOURNAMENT } });
  expect(hall.ok && hall.value.centres.map(({ id }) => id)).toContain('loin');
  expect(JSON.parse(heard.at(-1) ?? '{}').sequence).toBe(hall.ok && hall.value.sequence);
  socket.terminate();
});

test('a link revoked on one server ends the connections and the sessions of the other', async () => {
  const made = await linkOf(chief, 'screen');
  const screen = await servers[1].enter(made.url);
  const { socket } = listenAt(servers[1], screen.cookie);
  await once(socket, 'message');
  const closed = once(socket, 'close');
  await chief.api.revokeLink({ params: { tournament: TOURNAMENT, link: made.id } });
  expect((await closed)[0]).toBe(4401);
  expect((await screen.api.whoAmI()).ok).toBe(false);
});

test('a database that stands still holds up nobody who looks at what is in memory', async () => {
  const params = { tournament: TOURNAMENT, game: 'g' };
  expect(await chief.api.seeGame({ params })).toMatchObject({ ok: true });
  const goOn = await postgres.freeze();
  try {
    // Longer than a session is recognised without asking.
    servers[0].clock.ahead += 40_000;
    expect(await chief.api.seeGame({ params })).toMatchObject({ ok: true });
  } finally {
    goOn();
  }
});
