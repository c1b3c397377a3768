import { once } from 'node:events';
import { addressOf, ROUTES, type ViewNews } from '@raccord/contract';
import { decodeLexicon, unwrap } from '@raccord/scrabble';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { exportDocument, exportSite } from '../maintenance/document.ts';
import { lexiconsIn } from '../maintenance/lexicon.ts';
import { withHall } from '../maintenance/withhall.ts';
import { openStore } from '../store/open.ts';
import { textsInArchive } from './testing/archive.ts';
import { enterClub, firstClub, makeClub, tellClub } from './testing/clubs.ts';
import { readEverything } from './testing/reading.ts';
import { type Browser, startTestServer, type TestServer, WIDE_LIMITS } from './testing/server.ts';
import { linkOf, openTournament, playFirstTurn, TOURNAMENT, tell } from './testing/tournament.ts';

/** What a club withholds from the public, wherever the public looks: adr/0076. */

const ENTRANTS = ['p1', 'p2', 'p3'];
const CHILD = 'ALPHA Anne';
const VISITOR = 'BETA Bruno';
const ASKED = 'GAMMA Chloé';
const ADULT = 'DELTA Denis';

let server: TestServer;
let chief: Browser;
let club: string;

beforeAll(async () => {
  server = await startTestServer({ waitMs: 20, limits: WIDE_LIMITS });
  chief = await server.enter(server.chiefLink);
  club = await firstClub(chief);
  const [lexicon] = await chief.api.listLexicons().then((known) => (known.ok ? known.value.lexicons : []));
  const words = await chief.api.readLexicon({ params: { hash: lexicon.hash } });
  if (words.ok) await lexiconsIn(server.directory).add(unwrap(decodeLexicon(words.value)));
  // Made from the home, before the club has said anything.
  await openTournament(chief);
  const members = { p1: [{ name: 'Anne Alpha' }], p2: [{ name: VISITOR, category: 'CADET' }], p3: [{ name: ASKED }] };
  for (const [entrant, [person]] of Object.entries(members)) {
    const pair = entrant === 'p3' ? [person, { name: ADULT, category: 'Senior' }] : [person];
    await tell(chief, 'amend-entrant', { entrant, members: pair });
  }
  await tell(chief, 'form-team', { id: 'e', name: 'Les amis de Bruno', entrants: ['p1', 'p2'] });
  await tell(chief, 'choose-publication', { ranking: 'live', turns: true, sheets: true });
  await playFirstTurn(chief, true);
  const since = '2026-09-01';
  const card = (name: string, category: string) => {
    const [familyName, firstName] = name.split(' ');
    return { familyName, firstName, category };
  };
  await tellClub(chief, club, {
    type: 'add-members',
    data: {
      members: [
        { id: 'm1', card: card(CHILD, 'Cadet'), since },
        { id: 'm3', card: card(ASKED, 'Senior'), since },
        { id: 'm4', card: card(ADULT, 'Senior'), since },
      ],
    },
  });
});

afterAll(() => server.stop());

const withhold = (...withheldCategories: string[]) =>
  tellClub(chief, club, { type: 'describe-club', data: { name: 'Club', withheldCategories } });

const fetched = async (path: string) => Buffer.from(await (await chief.fetch(path)).arrayBuffer());

/** Everything that the public reads of a tournament: as spectators, and in what is put on a web site. */
async function publicTexts(tournament = TOURNAMENT): Promise<Readonly<Record<string, string>>> {
  const spectator = await server.enter((await linkOf(chief, 'spectator', tournament)).url);
  const asked = (document: 'site' | 'results' | 'game', query: { format?: 'html'; game?: string } = {}) =>
    fetched(addressOf(ROUTES.makeDocument, { params: { tournament, document }, query }));
  const store = await openStore({ directory: server.directory });
  const files = await withHall(store, server.directory, tournament, (hall) => exportSite(store, hall));
  const order = { document: 'results' as const, extension: 'html' };
  const page = await withHall(store, server.directory, tournament, async (hall) => {
    const made = await exportDocument(store, hall, order);
    return made.ok ? textOf(made.value.content) : '';
  });
  await store.close();
  return {
    views: await readEverything(spectator, tournament, ENTRANTS),
    site: textsInArchive(await asked('site')),
    page: String(await asked('results', { format: 'html' })),
    replay: String(await asked('game', { format: 'html', game: 'g' })),
    written: files.ok ? files.value.map(({ content }) => [...content].join('')).join('\n') : '',
    'written page': page.ok ? page.value : '',
  };
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return String(Buffer.concat(pieces));
}

/** Each of these texts has these names, however their words stand, and none of those. */
function expectNames(texts: Readonly<Record<string, string>>, shown: readonly string[], hidden: readonly string[]) {
  for (const [where, text] of Object.entries(texts)) {
    const has = (name: string) => text.includes(name) || text.includes(name.split(' ').reverse().join(' '));
    expect([
      where,
      shown.filter((name) => !has(name)),
      hidden.filter((name) => text.includes(name.split(' ')[1])),
    ]).toEqual([where, [], []]);
  }
}

test('nothing withheld, everybody is named; then nobody is whom the club withholds, identified or not, nor a visitor of the category', async () => {
  expectNames(await publicTexts(), ['Anne Alpha', VISITOR, ASKED, ADULT], []);
  await withhold('cadet');
  await tellClub(chief, club, { type: 'withhold-name', data: { member: 'm3', isWithheld: true } });
  expectNames(await publicTexts(), [ADULT, 'A. A.', 'B. B.', 'G. C.'], [CHILD, VISITOR, ASKED]);
});

test('an evening of the club, its players identified, and its season say no more', async () => {
  await tellClub(chief, club, {
    type: 'add-evening',
    data: { tournament: TOURNAMENT, title: 'Mardi', date: '2026-11-17' },
  });
  expectNames(await publicTexts(), [ADULT], [CHILD, VISITOR, ASKED]);
  const at = (entrant: string, place: 0 | 1, member: string | null) => ({ entrant, place, member });
  const players = [at('p1', 0, 'm1'), at('p2', 0, null), at('p3', 0, 'm3'), at('p3', 1, 'm4')];
  await tellClub(chief, club, { type: 'identify-players', data: { tournament: TOURNAMENT, players } });
  await tell(chief, 'finish-game', { game: 'g', cause: 'decision', reason: 'fin' });
  await tellClub(chief, club, { type: 'close-evening', data: { tournament: TOURNAMENT } });
  await tellClub(chief, club, {
    type: 'plan-season',
    data: {
      ...{ id: 's', name: 'Saison', from: '2026-09-01', to: '2027-06-30', planned: 2, except: [] },
      rule: { measure: { kind: 'total' } },
    },
  });
  const season = textsInArchive(await fetched(addressOf(ROUTES.makeSeasonSite, { params: { club, season: 's' } })));
  expectNames({ ...(await publicTexts()), season }, [ADULT], [CHILD, VISITOR, ASKED]);
});

test('a category that changes is told to spectators at once, who ask again and read other names', async () => {
  const spectator = await server.enter((await linkOf(chief, 'spectator')).url);
  const params = { tournament: TOURNAMENT };
  const path = addressOf(ROUTES.followTournament, { params });
  const socket = new WebSocket(server.url.replace('http', 'ws') + path, {
    headers: { cookie: spectator.cookie, origin: server.url },
  });
  const told: ViewNews[] = [];
  socket.on('message', (data) => told.push(JSON.parse(String(data)) as ViewNews));
  await once(socket, 'message');
  const ranking = () => spectator.fetch(addressOf(ROUTES.seeRanking, { params }));
  const mark = (await ranking()).headers.get('etag');
  await withhold();
  await expect.poll(() => told.at(-1)?.revisions.people, { timeout: 10_000 }).not.toBe(told[0].revisions.people);
  expect(told.at(-1)?.mark).not.toBe(told[0].mark);
  const now = await ranking();
  expect(now.headers.get('etag')).not.toBe(mark);
  expect(await now.text()).toContain('Anne Alpha');
  socket.close();
  // The card says another category by now: the evening says what the club says of those.
  await tellClub(chief, club, {
    type: 'correct-member',
    data: {
      member: 'm1',
      card: { familyName: 'ALPHA', firstName: 'Anne', category: 'Junior' },
      ...(await basisOf('m1')),
    },
  });
  await withhold('Junior');
  expectNames(await publicTexts(), [VISITOR, ADULT], [CHILD, ASKED]);
});

const basisOf = async (member: string) => {
  const seen = await chief.api.readClub({ params: { club } });
  return { basis: (seen.ok && seen.value.members.find(({ id }) => id === member)?.basis) || '' };
};

test('a tournament that came in a file is of the club that it came to, which withholds its own', async () => {
  await makeClub(chief, 'nord');
  await tellClub(chief, 'nord', {
    type: 'describe-club',
    data: { name: 'Nord', withheldCategories: ['Cadet', 'Senior'] },
  });
  const file = String(await fetched(addressOf(ROUTES.exportTournament, { params: { tournament: TOURNAMENT } })));
  expect(await chief.api.importTournament({ body: { id: 'copie', club: 'nord', file } })).toMatchObject({ ok: true });
  expectNames(await publicTexts('copie'), ['Anne Alpha', ASKED], [VISITOR, ADULT]);
});

test('the installation ranks its clubs together; the chief of a club does not', async () => {
  const query = { from: '2026-09-01', to: '2027-06-30', measure: 'total' } as const;
  const ranked = await chief.api.rankClubsTogether({ query });
  expect(ranked).toMatchObject({ value: { events: [{ tournament: TOURNAMENT, title: 'Mardi', club: 'Club' }] } });
  expect(ranked.ok && ranked.value.rows.map(({ name, clubs }) => [name, clubs])).toEqual([
    ...[ADULT, ASKED, CHILD].map((name) => [name, ['Club']]),
  ]);
  const none = await chief.api.rankClubsTogether({ query: { ...query, only: '-' } });
  expect(none.ok && none.value.rows).toEqual([]);
  const own = await enterClub(server, chief, club);
  expect(await own.api.rankClubsTogether({ query })).toMatchObject({ fault: { code: 'forbidden' } });
});

test('somebody who is no member is erased from his tournament by who runs the club; a member is not, here', async () => {
  const erase = (entrant: string) =>
    chief.api.erasePlayer({ params: { tournament: TOURNAMENT }, body: { entrant, place: 0 } });
  expect(await erase('p1')).toMatchObject({ fault: { code: 'bad-request', text: expect.stringContaining('fiche') } });
  expect(await erase('personne')).toMatchObject({ fault: { code: 'not-found' } });
  expect(await erase('p2')).toMatchObject({ ok: true });
  expect(await readEverything(chief, TOURNAMENT, ENTRANTS)).not.toContain(VISITOR);
});

test('what the file of a club says of its evenings is what their tournaments come to', async () => {
  const file = String(await fetched(addressOf(ROUTES.exportClub, { params: { club } })));
  const bring = (text: string) => chief.api.importClub({ body: { file: text } });
  // Read whole, it is found right: it is here already.
  expect(await bring(file)).toMatchObject({ fault: { code: 'id-taken' } });
  const forged = file.replace(
    /("kind":"result".*?"total":)(\d+)/,
    (_, before, total) => `${before}${Number(total) + 1}`,
  );
  expect(forged).not.toBe(file);
  expect(await bring(forged)).toMatchObject({
    fault: { code: 'bad-file', text: expect.stringContaining('résultats') },
  });
});

test('in the hall and on phones of players, people have their names', async () => {
  for (const name of ['screen', 'player'] as const) {
    const station = await server.enter((await linkOf(chief, name)).url);
    const ranking = await station.fetch(addressOf(ROUTES.seeRanking, { params: { tournament: TOURNAMENT } }));
    expectNames({ [name]: await ranking.text() }, ['Anne Alpha', ASKED], []);
  }
});
