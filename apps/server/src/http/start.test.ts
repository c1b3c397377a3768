import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from '../start.ts';
import { addressesOf, baseFor, isNear } from './addresses.ts';
import { browserOf, startTestServer } from './testing/server.ts';
import { openTournament, TOURNAMENT, tell } from './testing/tournament.ts';

test('goes on after a restart, and lets what is under way finish', async () => {
  const server = await startTestServer({ waitMs: 10_000 });
  const chief = await server.enter(server.chiefLink);
  await openTournament(chief);
  const params = { tournament: TOURNAMENT };
  const seen = await chief.api.seeHall({ params });
  const after = seen.ok ? seen.value.sequence : 0;
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tournaments/${TOURNAMENT}/live`, {
    headers: { cookie: chief.cookie },
  });
  await once(socket, 'message');
  const closed = once(socket, 'close');
  const waiting = chief.api.waitForNews({ params, query: { after } });
  const written = Array.from({ length: 20 }, (_, index) =>
    tell(chief, 'add-centre', { id: `tard-${index}`, name: 'Tard' }).then(
      () => true,
      () => false,
    ),
  );
  await Promise.race(written);
  const { directory, url } = server;
  await server.pause();
  expect((await closed)[0]).toBe(1001);
  expect((await waiting).ok).toBe(true);
  const count = (await Promise.all(written)).filter(Boolean).length;
  expect((await chief.api.whoAmI()).ok).toBe(false);

  const again = await startServer({
    directory,
    freeLexicon: `${directory}/libre.bin.br`,
    host: '127.0.0.1',
    port: Number(new URL(url).port),
    logLevel: 'silent',
  });
  const same = browserOf(again.url, chief.cookie);
  const hall = await same.api.seeHall({ params });
  expect(hall.ok && hall.value.sequence).toBeGreaterThanOrEqual(after + count);
  expect(again.chiefLink).not.toBe(server.chiefLink);
  await again.stop();
  await server.stop();
});

test('a port that is taken is said, and nothing stays open', async () => {
  const server = await startTestServer();
  await expect(startTestServer({ port: Number(new URL(server.url).port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await server.stop();
});

test('where links lead', () => {
  expect(addressesOf('127.0.0.1', 4747)).toEqual([]);
  expect(addressesOf('192.168.1.4', 4747)).toEqual(['http://192.168.1.4:4747']);
  const asked = (hostname: string) => ({ protocol: 'http', host: `${hostname}:4747`, hostname });
  expect(baseFor(asked('localhost'), ['http://192.168.1.4:4747'])).toBe('http://192.168.1.4:4747');
  expect(baseFor(asked('localhost'), [])).toBe('http://localhost:4747');
  expect(baseFor(asked('club.example'), ['http://192.168.1.4:4747'])).toBe('http://club.example:4747');
  expect(['127.0.0.1', '172.17.0.1', '::1', 'fd00::1', '8.8.8.8', '172.32.0.1'].map(isNear)).toEqual([
    ...[true, true, true, true, false, false],
  ]);
});
