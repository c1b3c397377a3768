import { PUBLIC } from '@raccord/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEverything } from './testing/reading.ts';
import { type Browser, startTestServer, type TestServer, WIDE_LIMITS } from './testing/server.ts';
import {
  closeFirstTurn,
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
  server = await startTestServer({ waitMs: 20, limits: WIDE_LIMITS });
  const chief = await server.enter(server.chiefLink);
  await openTournament(chief);
  for (const [index, entrant] of ENTRANTS.entries()) {
    const members = [{ name: `Joueur ${index + 1}`, licence: `${LICENCE}${entrant}` }];
    await tell(chief, 'amend-entrant', { entrant, members });
  }
  stations = await openStations(server, chief);
  await playFirstTurn(chief, false);
});

afterAll(() => server.stop());

const ENTRANTS = ['p1', 'p2', 'p3'];
const LICENCE = 'licence-';

const read = (name: StationName) => readEverything(stations.get(name) as Browser, TOURNAMENT, ENTRANTS);

test('while the turn is played, no solution and no slip of another leaves for a screen or a player', async () => {
  expect(await read('referee')).toContain('TARDES');
  expect(await read('chief')).toContain('RETARDS');
  const screen = await read('screen');
  for (const word of ['RETARDS', 'TARDES', 'TARES']) expect(screen).not.toContain(word);
  const player = await read('player');
  for (const word of ['RETARDS', 'TARDES']) expect(player).not.toContain(word);
  // Nor the letters, for who follows from outside: he could answer somebody who plays.
  const spectator = await read('spectator');
  for (const word of ['RETARDS', 'TARDES', 'TARES', 'ADERRST']) expect(spectator).not.toContain(word);
});

test('a player reads his own sheet alone, a referee the slips of his tables', async () => {
  const player = stations.get('player') as Browser;
  const sheetOf = (entrant: string) => player.api.seeSheet({ params: { tournament: TOURNAMENT, entrant } });
  expect((await sheetOf('p1')).ok).toBe(true);
  expect(await sheetOf('p2')).toMatchObject({ ok: false, fault: { code: 'forbidden' } });
  const params = { tournament: TOURNAMENT, game: 'g', turn: 1 };
  const desk = await (stations.get('referee') as Browser).api.seeDesk({ params });
  expect(desk.ok && desk.value.tables.map(({ entrant }) => entrant)).toEqual(['p1', 'p2']);
});

test('once it is closed, everybody sees the solution, and still no slip but his own', async () => {
  await closeFirstTurn(stations.get('installation') as Browser);
  for (const [name, hasOwn] of [
    ['screen', false],
    ['player', true],
    ['spectator', false],
  ] as const) {
    const seen = await read(name);
    expect(seen).toContain('RETARDS');
    expect(seen).not.toContain('TARDES');
    expect(seen.includes('TARES')).toBe(hasOwn);
  }
});

test('licences are for whoever runs the tournament, and nobody else reads one in a view, a file or a list', async () => {
  for (const name of ['chief', 'referee', 'second-referee', 'commission'] as const) {
    expect([name, (await read(name)).includes(LICENCE)]).toEqual([name, true]);
  }
  // What he is shown then is shared with everybody.
  const { api } = stations.get('chief') as Browser;
  const published = await api.seeRanking({ params: { tournament: TOURNAMENT }, query: { published: true } });
  expect(JSON.stringify(published)).not.toContain(LICENCE);
  for (const name of PUBLIC) expect([name, (await read(name)).includes(LICENCE)]).toEqual([name, false]);
});

test('what is published is chosen, and names are withheld in everything that spectators read', async () => {
  const chief = stations.get('installation') as Browser;
  await tell(chief, 'choose-publication', { ranking: 'live', turns: true, sheets: true });
  await tell(chief, 'withhold-names', { entrants: ['p1', 'p3'], isWithheld: true });
  const all = await read('spectator');
  for (const word of ['TARES', 'TARDES', 'Joueur 2', 'J. 1.', 'J. 3.']) expect(all).toContain(word);
  for (const name of ['Joueur 1', 'Joueur 3', 'Mme referee']) expect(all).not.toContain(name);
  await tell(chief, 'choose-publication', { ranking: 'end', turns: false, sheets: false });
  const little = await read('spectator');
  for (const word of ['RETARDS', 'TARES', 'Joueur 2', 'J. 1.']) expect(little).not.toContain(word);
});
