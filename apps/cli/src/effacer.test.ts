import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@raccord/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { readerOf } from '../../server/src/store/testing/places.ts';
import { expectFault, useProgram } from './program.testing.ts';
import { type Ask, enter, useServers } from './server.testing.ts';

const { directory, run, json, write } = useProgram();
const { serve, ended } = useServers(directory);

const DATA = ['--donnees', 'donnees'];
const NAME = 'KOALA Modeste';

beforeAll(() => {
  write('mots.txt', 'sa se ses ras rase rases sera ares air airs rire riras et te tes en ne nes tu un une');
  const game = ['--joueurs', '4', '--coups', '2', '--graine', '7', '--lexique', 'mots.txt'];
  expect(run(['simuler', ...game, '-o', 'a.tournoi']).status).toBe(0);
  expect(run(['importer', 'a.tournoi', '--identifiant', 'essai', ...DATA]).status).toBe(0);
});

const contentOf = (data: string): string =>
  readdirSync(join(directory, data), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(directory, data, name), 'utf8'))
    .join('');

test('a player is erased once somebody agrees, and everything can still be verified', () => {
  const refused = run(['effacer', 'essai', '--joueur', 'modeste koala', ...DATA]);
  expectFault(
    refused,
    'Rien n’est effacé sans accord : ajoutez « --oui » pour effacer « KOALA Modeste » de 1 action de « essai ».',
  );
  expect(contentOf('donnees')).toContain('KOALA');
  const done = run(['effacer', 'essai', '--joueur', NAME, '--oui', ...DATA]);
  expect(done).toMatchObject({
    ...{ status: 0, stderr: '' },
    stdout: 'Nom effacé de 1 action de « essai » ; la chaîne reste intacte.\n',
  });
  expect(contentOf('donnees')).not.toMatch(/koala|modeste|1000074/i);
  expect(run(['verifier', ...DATA]).status).toBe(0);

  expect(run(['exporter', 'essai', '-o', 'b.tournoi', ...DATA]).status).toBe(0);
  expect(run(['verifier', 'b.tournoi']).stdout).toContain('24 actions, chaîne intacte');
  expect(run(['verifier', 'a.tournoi']).stdout).toContain('23 actions, chaîne intacte');
  const file = readFileSync(join(directory, 'b.tournoi'), 'utf8');
  expect(file).toContain('{"name":"Joueur effacé","category":"V","club":"B001","federation":"QC"}');
  write('c.tournoi', file.replace('Joueur effacé', NAME));
  expect(run(['verifier', 'c.tournoi'])).toMatchObject({
    ...{ status: 1, stderr: expect.stringContaining('la ligne 4 ne suit pas la précédente') },
  });
  expect(run(['importer', 'b.tournoi', '--identifiant', 'copie', ...DATA]).status).toBe(0);

  const [{ id }] = (json(['club', 'lister', ...DATA]) as { clubs: { id: string }[] }).clubs;
  expect(run(['club', 'exporter', id, '-o', 'un.club', ...DATA]).status).toBe(0);
  expect(run(['verifier', 'un.club']).stdout).toContain('chaînes intactes');
});

test('an official is erased from all that he did', () => {
  expect(json(['effacer', 'essai', '--arbitre', 'énorme tanche', '--oui', ...DATA])).toMatchObject({
    tournament: 'essai',
  });
  expect(readFileSync(join(directory, 'a.tournoi'), 'utf8')).toContain('TANCHE');
  expect(run(['exporter', 'essai', '-o', 'd.tournoi', ...DATA]).status).toBe(0);
  expect(readFileSync(join(directory, 'd.tournoi'), 'utf8')).not.toMatch(/tanche|koala/i);
  expect(run(['verifier', ...DATA]).status).toBe(0);
});

test.each([
  [['essai'], 'Qui effacer ? Donnez un joueur par « --joueur », ou un arbitre par « --arbitre ».'],
  [
    ['essai', '--joueur', NAME],
    '« KOALA Modeste » n’est pas un joueur de ce tournoi (--joueur) : donnez son nom entier, tel qu’il y a été inscrit.',
  ],
  [
    ['essai', '--arbitre', 'Personne'],
    'Personne n’a arbitré ce tournoi sous le nom « Personne » (--arbitre) : donnez son nom entier, tel que l’historique le donne.',
  ],
  [
    ['ailleurs', '--joueur', NAME],
    'Le tournoi « ailleurs » n’est pas dans la base : « raccord verifier » donne la liste des tournois.',
  ],
])('%j is refused in one sentence', (args, sentence) => {
  expectFault(run(['effacer', ...args, '--oui', ...DATA]), sentence);
});

test('while another program reads, the command says so, and the server that runs finishes once nobody does', async () => {
  const data = ['--donnees', 'lue'];
  expect(run(['importer', 'a.tournoi', '--identifiant', 'essai', ...data]).status).toBe(0);
  const server = await serve('lue');
  const reader = await readerOf({ directory: join(directory, 'lue') });
  const ended = run(['effacer', 'essai', '--joueur', NAME, '--oui', '--json', ...data]);
  expect(JSON.parse(ended.stdout)).toEqual({ tournament: 'essai', events: 1, hasLeftDisk: false });
  expect(ended.stderr).toContain('un autre programme lit la base');
  await vi.waitFor(() => expect(server.stderr()).toContain('what was erased stays on the disk'), 10_000);
  expect(contentOf('lue')).toContain('KOALA');
  await reader.end();
  await vi.waitFor(() => expect(contentOf('lue')).not.toContain('KOALA'), 10_000);
});

const EVENINGS = Array.from({ length: 6 }, (_, index) => `soir${index}`);

/** A member who played six evenings. */
async function foundClub(ask: Ask, club: string): Promise<void> {
  const tell = async (id: string, type: string, data: object): Promise<void> => {
    expect((await ask(`/clubs/${club}/commands`, { id, type, data })).body).toMatchObject({ id });
  };
  const card = { familyName: 'KOALA', firstName: 'Modeste' };
  await tell('m', 'add-members', { members: [{ id: 'membre', card, since: '2026-01-01' }] });
  for (const tournament of EVENINGS) {
    await tell(`${tournament}-a`, 'add-evening', { tournament, title: tournament, date: '2026-01-17' });
    const players = [{ entrant: 'j2', place: 0, member: 'membre' }];
    await tell(`${tournament}-b`, 'identify-players', { tournament, players });
  }
}

test('killed in the middle of an erasure, nothing is half erased; asked again, it is finished', async () => {
  const data = ['--donnees', 'tuee'];
  for (const id of EVENINGS) expect(run(['importer', 'a.tournoi', '--identifiant', id, ...data]).status).toBe(0);
  const [{ id: club }] = (json(['club', 'lister', ...data]) as { clubs: { id: string }[] }).clubs;
  const first = await serve('tuee');
  const ask = await enter(first);
  await foundClub(ask, club);
  const erase = { id: 'effacer', type: 'erase-person', data: { person: 'membre' } };
  const store = await openStore({ directory: join(directory, 'tuee') });
  const countEvents = async () => (await store.streams()).reduce((sum, { sequence }) => sum + sequence, 0);
  const before = await countEvents();
  const asked = ask(`/clubs/${club}/commands`, erase).catch(() => 'cut');
  while ((await countEvents()) === before);
  await ended(first.child, 'SIGKILL');
  await asked;
  for (const id of EVENINGS) {
    const events = await store.readSound(id);
    expect(/koala/i.test(JSON.stringify(events))).toBe(events.at(-1)?.type !== 'names-erased');
  }
  await store.close();
  expect(run(['verifier', ...data]).status).toBe(0);

  const second = await serve('tuee');
  expect(await ask.at(second.url)(`/clubs/${club}/commands`, erase)).toMatchObject({ status: 200 });
  await ended(second.child, 'SIGTERM');
  expect(run(['verifier', ...data]).status).toBe(0);
  expect(contentOf('tuee')).not.toMatch(/koala|modeste/i);
});
