import { extractText } from 'unpdf';
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

const at = (name: StationName): Browser => stations.get(name) as Browser;

const ask = (name: StationName, document: string) =>
  at(name).fetch(`/api/tournaments/${TOURNAMENT}/documents/${document}`);

/** The text of a PDF. */
async function textOf(name: StationName, document: string): Promise<string> {
  const bytes = new Uint8Array(await (await ask(name, document)).arrayBuffer());
  return (await extractText(bytes, { mergePages: true })).text;
}

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

test('what a paper should be about must be there, and the format and the sheet ones that exist', async () => {
  const status = async (document: string) => (await ask('chief', document)).status;
  expect(await status('game-sheet?game=inconnue')).toBe(404);
  expect(await status('player-sheets?entrant=inconnu')).toBe(404);
  expect(await status('second-referee-sheet?game=g&turn=9')).toBe(404);
  expect(await status('ranking?format=xml')).toBe(400);
  expect(await status('ranking?paper=A3')).toBe(400);
});

test('a station has on paper what it sees on its screen', async () => {
  const whole = await textOf('chief', 'second-referee-sheet?game=g&turn=1');
  for (const name of ['Joueur 1', 'Joueur 2', 'Joueur 3']) expect(whole).toContain(name);
  const own = await textOf('referee', 'second-referee-sheet?game=g&turn=1');
  expect(own).toContain('Joueur 2');
  expect(own).not.toContain('Joueur 3');
  const centre = await textOf('centre-chief', 'table-list');
  expect(centre).toContain('Joueur 1');
  expect(centre).not.toContain('Joueur 3');
});

test('a starting list with codes makes a link for each player of the centre', async () => {
  const params = { tournament: TOURNAMENT };
  const playersLinked = async () => {
    const known = await at('chief').api.listLinks({ params });
    return known.ok ? known.value.links.filter(({ role }) => role === 'player').length : 0;
  };
  const before = await playersLinked();
  const made = await at('centre-chief').api.makeStartingList({ params, body: {} });
  expect(made.ok).toBe(true);
  expect(await playersLinked()).toBe(before + 2);
  expect(await at('referee').api.makeStartingList({ params, body: {} })).toMatchObject({
    fault: { code: 'forbidden' },
  });
});

test('prints an exam of referees by its number, for the installation alone', async () => {
  const installation = await server.enter(server.chiefLink);
  const listed = await installation.api.listLexicons();
  const lexicon = listed.ok ? listed.value.lexicons[0].hash : '';
  const askExam = (number: string, part: string, words = lexicon) =>
    installation.fetch(`/api/exams/${number}/${part}?lexicon=${words}`);
  const [subject, key] = await Promise.all(
    ['subject', 'key'].map(async (part) => {
      const answer = await askExam('2023-3-7', part);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      return new Uint8Array(await answer.arrayBuffer());
    }),
  );
  expect((await extractText(key, { mergePages: true })).text).toContain('Corrigé de l’examen n° 2023-3-7');
  expect((await extractText(subject, { mergePages: true })).text).toContain('Feuille de réponses');

  const wrong = await askExam('2023-3', 'subject');
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('il s’écrit comme « 2023-30-7 »')]);
  expect((await askExam('2023-3-7', 'subject', 'inconnu')).status).toBe(404);
  expect((await at('referee').fetch(`/api/exams/2023-3-7/subject?lexicon=${lexicon}`)).status).toBe(403);
});
