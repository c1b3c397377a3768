import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askClub, firstClub, openSmallClub, tellClub } from './testing/clubs.ts';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { missingOf, openTournament, playFirstTurn, TOURNAMENT, tell } from './testing/tournament.ts';

let server: TestServer;
let chief: Browser;
let club: string;

const AT = { game: 'g', turn: 1 };
const WHY = '1 bulletin à saisir au coup 1 (Centre d, table 3) ; coup 1 à clore';
const plainly = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');

/** The only turn ended and laid without the slip of p3, the game over, an evening of a season of one evening. */
beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  club = await firstClub(chief);
  await openTournament(chief);
  await openSmallClub(chief, club);
  await playFirstTurn(chief, false);
  const params = { tournament: TOURNAMENT };
  await chief.api.sendCommand({ params, body: { id: 'sans-p3', type: 'undo', data: {} } });
  for (const entrant of ['p1', 'p2']) {
    await tell(chief, 'record-slips', { ...AT, slips: [{ entrant, slip: { state: 'absent', solutions: [] } }] });
  }
  for (const centre of ['c', 'd']) await tell(chief, 'end-turn', { ...AT, centre });
  await tell(chief, 'lay-solution', { ...AT, word: 'RETARDS', reference: 'H4' });
  const players = ['m1', 'm2', null].map((member, index) => ({ entrant: `p${index + 1}`, place: 0 as const, member }));
  await tellClub(chief, club, { type: 'identify-players', data: { tournament: TOURNAMENT, players } });
});

afterAll(() => server.stop());

const eveningOf = async () => {
  const seen = await chief.api.readEvening({ params: { club, tournament: TOURNAMENT } });
  if (!seen.ok) throw new Error(seen.fault.text);
  return seen.value;
};
const close = (provisional?: string) =>
  askClub(chief, club, {
    type: 'close-evening',
    data: { tournament: TOURNAMENT, ...(provisional === undefined ? {} : { provisional }) },
  });
const seasonAs = async (format: 'csv' | 'pdf'): Promise<string> => {
  const made = await chief.api.makeSeasonTable({ params: { club, season: 's' }, query: { format } });
  if (!made.ok) throw new Error(made.fault.text);
  const bytes = new Uint8Array(made.value);
  return plainly(format === 'pdf' ? (await extractText(bytes)).text.join(' ') : new TextDecoder().decode(bytes));
};
describe('a game that ends with a slip missing', () => {
  test('is refused until the slip is named', async () => {
    const body = { id: 'fin', type: 'finish-game', data: { game: 'g', cause: 'decision', reason: 'tard' } } as const;
    const refused = await chief.api.sendCommand({ params: { tournament: TOURNAMENT }, body });
    expect(refused).toMatchObject({ fault: { code: 'ends-without-slips', text: expect.stringContaining('table 3') } });
    const missing = await missingOf(chief);
    expect(missing).toEqual([{ turn: 1, centre: 'd', tables: [3] }]);
    await tell(chief, 'finish-game', { ...body.data, missing });
  });

  test('makes an evening that a season takes only once what is open was read and accepted', async () => {
    expect(await close()).toMatchObject({ fault: { code: 'evening-provisional' } });
    const { stillOpen = '', provisional } = await eveningOf();
    expect([plainly(stillOpen), provisional]).toEqual([WHY, undefined]);
    expect(await close('autre chose')).toMatchObject({ fault: { code: 'evening-provisional' } });
    expect(await close(stillOpen)).toMatchObject({ ok: true });
    expect(await eveningOf()).toMatchObject({ isClosed: true, isBehind: false, provisional: stillOpen });
  });

  test('is said to be provisional by the season, its files and the history of the club', async () => {
    const ranked = await chief.api.readSeason({ params: { club, season: 's' } });
    expect(ranked).toMatchObject({ value: { isProvisional: true, evenings: [{ provisional: expect.any(String) }] } });
    expect(await seasonAs('csv')).toMatch(/Mardi \(\S+, provisoire\)/);
    expect(await seasonAs('pdf')).toContain(`provisoire (${WHY})`);
    const told = await chief.api.readClubHistory({ params: { club }, query: { limit: 1 } });
    expect(told).toMatchObject({ value: { lines: [{ what: 'clôture de la soirée « Mardi », provisoire' }] } });
  });

  test('is corrected since once the slip is in and the turn closed; closed again, nothing is provisional', async () => {
    await tell(chief, 'record-slips', { ...AT, slips: [{ entrant: 'p3', slip: { state: 'absent', solutions: [] } }] });
    for (const centre of ['c', 'd']) await tell(chief, 'close-turn', { ...AT, centre });
    const before = await eveningOf();
    expect(before).toMatchObject({ isClosed: true, isBehind: true, provisional: expect.any(String) });
    expect(before.stillOpen).toBeUndefined();
    expect(await close()).toMatchObject({ ok: true });
    expect((await eveningOf()).provisional).toBeUndefined();
    expect(await seasonAs('csv')).not.toContain('provisoire');
  });

  test('is to be closed again when a slip is referred or an appeal filed later', async () => {
    await tell(chief, 'refer-slip', { ...AT, entrant: 'p1', reason: 'lecture' });
    expect(await eveningOf()).toMatchObject({ isBehind: true, stillOpen: expect.stringContaining('commission') });
  });
});
