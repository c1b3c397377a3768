import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEventId } from '../access/tokens.ts';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { linkOf, openTournament, TOURNAMENT, tell } from './testing/tournament.ts';

let server: TestServer;
let chief: Browser;
let phone: Browser;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  await openTournament(chief, TOURNAMENT, '2019', { playersWriteSlips: true });
  phone = await server.enter((await linkOf(chief, 'player')).url);
});

afterAll(() => server.stop());

const solutions = [{ word: 'TARES', direction: 'horizontal', reference: 'H4', outside: [] }];
const slip = (turn: number) => ({
  id: newEventId(),
  type: 'record-slips' as const,
  data: { game: 'g', turn, slips: [{ entrant: 'p1', slip: { state: 'handed-in', solutions, score: 18 } }] },
});

test('a slip of which the end comes after the announcement has not come before it', async () => {
  await tell(chief, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'ADERRST' } });
  await tell(chief, 'start-clock', { game: 'g', turn: 1, centre: 'c' });
  const text = JSON.stringify(slip(1));
  const { host, port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    `POST /api/tournaments/${TOURNAMENT}/commands HTTP/1.1`,
    ...[`host: ${host}`, `origin: ${server.url}`, `cookie: ${phone.cookie}`, 'connection: close'],
    ...['content-type: application/json', `content-length: ${text.length}`],
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${text.slice(0, 20)}`);
  await tell(chief, 'end-turn', { game: 'g', turn: 1, centre: 'c' });
  socket.write(text.slice(20));
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes));
  await once(socket, 'end');
  expect(answer).toContain('"code":"turn-ended"');
});
