import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../start.ts';
import { type Browser, browserOf, startTestServer, type TestServer } from './testing/server.ts';
import { openTournament, TOURNAMENT, tell } from './testing/tournament.ts';

const HOUR = 3_600_000;

let server: TestServer;

afterEach(() => server.stop());

/** Milliseconds left to the players of centre `c`. */
async function timeLeft({ api }: Browser): Promise<number> {
  const hall = await api.seeHall({ params: { tournament: TOURNAMENT } });
  if (!hall.ok) throw new Error(hall.fault.text);
  return hall.value.turn?.centres.find(({ centre }) => centre === 'c')?.clock?.left ?? 0;
}

const startClock = async (chief: Browser): Promise<void> => {
  await openTournament(chief);
  await tell(chief, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'ADERRST' } });
  await tell(chief, 'start-clock', { game: 'g', turn: 1, centre: 'c' });
};

const expectRunning = async (chief: Browser): Promise<void> => {
  const before = await timeLeft(chief);
  await vi.waitFor(async () => expect(await timeLeft(chief)).toBeLessThan(before));
};

test('the clock of a turn runs on once a machine that was an hour ahead is put right', async () => {
  server = await startTestServer();
  const chief = await server.enter(server.chiefLink);
  server.clock.ahead = HOUR;
  await startClock(chief);
  server.clock.ahead = 0;
  await expectRunning(chief);
  await tell(chief, 'pause-clock', { game: 'g', turn: 1, centre: 'c' });
});

test('and in a server that was started again since', async () => {
  server = await startTestServer();
  const chief = await server.enter(server.chiefLink);
  server.clock.ahead = HOUR;
  await startClock(chief);
  await server.pause();
  const { directory, stop } = server;
  const freeLexicon = join(directory, 'libre.bin.br');
  const again = await startServer({ directory, freeLexicon, host: '127.0.0.1', port: 0, logLevel: 'error' });
  server = { ...server, stop: () => again.stop().then(stop) };
  await expectRunning(browserOf(again.url, chief.cookie));
});

test('a machine put an hour ahead takes no time from the players', async () => {
  server = await startTestServer();
  const chief = await server.enter(server.chiefLink);
  await startClock(chief);
  server.clock.ahead = HOUR;
  expect(await timeLeft(chief)).toBeGreaterThan(0);
});
