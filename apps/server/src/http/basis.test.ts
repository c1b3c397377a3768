import { hashPosition } from '@raccord/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { openTournament, TOURNAMENT, tell } from './testing/tournament.ts';

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  await openTournament(chief);
});

afterAll(() => server.stop());

const TURN = { game: 'g', turn: 1 };
const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15)).join('\n');

const recordOn = (draw: string, id: string) =>
  chief.api.sendCommand({
    params: { tournament: TOURNAMENT },
    body: {
      id,
      type: 'record-tops',
      data: { ...TURN, entrants: ['p1'] },
      basis: hashPosition(draw, EMPTY),
    },
  });

test('a slip entered on the letters of a cancelled turn is not taken for those drawn in its place', async () => {
  await tell(chief, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'ADERRST' } });
  await tell(chief, 'cancel-turn', { ...TURN, reason: 'erreur d’épellation' });
  await tell(chief, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'AELMSTR' } });
  expect(await recordOn('ADERRST', 'one')).toMatchObject({ ok: false, fault: { code: 'other-position' } });
  expect(await recordOn('AELMRST', 'two')).toMatchObject({ ok: true });
});
