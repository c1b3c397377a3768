import { unwrap } from '@raccord/scrabble';
import { checkChain } from '@raccord/stream';
import type { StoredEvent } from '@raccord/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseFrom } from '../maintenance/erasing.ts';
import { openStore } from '../store/open.ts';
import { askClub, enterClub, firstClub, openSmallClub, tellClub } from './testing/clubs.ts';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { OTHER, openTournament, playFirstTurn, TOURNAMENT, tell } from './testing/tournament.ts';

let server: TestServer;
let chief: Browser;
let club: string;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  club = await firstClub(chief);
  await openTournament(chief);
  await openSmallClub(chief, club);
});

afterAll(() => server.stop());

const inClub = () => ({ params: { club } });
const eventsOf = async (tournament: string): Promise<StoredEvent[]> => {
  const store = await openStore({ directory: server.directory });
  return store.readSound(tournament).finally(() => store.close());
};
const inSeason = () => ({ params: { club, season: 's' } });

describe('a club and its evening', () => {
  test('a new installation is one club, whose tournaments are those of the installation', async () => {
    expect(await chief.api.listClubs()).toMatchObject({
      value: { clubs: [{ id: club, name: 'Mon club', used: { tournaments: 1 }, quotas: {} }] },
    });
    await tellClub(chief, club, {
      type: 'describe-club',
      data: { name: 'Scrabble de Vichy', withheldCategories: ['Jeune'] },
    });
    const seen = await chief.api.readClub(inClub());
    expect(seen).toMatchObject({
      value: {
        name: 'Scrabble de Vichy',
        withheldCategories: ['Jeune'],
        members: [
          { id: 'm1', name: 'JOUEUR 1', card: { licence: '111' }, isActive: true, periods: [{ since: '2026-09-01' }] },
          { id: 'm2', name: 'JOUEUR 2' },
        ],
        evenings: [{ tournament: TOURNAMENT, title: 'Mardi', stage: 'ready', isClosed: false, identified: 0 }],
        seasons: [{ id: 's', described: 'Total des scores' }],
        others: [],
      },
    });
    expect(await chief.api.listClubs()).toMatchObject({ value: { clubs: [{ name: 'Scrabble de Vichy' }] } });
  });

  test('an evening that is not over is not closed', async () => {
    const closing = { type: 'close-evening', data: { tournament: TOURNAMENT } } as const;
    expect(await askClub(chief, club, closing)).toMatchObject({
      fault: { code: 'evening-not-over', text: expect.stringContaining('Partie 1') },
    });
    await playFirstTurn(chief, true);
    await tell(chief, 'finish-game', { game: 'g', cause: 'decision', reason: 'fin de soirée' });
    expect(await askClub(chief, club, closing)).toMatchObject({ ok: true });
    expect(await askClub(chief, club, closing)).toMatchObject({ fault: { code: 'already-closed' } });
  });

  test('its players are recognised, then said to be members or visitors', async () => {
    const seen = await chief.api.readEvening({ params: { club, tournament: TOURNAMENT } });
    const players = seen.ok ? seen.value.players : [];
    expect(players.map(({ person, recognition }) => [person.name, recognition.kind])).toEqual([
      ['Joueur 1', 'known'],
      ['Joueur 2', 'known'],
      ['Joueur 3', 'doubtful'],
    ]);
    const said = [
      { entrant: 'p1', place: 0, member: 'm1' },
      { entrant: 'p2', place: 0, member: 'm2' },
      { entrant: 'p3', place: 0, member: null },
    ] as const;
    await tellClub(chief, club, {
      type: 'identify-players',
      data: { tournament: TOURNAMENT, players: said.map((one) => ({ ...one })) },
    });
    const after = await chief.api.readEvening({ params: { club, tournament: TOURNAMENT } });
    expect(after.ok && after.value.players.map(({ member }) => member)).toEqual(['m1', 'm2', null]);
    expect(after).toMatchObject({ value: { isClosed: true, isBehind: false, identified: 3 } });
  });

  test('the season is ranked from what was kept, without its tournament', async () => {
    const ranked = await chief.api.readSeason(inSeason());
    expect(ranked).toMatchObject({
      value: {
        isProvisional: true,
        evenings: [{ title: 'Mardi' }],
        rows: [
          { rank: 1, name: 'JOUEUR 2', attendance: 1 },
          { rank: 2, name: 'JOUEUR 1', licence: '111' },
        ],
      },
    });
    const csv = await chief.api.makeSeasonTable({ ...inSeason(), query: { format: 'csv' } });
    const lines = csv.ok ? new TextDecoder().decode(csv.value).split(/\r?\n/) : [];
    expect(lines[0]).toContain('Mardi');
    expect(lines[1]).toContain('JOUEUR 2');
    const xlsx = await chief.api.makeSeasonTable({ ...inSeason(), query: { format: 'xlsx' } });
    expect(xlsx.ok && Buffer.from(xlsx.value).toString('latin1', 0, 2)).toBe('PK');
    const pdf = await chief.api.makeSeasonTable({ ...inSeason(), query: { format: 'pdf', by: 'series' } });
    expect(pdf.ok && Buffer.from(pdf.value).toString('latin1', 0, 4)).toBe('%PDF');
    expect(await chief.api.readSeason({ params: { club, season: 'autre' } })).toMatchObject({
      fault: { code: 'not-found' },
    });
  });

  test('a member has his page, and the list of members its file', async () => {
    const seen = await chief.api.readMember({ params: { club, member: 'm2' }, query: { season: 's' } });
    expect(seen).toMatchObject({
      value: { member: { name: 'JOUEUR 2' }, page: { evenings: [{ title: 'Mardi', playedAs: 'Joueur 2' }] } },
    });
    const params = { club, member: 'm2' };
    const csv = await chief.api.makeMemberFile({ params, query: { format: 'csv' } });
    expect(csv.ok && new TextDecoder().decode(csv.value)).toContain(';Mardi;Joueur 2;');
    const pdf = await chief.api.makeMemberFile({ params, query: { format: 'pdf', season: 's' } });
    expect(pdf.ok && Buffer.from(pdf.value).toString('latin1', 0, 4)).toBe('%PDF');
    const list = await chief.api.makeMemberTable({ ...inClub(), query: { format: 'csv' } });
    expect(list.ok && new TextDecoder().decode(list.value)).toContain('JOUEUR;1;111;;;2026-09-01;');
  });

  test('a new evening offers those of the last one, visitors too; a list is compared with the members', async () => {
    const offered = await chief.api.offerPlayers(inClub());
    expect(offered.ok && offered.value.players.map(({ member, person }) => [member, person.name])).toEqual([
      ['m1', 'JOUEUR 1'],
      ['m2', 'JOUEUR 2'],
      [undefined, 'Joueur 3'],
    ]);
    const visits = await chief.api.findVisits({ ...inClub(), query: { name: 'joueur 3' } });
    expect(visits).toMatchObject({ value: { visits: [{ title: 'Mardi', entrant: 'p3', place: 0 }] } });
    const reviewed = await chief.api.reviewPeople({
      ...inClub(),
      body: { people: [{ name: 'JOUEUR 1' }, { name: 'NOUVEAU Zoé' }] },
    });
    expect(reviewed).toMatchObject({
      value: { people: [{ recognition: { kind: 'known' } }, { recognition: { kind: 'unknown' } }] },
    });
  });

  test('what was done is in its history, once, and may be taken back', async () => {
    const leaving = { type: 'note-leaving', data: { member: 'm2', on: '2026-12-01', reason: 'déménage' } } as const;
    const first = await askClub(chief, club, leaving, 'depart');
    expect(await askClub(chief, club, leaving, 'depart')).toEqual(first);
    const told = await chief.api.readClubHistory({ ...inClub(), query: { limit: 1 } });
    expect(told).toMatchObject({
      value: {
        lines: [
          { what: 'départ de « JOUEUR 2 »', why: 'déménage', who: 'Juge-arbitre', isUndone: false, event: 'depart' },
        ],
      },
    });
    await tellClub(chief, club, { type: 'undo', data: { event: 'depart' } });
    const after = await chief.api.readClubHistory({ ...inClub(), query: { limit: 2 } });
    expect(after).toMatchObject({
      value: { lines: [{ what: expect.stringMatching(/^annulation.*départ/) }, { isUndone: true }] },
    });
    const undoing = after.ok ? after.value.lines[0].undoing : undefined;
    await tellClub(chief, club, { type: 'redo', data: { event: undoing ?? '' } });
    const back = await chief.api.readClubHistory({ ...inClub(), query: { limit: 3 } });
    expect(back).toMatchObject({
      value: {
        lines: [
          { what: expect.stringMatching(/^rétablissement.*départ/), isUndone: false },
          { isUndone: true },
          { isUndone: false, event: 'depart' },
        ],
      },
    });
    expect(back.ok && back.value.lines.map((line) => line.undoing)).toEqual([undefined, undefined, undefined]);
    await tellClub(chief, club, { type: 'undo', data: { event: 'depart' } });
    expect(await askClub(chief, club, { ...leaving, data: { ...leaving.data, member: 'm9' } })).toMatchObject({
      fault: { code: 'unknown-member' },
    });
  });

  test('two who correct one card do not lose anything', async () => {
    const other = await enterClub(server, chief, club);
    const seen = await chief.api.readClub(inClub());
    const { members = [] } = seen.ok ? seen.value : {};
    const correct = (browser: Browser, firstName: string, basis: string) =>
      askClub(browser, club, {
        type: 'correct-member',
        data: { member: 'm2', card: { familyName: 'JOUEUR', firstName }, basis },
      });
    const { basis = '' } = members.find(({ id }) => id === 'm2') ?? {};
    expect(await correct(chief, '2', basis)).toMatchObject({ ok: true });
    expect(await correct(other, 'deux', basis)).toMatchObject({
      fault: { code: 'card-changed', text: expect.stringContaining('JOUEUR 2') },
    });
  });

  test('nobody is erased from an evening that is being played, nor by whom the club would refuse', async () => {
    await openTournament(chief, OTHER);
    await tellClub(chief, club, {
      type: 'add-evening',
      data: { tournament: OTHER, title: 'Jeudi', date: '2026-11-19' },
    });
    const players = [{ entrant: 'p1', place: 0, member: 'm1' } as const];
    await tellClub(chief, club, { type: 'identify-players', data: { tournament: OTHER, players } });
    const before = await eventsOf(OTHER);
    expect(await askClub(chief, club, { type: 'erase-person', data: { person: 'm1' } })).toMatchObject({
      fault: {
        code: 'evening-not-over',
        text: expect.stringMatching(/^« Essai » n’est pas terminé.*Rien n’a été effacé/),
      },
    });
    expect(await askClub(chief, club, { type: 'erase-person', data: { person: 'm9' } })).toMatchObject({
      fault: { code: 'unknown-person' },
    });
    expect(await eventsOf(OTHER)).toEqual(before);
    expect(JSON.stringify(await eventsOf(TOURNAMENT))).toContain('Joueur 1');
    await tellClub(chief, club, {
      type: 'identify-players',
      data: { tournament: OTHER, players: [{ ...players[0], member: null }] },
    });
  });

  test('whoever is erased has no name left, here, in what is kept or in his tournaments', async () => {
    const params = { tournament: TOURNAMENT };
    const before = await eventsOf(TOURNAMENT);
    const results = () => chief.api.seeRanking({ params });
    const ranks = (seen: Awaited<ReturnType<typeof results>>) => JSON.stringify(seen.ok && seen.value.rows);
    const ranking = ranks(await results());
    const link = { params: { club }, body: { label: 'Tablette de Joueur' } };
    const bearer = await server.enter(unwrap(await chief.api.makeClubLink(link)).url);
    const called = async () => unwrap(await bearer.api.whoAmI()).name;
    expect(await called()).toBe('Tablette de Joueur');
    await tellClub(chief, club, { type: 'erase-person', data: { person: 'm1' } });
    // What he does from now on is not written under that name again.
    expect(await called()).toBe('Tablette de Membre effacé');
    const { links } = unwrap(await chief.api.listClubLinks({ params: { club } }));
    expect(links.map(({ label }) => label)).toContain('Tablette de Membre effacé');
    const after = await eventsOf(TOURNAMENT);
    expect(JSON.stringify(after)).not.toMatch(/Joueur 1"/);
    expect(checkChain(after)).toEqual({ ok: true });
    expect(after.at(-1)).toMatchObject({ type: 'names-erased', actor: { name: 'Juge-arbitre' } });
    expect(after.slice(0, -1).map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
    await expect.poll(async () => ranks(await results())).toContain('Joueur effacé');
    expect(ranks(await results())).toBe(ranking.replaceAll('Joueur 1', 'Joueur effacé'));
    expect(await chief.api.readEvening({ params: { club, ...params } })).toMatchObject({ value: { isBehind: false } });
    // Opened, it goes on being decided for.
    await tell(chief, 'choose-publication', { ranking: 'none', turns: false, sheets: false });
    const audit = await chief.api.seeAudit({ params, query: {} });
    expect(audit.ok && audit.value.lines.map(({ what }) => what)).toContainEqual(
      expect.stringMatching(/^nom effacé à la demande d’une personne \(\d+\slignes? de l’historique\)$/),
    );
    const seen = await chief.api.readClub(inClub());
    expect(seen.ok && seen.value.members.find(({ id }) => id === 'm1')).toMatchObject({
      ...{ name: 'Membre effacé', isErased: true, isActive: false },
    });
    const ranked = await chief.api.readSeason(inSeason());
    expect(ranked.ok && ranked.value.rows.map(({ name }) => name)).toEqual(['JOUEUR 2', 'Membre effacé']);
    const offered = async () => JSON.stringify(await chief.api.offerPlayers(inClub()));
    expect(await offered()).not.toContain('111');
    // A visitor, by the command line while the server runs: what is kept of the evening follows.
    expect(await offered()).toContain('Joueur 3');
    const store = await openStore({ directory: server.directory });
    const order = { by: { role: 'chief', name: 'Ligne de commande' }, now: Date.now() } as const;
    const visitor = { player: { entrant: 'p3', place: 0 } };
    expect(await eraseFrom(store, TOURNAMENT, visitor, order)).toMatchObject({ ok: true });
    expect(await eraseFrom(store, OTHER, visitor, order)).toMatchObject({ fault: { code: 'tournament-not-over' } });
    const later = { ...order, now: Date.now() + 8 * 24 * 3_600_000 };
    expect(await eraseFrom(store, OTHER, visitor, later)).toMatchObject({ ok: true });
    await store.close();
    await expect.poll(offered).not.toContain('Joueur 3');
  });
});
