import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { openStations, openTournament, playFirstTurn, type StationName, TOURNAMENT } from './testing/tournament.ts';

let server: TestServer;
let stations: Map<StationName, Browser>;

beforeAll(async () => {
  server = await startTestServer();
  const chief = await server.enter(server.chiefLink);
  await openTournament(chief);
  stations = await openStations(server, chief);
  await playFirstTurn(chief, false);
});

afterAll(() => server.stop());

const ask = (name: StationName, document: string) =>
  (stations.get(name) as Browser).fetch(`/api/tournaments/${TOURNAMENT}/documents/${document}`);

test('hands results out under a name, each format with its type', async () => {
  const types: Readonly<Record<string, string>> = {
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    csv: 'text/csv; charset=utf-8',
    html: 'text/html; charset=utf-8',
    json: 'application/json',
    lines: 'text/plain; charset=iso-8859-1',
  };
  for (const [format, type] of Object.entries(types)) {
    const answer = await ask('chief', `results?format=${format}${format === 'lines' ? '&centre=c' : ''}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('content-disposition')).toContain('R%C3%A9sultats');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
});

test('hands a game out as a page, without the solution of the turn being played', async () => {
  const page = await (await ask('referee', 'game?format=html')).text();
  expect(page).toContain('<!doctype html>');
  expect(page).not.toContain('RETARDS');
});

test('has no record nor file of Eliot of a game whose first solution is not told', async () => {
  for (const format of ['txt', 'xml']) expect((await ask('referee', `game?format=${format}`)).status).toBe(404);
});

test('keeps both from those who only look, and says what it does not know', async () => {
  for (const name of ['screen', 'player'] as const) expect((await ask(name, 'results')).status).toBe(403);
  expect((await ask('chief', 'results?format=pdf')).status).toBe(400);
  expect((await ask('chief', 'game?format=html&game=x')).status).toBe(404);
});
