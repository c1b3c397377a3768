import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeLexicon, WordGraph } from '@raccord/scrabble';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lexiconHash } from '../lexicons/lexicons.ts';
import { openStore } from '../store/open.ts';
import { askClub, enterClub, firstClub, makeClub, tellClub } from './testing/clubs.ts';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { EXAM, makeSitting, TOPPING } from './testing/sittings.ts';
import { linkOf, openTournament, TOURNAMENT } from './testing/tournament.ts';

/** A tournament that is refused before its words are looked for. */
const NEW = {
  name: 'Neuf',
  place: '',
  date: '2026-11-15',
  edition: '2023',
  lexicon: { name: 'inconnu', hash: 'inconnu' },
} as const;

/** Two clubs beside the first one: each has its chief, its tournament and its own words. */

let server: TestServer;
let chief: Browser;
let north: Browser;
let south: Browser;

const words = (name: string, ...list: string[]) => ({ name, words: WordGraph.fromWords(list) });
const NORTH = words('Liste du nord', 'NORD', 'NORDS');
const HASH = lexiconHash(NORTH);
const fileOf = (lexicon: typeof NORTH) => Buffer.from(encodeLexicon(lexicon)).toString('base64');

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  for (const club of ['nord', 'sud']) await makeClub(chief, club);
  north = await enterClub(server, chief, 'nord');
  south = await enterClub(server, chief, 'sud');
  await openTournament(north, 'du-nord');
  await openTournament(south, 'du-sud');
  await openTournament(chief);
});

afterAll(() => server.stop());

const tournamentsOf = async ({ api }: Browser, club?: string) => {
  const listed = await api.listTournaments({ query: club === undefined ? {} : { club } });
  return listed.ok && listed.value.tournaments.map(({ id }) => id);
};

test('the chief of a club sees and makes the things of his club alone', async () => {
  expect(await north.api.whoAmI()).toEqual({
    ok: true,
    value: { role: 'chief', name: 'Responsable nord', club: 'nord' },
  });
  expect(await tournamentsOf(north)).toEqual(['du-nord']);
  expect(await tournamentsOf(south)).toEqual(['du-sud']);
  expect(await tournamentsOf(south, 'nord')).toEqual([]);
  expect(await tournamentsOf(chief)).toEqual(['du-nord', 'du-sud', TOURNAMENT]);
  expect(await tournamentsOf(chief, await firstClub(chief))).toEqual([TOURNAMENT]);
  expect(await north.api.listClubs()).toMatchObject({
    value: { clubs: [{ id: 'nord', used: { tournaments: 1, members: 0, sittings: 0, lexicons: 0 } }] },
  });
  const seen = await north.api.readClub({ params: { club: 'nord' } });
  expect(seen).toMatchObject({ value: { others: [{ id: 'du-nord', stage: 'ready' }], evenings: [] } });
  expect(await south.api.readClub({ params: { club: 'nord' } })).toMatchObject({ fault: { code: 'forbidden' } });
  expect(await south.api.seeHall({ params: { tournament: 'du-nord' } })).toMatchObject({
    fault: { code: 'forbidden' },
  });
  expect(await south.api.seeHall({ params: { tournament: 'nulle-part' } })).toMatchObject({
    fault: { code: 'forbidden' },
  });
  expect(await north.api.seeHall({ params: { tournament: 'du-nord' } })).toMatchObject({ ok: true });
  expect(await north.api.listInstallationLinks()).toMatchObject({ fault: { code: 'forbidden' } });
  expect(await north.api.createClub({ body: { id: 'autre', name: 'Autre' } })).toMatchObject({
    fault: { code: 'forbidden' },
  });
});

test('he makes nothing for another club, and takes no tournament of it', async () => {
  expect(await south.api.createTournament({ body: { id: 'neuf', club: 'nord', data: NEW } })).toMatchObject({
    fault: { code: 'forbidden' },
  });
  expect(await south.api.createTournament({ body: { id: 'du-nord', data: NEW } })).toMatchObject({
    fault: { code: 'id-taken' },
  });
  expect(await chief.api.createTournament({ body: { id: 'neuf', club: 'inconnu', data: NEW } })).toMatchObject({
    fault: { code: 'unknown-club' },
  });
  const adding = { type: 'add-evening', data: { tournament: 'du-nord', title: 'Mardi', date: '2026-11-17' } } as const;
  expect(await askClub(south, 'sud', adding)).toMatchObject({ fault: { code: 'unknown-tournament' } });
  expect(await askClub(south, 'nord', adding)).toMatchObject({ fault: { code: 'forbidden' } });
  expect(await askClub(north, 'nord', adding)).toMatchObject({ ok: true });
  expect(await south.api.readEvening({ params: { club: 'sud', tournament: 'du-nord' } })).toMatchObject({
    fault: { code: 'forbidden' },
  });
  // Not even for whoever runs both.
  expect(await chief.api.readEvening({ params: { club: 'sud', tournament: 'du-nord' } })).toMatchObject({
    fault: { code: 'not-found' },
  });
});

test('a club is no tournament, whatever is asked of it', async () => {
  expect(await chief.api.seeHall({ params: { tournament: 'nord' } })).toMatchObject({
    fault: { code: 'unknown-tournament' },
  });
  expect(await chief.api.readClub({ params: { club: TOURNAMENT } })).toMatchObject({ fault: { code: 'unknown-club' } });
  await expect(openTournament(chief, 'nord')).rejects.toThrow('porte déjà cet identifiant');
  expect(await chief.api.createClub({ body: { id: TOURNAMENT, name: 'X' } })).toMatchObject({
    fault: { code: 'id-taken' },
  });
});

test('a link of a club asked again under the same id is the same one, which opens by the last address given', async () => {
  const params = { club: 'nord' };
  const ask = (id: string, label = 'Trésorière') => north.api.makeClubLink({ params, body: { id, label } });
  const lost = await ask('demande-1');
  const again = await ask('demande-1');
  if (!lost.ok || !again.ok) throw new Error('the link was refused');
  expect(again.value.id).toBe(lost.value.id);
  await expect(server.enter(lost.value.url)).rejects.toThrow();
  expect(await ask('demande-1', 'Trésorier')).toMatchObject({ ok: false, fault: { code: 'id-taken' } });
  await server.enter(again.value.url);
  expect(await ask('demande-1')).toMatchObject({ ok: false, fault: { code: 'id-taken' } });
  await north.api.revokeClubLink({ params: { ...params, link: again.value.id } });
});

test('links of a club end with who made them', async () => {
  const params = { club: 'nord' };
  const made = await north.api.makeClubLink({ params, body: { label: 'Adjointe' } });
  const deputy = made.ok ? await server.enter(made.value.url) : north;
  const station = await linkOf(deputy, 'referee', 'du-nord');
  expect((await server.enter(station.url)).cookie).not.toBe('');
  const listed = await north.api.listClubLinks({ params });
  expect(listed).toMatchObject({ value: { links: [{ label: 'Adjointe', isOwn: false }, { isOwn: true }] } });
  const link = made.ok ? made.value.id : '';
  expect(await south.api.revokeClubLink({ params: { club: 'sud', link } })).toMatchObject({
    fault: { code: 'not-found' },
  });
  expect(await north.api.revokeClubLink({ params: { ...params, link } })).toEqual({ ok: true, value: { ended: 2 } });
  expect(await deputy.api.whoAmI()).toMatchObject({ fault: { code: 'no-session' } });
  await expect(server.enter(station.url)).rejects.toThrow('link-unknown');
});

test('words that a club brought are served to no other one, by whatever route', async () => {
  const charter = {
    name: 'Essai',
    place: '',
    date: '',
    edition: '2019',
    lexicon: { name: NORTH.name, hash: HASH },
  } as const;
  const imported = await north.api.importLexicon({ body: { file: fileOf(NORTH) } });
  expect(imported).toEqual({ ok: true, value: { name: NORTH.name, hash: HASH } });
  const lexiconsOf = async ({ api }: Browser, club?: string) => {
    const listed = await api.listLexicons({ query: club === undefined ? {} : { club } });
    return listed.ok && listed.value.lexicons.map(({ name }) => name);
  };
  expect(await lexiconsOf(north)).toEqual(['essai', NORTH.name]);
  expect(await lexiconsOf(south)).toEqual(['essai']);
  expect(await lexiconsOf(chief)).toEqual(['essai']);
  expect(await lexiconsOf(chief, 'nord')).toEqual(['essai', NORTH.name]);
  expect(await south.api.listLexicons({ query: { club: 'nord' } })).toMatchObject({ fault: { code: 'forbidden' } });

  expect(await north.api.readLexicon({ params: { hash: HASH } })).toMatchObject({ ok: true });
  expect(await south.api.readLexicon({ params: { hash: HASH } })).toMatchObject({ fault: { code: 'forbidden' } });
  const referee = await server.enter((await linkOf(south, 'referee', 'du-sud')).url);
  expect(await referee.api.readLexicon({ params: { hash: HASH } })).toMatchObject({ fault: { code: 'forbidden' } });

  const refused = { fault: { code: 'unknown-lexicon' } };
  expect(await north.api.createTournament({ body: { id: 'mots', data: charter } })).toMatchObject({ ok: true });
  const exported = await north.api.exportTournament({ params: { tournament: 'mots' } });
  const file = exported.ok ? exported.value : '';
  for (const [asker, club] of [
    [south, undefined],
    [chief, undefined],
    [chief, 'sud'],
  ] as const) {
    const whose = club === undefined ? {} : { club };
    expect(await asker.api.createTournament({ body: { id: 'vol', data: charter, ...whose } })).toMatchObject(refused);
    expect(await asker.api.importTournament({ body: { id: 'vol', file, ...whose } })).toMatchObject(refused);
    const game = { id: 'vol', file: GAME, lexicon: HASH, ...whose };
    expect(await asker.api.importGame({ body: game })).toMatchObject(refused);
    const sitting = { id: 'vol', name: 'Vol', order: { ...EXAM, lexicon: HASH }, ...whose };
    expect(await asker.api.makeSitting({ body: sitting })).toMatchObject(refused);
  }
  const exam = { params: { number: '2023-5-1', part: 'subject' as const }, query: { lexicon: HASH } };
  expect(await south.api.makeExamPaper(exam)).toMatchObject(refused);
  // Five words are no game: it is not refused for whose they are.
  expect(await north.api.makeExamPaper(exam)).toMatchObject({ fault: { code: 'bad-request' } });
  expect(await north.api.importTournament({ body: { id: 'copie', file } })).toMatchObject({ ok: true });
  expect(await tournamentsOf(chief)).not.toContain('vol');

  // Whoever has the same words has them under his own name.
  const again = { ...NORTH, name: 'Liste du sud' };
  expect(await south.api.importLexicon({ body: { file: fileOf(again) } })).toMatchObject({
    value: { name: 'Liste du sud', hash: HASH },
  });
  expect(await lexiconsOf(south)).toEqual(['essai', 'Liste du sud']);
  expect(await lexiconsOf(north)).toEqual(['essai', NORTH.name]);
});

test('words that no club brought are nobody’s', async () => {
  const old = words('D’avant', 'AVANT', 'AVANTS');
  const hash = lexiconHash(old);
  await writeFile(join(server.directory, 'lexiques', `${hash}.lexique`), encodeLexicon(old));
  const has = async ({ api }: Browser) => {
    const listed = await api.listLexicons();
    return listed.ok && listed.value.lexicons.find((one) => one.hash === hash)?.name;
  };
  expect([await has(chief), await has(south)]).toEqual([undefined, undefined]);
  expect(await south.api.readLexicon({ params: { hash } })).toMatchObject({ ok: false });
  expect(await south.api.importLexicon({ body: { file: fileOf({ ...old, name: 'À nous' }) } })).toMatchObject({
    ok: true,
  });
  expect([await has(chief), await has(south), await has(north)]).toEqual([undefined, 'À nous', undefined]);
});

test('a sitting is of a club, and not there for another one', async () => {
  const sitting = await makeSitting(north);
  const params = { sitting };
  const listed = async ({ api }: Browser) => {
    const answer = await api.listSittings();
    return answer.ok && answer.value.sittings.map(({ id }) => id);
  };
  expect([await listed(north), await listed(south), await listed(chief)]).toEqual([[sitting], [], [sitting]]);
  const unknown = { fault: { code: 'unknown-sitting' } };
  expect(await south.api.readSitting({ params })).toMatchObject(unknown);
  expect(await south.api.startSitting({ params, body: {} })).toMatchObject(unknown);
  expect(await south.api.removeSitting({ params })).toMatchObject(unknown);
  expect(await south.api.makeSittingResults({ params })).toMatchObject(unknown);
  expect(await north.api.startSitting({ params, body: {} })).toMatchObject({ ok: true });
  expect(await chief.api.readSitting({ params })).toMatchObject({ ok: true });
});

test('a sitting of a club names its words as the club does', async () => {
  const list =
    'ET LA LE LES TA TES ARTS RAT RATS TAS TARD TARDE TARDES RETARD RETARDS STAR TARE TARES RATE RATES'.split(' ');
  const big = (name: string) => fileOf(words(name, ...list));
  const first = await north.api.importLexicon({ body: { file: big('Grande du nord') } });
  expect(await south.api.importLexicon({ body: { file: big('Grande du sud') } })).toMatchObject({ ok: true });
  const lexicon = first.ok ? first.value.hash : '';
  const sitting = await makeSitting(south, { ...TOPPING, lexicon });
  expect(await south.api.readSitting({ params: { sitting } })).toMatchObject({ value: { lexicon: 'Grande du sud' } });
});

const GAME = '# nom: Partie du club\nRETARDS RETARDS H2 68\n';

test('a club has no more than its share', async () => {
  const full = words('Grande liste', 'GRAND', 'GRANDE', 'GRANDES');
  await makeClub(chief, 'petit', { tournaments: 1, members: 1, lexicons: fileOf(full).length });
  const small = await enterClub(server, chief, 'petit');
  await openTournament(small, 'premier');
  expect(await small.api.createTournament({ body: { id: 'second', data: NEW } })).toMatchObject({
    fault: { code: 'club-full', text: expect.stringMatching(/1.tournoi, pour 1 au plus/) },
  });
  const member = (id: string) => ({ id, card: { familyName: `NOM ${id}` }, since: '2026-09-01' });
  await tellClub(small, 'petit', { type: 'add-members', data: { members: [member('a')] } });
  expect(await askClub(small, 'petit', { type: 'add-members', data: { members: [member('b')] } })).toMatchObject({
    fault: { code: 'club-full', text: expect.stringMatching(/2.membres/) },
  });
  await tellClub(small, 'petit', { type: 'note-leaving', data: { member: 'a', on: '2026-10-01' } });
  await tellClub(small, 'petit', { type: 'add-members', data: { members: [member('b')] } });
  expect(await askClub(small, 'petit', { type: 'note-return', data: { member: 'a', on: '2026-11-01' } })).toMatchObject(
    {
      fault: { code: 'club-full' },
    },
  );
  expect(await small.api.importLexicon({ body: { file: fileOf(full) } })).toMatchObject({ ok: true });
  expect(await small.api.importLexicon({ body: { file: fileOf(NORTH) } })).toMatchObject({
    fault: { code: 'club-full', text: expect.stringContaining('Mo') },
  });
  expect(await chief.api.listClubs()).toMatchObject({
    value: {
      clubs: expect.arrayContaining([
        expect.objectContaining({
          ...{ id: 'petit', used: { tournaments: 1, members: 1, sittings: 0, lexicons: expect.any(Number) } },
        }),
      ]),
    },
  });
});

test('a club deleted beside the running server is gone at once, with its links', async () => {
  await makeClub(chief, 'passager');
  const guest = await enterClub(server, chief, 'passager');
  await openTournament(guest, 'de-passage');
  const referee = await server.enter((await linkOf(guest, 'referee', 'de-passage')).url);
  expect(await referee.api.seeHall({ params: { tournament: 'de-passage' } })).toMatchObject({ ok: true });
  const beside = await openStore({ directory: server.directory });
  await beside.clubs.remove('passager', () => true);
  await beside.close();
  await expect.poll(async () => (await guest.api.whoAmI()).ok).toBe(false);
  expect(await referee.api.seeHall({ params: { tournament: 'de-passage' } })).toMatchObject({
    fault: { code: 'no-session' },
  });
  expect(await chief.api.seeHall({ params: { tournament: 'de-passage' } })).toMatchObject({
    fault: { code: 'unknown-tournament' },
  });
  expect(await chief.api.readClub({ params: { club: 'passager' } })).toMatchObject({ fault: { code: 'unknown-club' } });
});

test('a club brings files of a size that nobody waits for, and so many in a minute; the installation any', async () => {
  const bring = async ({ api }: Browser, megabytes: number) => {
    const brought = await api.importTournament({ body: { id: 'gros', file: ' '.repeat(megabytes * 2 ** 20) } });
    return brought.ok ? 'brought' : brought.fault.code;
  };
  expect(await bring(north, 9)).toBe('too-large');
  expect(await bring(chief, 9)).toBe('bad-file');
  const notJson = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"id":"${'x'.repeat(2 ** 20)}`,
  };
  const refused = await chief.fetch('/api/tournaments/import', notJson);
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { code: 'bad-json' } }]);
  // Taken as it is, it would keep everybody waiting, or could not be.
  for (const file of [`[${'{},'.repeat(2 ** 19)}{}]`, `${'['.repeat(2 ** 20)}${']'.repeat(2 ** 20)}`]) {
    const misshapen = await chief.fetch('/api/tournaments/import', { ...notJson, body: `{"id":"x","file":${file}}` });
    expect([misshapen.status, await misshapen.json()]).toMatchObject([413, { error: { code: 'too-large' } }]);
  }
  const again: string[] = [];
  for (let count = 0; count < 5; count++) again.push(await bring(north, 7.75));
  expect(again).toEqual(['bad-file', 'bad-file', 'bad-file', 'bad-file', 'too-many-requests']);
  expect(await bring(south, 7.75)).toBe('bad-file');
});
