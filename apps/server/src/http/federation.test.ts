import { addressOf, ROUTE_NAMES, ROUTES, type Route, type SentFederationCommand } from '@raccord/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkStore, isSound } from '../maintenance/check.ts';
import { openStore } from '../store/open.ts';
import { askClub, enterClub, firstClub, makeClub, tellClub } from './testing/clubs.ts';
import { askFederation, qualificationIn } from './testing/federation.ts';
import { type Browser, startTestServer, type TestServer, WIDE_LIMITS } from './testing/server.ts';
import { linkOf, openTournament, playFirstTurn, TOURNAMENT, tell } from './testing/tournament.ts';

/** A calendar, phases closed, and a list of licences: adr/0087. */

const NORTH = 'nord';
let server: TestServer;
let chief: Browser;
let club: string;
let north: Browser;
let count = 0;

const ask = (command: Omit<SentFederationCommand, 'id'>, by = chief, id?: string) => askFederation(by, command, id);
const told = async (command: Omit<SentFederationCommand, 'id'>) =>
  expect(await ask(command)).toMatchObject({ ok: true });
const close = { type: 'close-phase', data: { phase: 'q' } } as const;

const read = async (by = chief, phase = 'q') => {
  const seen = await by.api.readPhase({ params: { phase } });
  if (!seen.ok) throw new Error(seen.fault.text);
  return seen.value;
};
const rowsOf = async (by = chief) =>
  (await read(by)).rows.map(({ name, licence, by: through }) => [name, licence, through]);

beforeAll(async () => {
  server = await startTestServer({ limits: WIDE_LIMITS });
  chief = await server.enter(server.chiefLink);
  club = await firstClub(chief);
  await makeClub(chief, NORTH);
  north = await enterClub(server, chief, NORTH);
  await openTournament(chief);
  const since = '2026-09-01';
  await tellClub(chief, club, {
    type: 'add-members',
    data: {
      members: [
        { id: 'm1', card: { familyName: 'ALPHA', firstName: 'Anne', licence: '1000001', category: 'S' }, since },
        { id: 'm2', card: { familyName: 'BETA', firstName: 'Bruno' }, since },
      ],
    },
  });
  await tell(chief, 'amend-entrant', { entrant: 'p1', members: [{ name: 'ALPHA Anne', licence: '1000001' }] });
  await tell(chief, 'amend-entrant', { entrant: 'p2', members: [{ name: 'BETA Bruno' }] });
  await tell(chief, 'amend-entrant', { entrant: 'p3', members: [{ name: 'GAMMA Chloé', licence: '1000003' }] });
  await playFirstTurn(chief, true);
  await tell(chief, 'finish-game', { game: 'g', cause: 'decision', reason: 'fin' });
  await tellClub(chief, club, {
    type: 'add-evening',
    data: { tournament: TOURNAMENT, title: 'Mardi', date: '2026-11-17' },
  });
  const at = (entrant: string, member: string | null) => ({ entrant, place: 0 as const, member });
  const players = [at('p1', 'm1'), at('p2', 'm2'), at('p3', null)];
  await tellClub(chief, club, { type: 'identify-players', data: { tournament: TOURNAMENT, players } });
});

afterAll(() => server.stop());

test('an event is planned by the installation, and read by every station; a club that is not there holds none', async () => {
  await told({ type: 'plan-phase', data: qualificationIn(club) });
  await told({
    type: 'plan-phase',
    data: {
      ...qualificationIn(NORTH),
      id: 'f',
      name: 'Finale',
      kind: 'final',
      after: 'q',
      from: '2027-01-10',
      to: '2027-01-10',
    },
  });
  expect(await ask({ type: 'plan-phase', data: { ...qualificationIn('nulle-part'), id: 'x' } })).toMatchObject({
    fault: { code: 'unknown-club' },
  });
  expect(await ask({ type: 'plan-phase', data: qualificationIn(NORTH) }, north)).toMatchObject({
    fault: { code: 'forbidden' },
  });
  const player = await server.enter((await linkOf(chief, 'player')).url);
  for (const by of [chief, north, player]) {
    expect(await by.api.readCalendar()).toMatchObject({
      value: {
        phases: [{ phase: { id: 'q' }, holders: ['Mon club'] }, { after: 'Qualification de zone' }],
        isPublic: false,
      },
    });
  }
  const feed = await player.fetch(addressOf(ROUTES.makeCalendarFeed, {}));
  expect(await feed.text()).toContain('SUMMARY:Qualification de zone');
});

test('the calendar is a public page and a feed once the installation wants it, and no sooner', async () => {
  const outside = (path: string) => fetch(`${server.url}${path}`);
  expect((await outside('/calendrier')).status).toBe(404);
  await told({ type: 'publish-calendar', data: { isPublic: true } });
  const page = await outside('/calendrier');
  const [html, feed] = [await page.text(), await (await outside('/calendrier.ics')).text()];
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const said of ['Qualification de zone', '17 novembre 2026', 'Vichy', '/calendrier.ics'])
    expect(html).toContain(said);
  expect(feed).toContain('DTSTART;VALUE=DATE:20261117');
  await told({ type: 'publish-calendar', data: { isPublic: false } });
  expect((await outside('/calendrier.ics')).status).toBe(404);
});

describe('a phase', () => {
  test('is not closed before an evening of it is; then its result is kept, done once however often it is sent', async () => {
    expect(await ask(close)).toMatchObject({ fault: { code: 'phase-empty' } });
    await tellClub(chief, club, { type: 'close-evening', data: { tournament: TOURNAMENT } });
    expect(await read()).toMatchObject({ counted: [{ title: 'Mardi', club: 'Mon club' }], isWhole: true, changed: [] });
    const first = await ask(close, chief, 'clore');
    expect(await ask(close, chief, 'clore')).toEqual(first);
    expect(await ask(close)).toMatchObject({ fault: { code: 'phase-same' } });
    expect(await read()).toMatchObject({ closed: { ranked: 3, through: 2 }, changed: [], corrected: [] });
  });

  test('tells each club its own; who holds the next one has the whole list, and its players', async () => {
    const own = await enterClub(server, chief, club);
    expect(await rowsOf(own)).toEqual((await rowsOf()).filter(([name]) => name !== 'GAMMA Chloé'));
    expect([(await read(own)).isWhole, (await read(north)).isWhole]).toEqual([false, true]);
    const through = (await rowsOf()).filter(([, , by]) => by !== undefined).map(([name]) => name);
    expect((await read(north, 'f')).players.map(({ name }) => name)).toEqual(through);
    expect((await read(own, 'f')).players).toEqual([]);
  });

  test('names nobody to another club, nor to who plays or looks on, whatever they read of the installation', async () => {
    const OUTSIDE = 'ailleurs';
    await makeClub(chief, OUTSIDE);
    const stations = ['chief', 'centre-chief', 'referee', 'screen', 'player', 'spectator'] as const;
    const links = await Promise.all(stations.map((name) => linkOf(chief, name)));
    const others = [
      await enterClub(server, chief, OUTSIDE),
      ...(await Promise.all(links.map((l) => server.enter(l.url)))),
    ];
    const params = { phase: 'q', hash: '', number: '2023-5-7', part: 'key' };
    const query = { format: 'csv', lexicon: '', from: '2026-01-01', to: '2027-01-01', measure: 'percent' };
    const readBy = async (by: Browser): Promise<string> => {
      const texts: string[] = [];
      for (const name of ROUTE_NAMES) {
        const route: Route = ROUTES[name];
        const isOfPlace = /:(?:tournament|club|sitting)\b/.test(route.path);
        if (route.method !== 'GET' || route.answer === 'live' || isOfPlace) continue;
        texts.push(await (await by.fetch(addressOf(route, { params, query }))).text());
      }
      return texts.join('\n');
    };
    // The player is ALPHA, and is told who he is.
    const namedTo = async (by: Browser) => {
      const read = await readBy(by);
      return ['BETA', 'GAMMA'].filter((name) => read.includes(name));
    };
    expect(await namedTo(chief)).toEqual(['BETA', 'GAMMA']);
    for (const by of others) expect(await namedTo(by)).toEqual([]);
  });

  test('is printed, and exported as a list that the next event registers', async () => {
    const of = (query: Readonly<Record<string, unknown>>) =>
      chief.fetch(addressOf(ROUTES.makePhaseTable, { params: { phase: 'q' }, query }));
    const csv = await (await of({ format: 'csv', qualified: true })).text();
    expect(csv.split('\r\n')[0]).toBe('Place;Joueur;Club;Licence;Catégorie;Série;Manches;Moyenne;Qualifié');
    expect(csv.trim().split('\r\n')).toHaveLength(3);
    for (const [format, mark] of [
      ['pdf', '%PDF'],
      ['xlsx', 'PK'],
    ]) {
      const file = Buffer.from(await (await of({ format })).arrayBuffer());
      expect(file.subarray(0, mark.length).toString()).toBe(mark);
    }
  });

  test('is behind once a tournament that it counts is corrected, then closed again by its club; closed again, it is not', async () => {
    await tell(chief, 'correct-slip', {
      game: 'g',
      turn: 1,
      entrant: 'p2',
      slip: { state: 'blank', solutions: [] },
      reason: 'relu',
    });
    expect(await read()).toMatchObject({ changed: [], corrected: ['Mardi'] });
    await tellClub(chief, club, { type: 'close-evening', data: { tournament: TOURNAMENT } });
    expect(await read()).toMatchObject({ changed: ['Mardi'], corrected: [] });
    await told(close);
    expect(await read()).toMatchObject({ changed: [], corrected: [] });
    await told({ type: 'reopen-phase', data: { phase: 'q' } });
    expect((await read()).closed).toBeUndefined();
    await told(close);
  });
});

describe('a list of licences', () => {
  const people = [
    { name: 'ALPHA Anne', licence: '1000001', category: 'V', series: '3B', club: 'VIC' },
    { name: 'MARTIN Paul', licence: '2000001', club: 'NIC' },
    { name: 'MARTIN Paul', licence: '2000002', club: 'VIC' },
    { name: 'SANS Licence' },
  ];
  const bring = (day: string, listed = people) =>
    chief.api.importLicences({ body: { id: `l-${++count}`, day, people: listed } });
  const lookUp = async (by: Browser, ...typed: { name: string; licence?: string }[]) => {
    const answer = await by.api.lookUpLicences({ body: { people: typed } });
    if (!answer.ok) throw new Error(answer.fault.text);
    return answer.value;
  };

  beforeEach(async () => {
    await bring('2026-09-01');
  });

  test('is looked up by whoever registers players, in any tournament and any club, and by nobody else', async () => {
    const own = await server.enter((await linkOf(chief, 'chief')).url);
    for (const by of [chief, north, own]) {
      expect(await lookUp(by, { name: 'Anne Alpha' }, { name: 'Paul Martin' })).toMatchObject({
        day: '2026-09-01',
        people: [{ licensee: { licence: '1000001', series: '3B' } }, { namesakes: [{ club: 'NIC' }, { club: 'VIC' }] }],
      });
      expect(await by.api.findLicensees({ body: { text: 'mart' } })).toMatchObject({ value: { people: [{}, {}] } });
    }
    const player = await server.enter((await linkOf(chief, 'player')).url);
    expect(await player.api.findLicensees({ body: { text: 'mart' } })).toMatchObject({ fault: { code: 'forbidden' } });
    expect(await north.api.importLicences({ body: { id: 'n', day: '2026-09-02', people } })).toMatchObject({
      fault: { code: 'forbidden' },
    });
  });

  test('gives place to a newer one in one step, never to an older one', async () => {
    expect(await bring('2026-08-31')).toMatchObject({ fault: { code: 'list-older' } });
    expect(await bring('2026-10-01', people.slice(1))).toEqual({ ok: true, value: { people: 2 } });
    expect(await lookUp(chief, { name: 'Anne Alpha' })).toEqual({
      day: '2026-10-01',
      people: [{ differs: [], namesakes: [] }],
    });
    expect(await chief.api.readCalendar()).toMatchObject({ value: { licences: { day: '2026-10-01', people: 2 } } });
    const day = '2026-10-01';
    // Under the id of something else nothing is done, and nobody is told that it is.
    for (const answer of [
      await chief.api.importLicences({ body: { id: 'clore', day, people } }),
      await chief.api.strikeLicence({ body: { id: 'clore', licence: '2000001', isKeptOut: true } }),
    ])
      expect(answer).toMatchObject({ fault: { code: 'id-taken' } });
    // Signs that a database takes for others.
    expect(await chief.api.findLicensees({ body: { text: '%%%' } })).toMatchObject({ value: { people: [] } });
  });

  test('loses who is erased, and a newer one brings back only whom nobody keeps out', async () => {
    const strike = (licence: string, isKeptOut: boolean) =>
      chief.api.strikeLicence({ body: { id: `s-${++count}`, licence, isKeptOut } });
    await bring('2026-10-02');
    await strike('200 0001', true);
    await strike('2000002', false);
    expect((await lookUp(chief, { name: 'Martin Paul' })).people[0].namesakes).toEqual([]);
    await bring('2026-10-03');
    expect((await lookUp(chief, { name: 'Martin Paul' })).people[0].licensee).toMatchObject({ licence: '2000002' });
  });
});

test('a member who is erased leaves kept results and the list of licences, which a newer one does not bring him back to', async () => {
  // What another club asked under the same id is another thing.
  const members = [{ id: 'm1', card: { familyName: 'DELTA', licence: '2000001' }, since: '2026-09-01' }];
  await tellClub(chief, NORTH, { type: 'add-members', data: { members } });
  for (const own of [NORTH, club])
    expect(await askClub(chief, own, { type: 'erase-person', data: { person: 'm1' } }, 'effacer')).toMatchObject({
      ok: true,
    });
  const [erased, ...others] = (await rowsOf()).toSorted(
    ([a], [b]) => Number(b === 'Personne effacée') - Number(a === 'Personne effacée'),
  );
  expect([erased[0], others.map(([name]) => name).toSorted()]).toEqual([
    'Personne effacée',
    ['BETA Bruno', 'GAMMA Chloé'],
  ]);
  const list = { id: 'encore', day: '2027-01-01', people: [{ name: 'ALPHA Anne', licence: '1000001' }] };
  expect(await chief.api.importLicences({ body: list })).toMatchObject({ ok: true });
  expect(await chief.api.findLicensees({ body: { text: 'alpha' } })).toEqual({ ok: true, value: { people: [] } });
});

test('it is checked like all the rest, and stays when the server starts again', async () => {
  const store = await openStore({ directory: server.directory });
  const checked = await checkStore(store);
  expect([isSound(checked), checked.calendar.events > 10]).toEqual([true, true]);
  await store.close();
});
