import { ROUTE_NAMES, ROUTES } from '@raccord/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askClub, firstClub, openSmallClub, tellClub } from './testing/clubs.ts';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { linkOf, OTHER, openTournament, playFirstTurn, TOURNAMENT, tell } from './testing/tournament.ts';

/** The chief of one evening: he has the link of its tournament, and none of the club. */

let server: TestServer;
let chief: Browser;
let own: Browser;
let club: string;

const params = { tournament: TOURNAMENT };
const forbidden = { fault: { code: 'forbidden' } };

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  club = await firstClub(chief);
  await openTournament(chief);
  await openTournament(chief, OTHER);
  await openSmallClub(chief, club);
  const since = '2026-09-01';
  const hidden = { id: 'm9', card: { familyName: 'SECRET', firstName: 'Zoé', licence: '999' }, since };
  await tellClub(chief, club, { type: 'add-members', data: { members: [hidden] } });
  own = await server.enter((await linkOf(chief, 'chief')).url);
  await playFirstTurn(chief, true);
});

afterAll(() => server.stop());

type Identified = { entrant: string; place: 0 | 1; member: string | null };
const says = (...members: (string | null)[]): Identified[] =>
  members.map((member, index) => ({ entrant: `p${index + 1}`, place: 0, member }));

let count = 0;
const identify = (players: Identified[], id = `qui-${++count}`) =>
  own.api.sendEveningCommand({ params, body: { id, type: 'identify-players', data: { players } } });
const close = (id = `fin-${++count}`) =>
  own.api.sendEveningCommand({ params, body: { id, type: 'close-evening', data: {} } });
const takeBack = (event: string) =>
  own.api.sendEveningCommand({ params, body: { id: `retour-${++count}`, type: 'undo', data: { event } } });

const pointsOf = async () => {
  const ranked = await chief.api.readSeason({ params: { club, season: 's' } });
  return ranked.ok && ranked.value.rows.map(({ name, attendance }) => [name, attendance]);
};

test('he sees who his players may be, by name, and nothing else of the members', async () => {
  const seen = await own.api.readOwnEvening({ params });
  expect(seen).toMatchObject({
    value: {
      evening: {
        ...{ tournament: TOURNAMENT, title: 'Mardi', isClosed: false },
        candidates: [
          { id: 'm1', name: 'JOUEUR 1' },
          { id: 'm2', name: 'JOUEUR 2' },
        ],
      },
    },
  });
  expect(seen.ok && seen.value.evening?.players.map(({ recognition }) => recognition.kind)).toEqual([
    ...['known', 'known', 'doubtful'],
  ]);
  for (const text of ['SECRET', '999', '111', 'm9']) expect(JSON.stringify(seen)).not.toContain(text);
});

test('he says who is who among those proposed, closes once the games are over, and takes it back', async () => {
  expect(await close()).toMatchObject({ fault: { code: 'evening-not-over' } });
  await tell(chief, 'finish-game', { game: 'g', cause: 'decision', reason: 'fin de soirée' });
  expect(await identify(says('m1', 'm9', null))).toMatchObject(forbidden);
  expect(await identify([{ entrant: 'inconnu', place: 0, member: null }])).toMatchObject({
    fault: { code: 'not-found' },
  });
  expect(await identify(says('m1', 'm2', null), 'qui')).toMatchObject({ value: { type: 'players-identified' } });
  expect(await close('fin')).toMatchObject({ value: { type: 'evening-closed' } });
  expect(await close('fin')).toMatchObject({ ok: true });
  expect(await pointsOf()).toEqual([
    ['JOUEUR 2', 1],
    ['JOUEUR 1', 1],
  ]);
  const told = await chief.api.readClubHistory({ params: { club }, query: { limit: 1 } });
  expect(told).toMatchObject({ value: { lines: [{ who: 'Poste chief', event: 'fin' }] } });
  expect(await takeBack('fin')).toMatchObject({ ok: true });
  expect(await own.api.readOwnEvening({ params })).toMatchObject({ value: { evening: { isClosed: false } } });
  expect(await close('encore')).toMatchObject({ ok: true });
});

test('an evening corrected since is said to be, and counts as it was closed until it is closed again; taken back, as before', async () => {
  const stands = async () => {
    const seen = await chief.api.readClub({ params: { club } });
    return seen.ok && seen.value.evenings[0];
  };
  const best = async () => {
    const ranked = await chief.api.readSeason({ params: { club, season: 's' } });
    return ranked.ok && ranked.value.rows.map(({ name }) => name);
  };
  // A link, and who may see what: nothing that counts.
  await linkOf(chief, 'screen');
  expect(await stands()).toMatchObject({ isClosed: true, isBehind: false });
  const corrected = {
    ...{ game: 'g', turn: 1, entrant: 'p2', reason: 'bulletin d’un autre' },
    slip: { state: 'blank', solutions: [] },
  } as const;
  await tell(chief, 'correct-slip', corrected);
  expect(await stands()).toMatchObject({ isClosed: true, isBehind: true });
  // The result is what it was.
  await tell(chief, 'undo', {});
  expect(await stands()).toMatchObject({ isClosed: true, isBehind: false });
  await tell(chief, 'correct-slip', corrected);
  expect(await stands()).toMatchObject({ isClosed: true, isBehind: true });
  expect(await best()).toEqual(['JOUEUR 2', 'JOUEUR 1']);
  expect(await close('de-nouveau')).toMatchObject({ ok: true });
  expect(await stands()).toMatchObject({ isClosed: true, isBehind: false });
  const after = await best();
  expect(after).not.toEqual(['JOUEUR 2', 'JOUEUR 1']);
  expect(await takeBack('de-nouveau')).toMatchObject({ ok: true });
  expect(await stands()).toMatchObject({ isClosed: true, isBehind: true });
  expect(await best()).toEqual(['JOUEUR 2', 'JOUEUR 1']);
  expect(await close('enfin')).toMatchObject({ ok: true });
  expect(await best()).toEqual(after);
});

test('he takes back what he did himself, and nothing of other evenings or of the club', async () => {
  await tellClub(chief, club, {
    type: 'identify-players',
    data: { tournament: TOURNAMENT, players: says(null) },
  });
  const told = await chief.api.readClubHistory({ params: { club }, query: { limit: 20 } });
  const lines = told.ok ? told.value.lines : [];
  expect(await takeBack(lines[0].event ?? '')).toMatchObject({ fault: { code: 'not-your-action' } });
  const added = lines.find(({ what }) => what.startsWith('ajout'))?.event ?? '';
  expect(await takeBack(added)).toMatchObject({ fault: { code: 'not-found' } });
});

test('nothing else of the club is his', async () => {
  expect(await own.api.readOwnEvening({ params: { tournament: OTHER } })).toMatchObject(forbidden);
  expect(await chief.api.readOwnEvening({ params: { tournament: OTHER } })).toEqual({ ok: true, value: {} });
  const elsewhere = { id: 'x', type: 'close-evening', data: {} } as const;
  expect(await own.api.sendEveningCommand({ params: { tournament: OTHER }, body: elsewhere })).toMatchObject(forbidden);
  expect(await askClub(own, club, { type: 'close-evening', data: { tournament: TOURNAMENT } })).toMatchObject(
    forbidden,
  );
  const ofClubs = ROUTE_NAMES.filter((name) => ROUTES[name].path.startsWith('/api/clubs'));
  for (const name of ofClubs) {
    const path = ROUTES[name].path.replace(':club', club).replace(':tournament', TOURNAMENT).replace(/:\w+/g, 'm1');
    const { method } = ROUTES[name];
    const answer = await own.fetch(path, { method });
    expect([name, answer.status]).toEqual([name, 403]);
  }
});

test('its slips are asked at school once it is closed: the words alone, and nothing of whoever was erased', async () => {
  const slips = async (evening?: string) => {
    const seen = await chief.api.readEveningSlips({ params: { club }, ...(evening ? { query: { evening } } : {}) });
    if (!seen.ok) throw new Error(seen.fault.text);
    return seen.value.evening?.slips ?? [];
  };
  const own = await slips(TOURNAMENT);
  expect(own.map(({ slip }) => slip.solutions[0].word).sort()).toEqual(['RETARDS', 'TARES']);
  expect(await slips()).toEqual(own);
  const text = JSON.stringify(own);
  for (const secret of ['JOUEUR', 'Joueur', '"p1"', '"p3"', 'Mardi', '2026-11']) expect(text).not.toContain(secret);

  const erased = await chief.api.erasePlayer({ params, body: { entrant: 'p3', place: 0 } });
  expect(erased).toMatchObject({ ok: true });
  expect((await slips()).map(({ slip }) => slip.solutions[0].word)).toEqual(['TARES']);

  const { body } = {
    body: { id: 'autre', type: 'add-evening', data: { tournament: OTHER, title: 'x', date: '2026-11-18' } },
  } as const;
  expect(await chief.api.sendClubCommand({ params: { club }, body })).toMatchObject({ ok: true });
  expect(await chief.api.readEveningSlips({ params: { club }, query: { evening: OTHER } })).toMatchObject({
    fault: { code: 'evening-not-over', text: expect.stringContaining('n’est pas close') },
  });
  expect(await slips()).toHaveLength(1);
});

test('whoever runs a centre, a table or nothing at all has no evening', async () => {
  for (const station of ['centre-chief', 'referee', 'commission', 'screen', 'player', 'spectator', 'relay'] as const) {
    const browser = await server.enter((await linkOf(chief, station)).url);
    expect(await browser.api.readOwnEvening({ params })).toMatchObject(forbidden);
  }
});
