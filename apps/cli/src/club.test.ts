import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';
import { useServers } from './server.testing.ts';

const { directory, run, start, json, write } = useProgram();
const { serve, ended } = useServers(directory);

const DATA = ['--donnees', 'donnees'];
const ELSEWHERE = ['--donnees', 'ailleurs'];

interface Clubs {
  clubs: {
    id: string;
    name: string;
    tournaments: number;
    mostTournaments: number | null;
    mostMembers: number | null;
  }[];
}

const list = (data: string[]) => (json(['club', 'lister', ...data]) as Clubs).clubs;

beforeAll(() => {
  write('mots.txt', 'sa se ses ras rase rases sera ares air airs rire riras et te tes en ne nes tu un une');
  const order = [
    'simuler',
    '--joueurs',
    '4',
    '--coups',
    '2',
    '--graine',
    '7',
    '--lexique',
    'mots.txt',
    '-o',
    'a.tournoi',
  ];
  expect(run(order).status).toBe(0);
  expect(run(['importer', 'a.tournoi', '--identifiant', 'essai', ...DATA]).status).toBe(0);
  expect(run(['lexique', 'ajouter', 'mots.txt', '--nom', 'Petit', ...DATA]).status).toBe(0);
});

test('an installation is one club; others are made, with what they may have', () => {
  expect(list(DATA)).toMatchObject([{ name: 'Mon club', tournaments: 1, mostTournaments: null }]);
  const made = run([
    'club',
    'creer',
    'Vichy',
    '--identifiant',
    'vichy',
    '--tournois',
    '20',
    '--membres',
    '50',
    ...DATA,
  ]);
  expect(made.stdout).toBe('Club « Vichy » créé (vichy).\n');
  expect(list(DATA)[1]).toMatchObject({ id: 'vichy', name: 'Vichy', mostTournaments: 20, mostMembers: 50 });
  expect(run(['club', 'lister', ...DATA]).stdout).toMatch(/vichy +Vichy +0 +20 +0 +50/);
  expect(json(['club', 'limiter', 'Vichy', '--membres', '60', ...DATA])).toMatchObject({
    mostTournaments: null,
    mostMembers: 60,
  });
  expect(list(DATA)[1]).toMatchObject({ mostTournaments: null, mostMembers: 60 });
  expectFault(run(['club', 'limiter', 'nulle-part', ...DATA]), 'raccord club lister');
  expectFault(run(['club', 'creer', 'Autre', '--identifiant', 'essai', ...DATA]), 'identifiant');
  expectFault(run(['club', 'creer', 'Autre', '--identifiant', 'é è', ...DATA]), '--identifiant');
  expectFault(run(['club', 'creer', 'Autre', '--tournois', 'x', ...DATA]), '--tournois');
  expectFault(run(['club', 'creer', 'Vichy', '--identifiant', 'vichy', ...DATA]), '« vichy » est déjà');
  expectFault(run(['club', 'creer', ' ', ...DATA]), 'nom du club');
  expectFault(run(['club', 'creer', 'Deux\nlignes', ...DATA]), 'sur une ligne');
  expect(list(DATA)).toHaveLength(2);
});

test('a link for its chief', () => {
  const { link } = json(['club', 'lien', 'vichy', '--adresse', 'https://club.example', ...DATA]) as { link: string };
  expect(link).toMatch(/^https:\/\/club\.example\/entrer\/.{20,}/);
  expectFault(run(['club', 'lien', 'vichy', ...DATA]), '--adresse');
  const long = ['--adresse', 'https://x.example', '--nom', 'x'.repeat(500)];
  expectFault(run(['club', 'lien', 'vichy', ...long, ...DATA]), '--nom');
  expectFault(run(['club', 'lien', 'nulle-part', '--adresse', 'https://x.example', ...DATA]), 'raccord club lister');
});

test('words and tournaments are added to the club that is named; without one, to the oldest', () => {
  const there = ['--donnees', 'federation'];
  expect(run(['importer', 'a.tournoi', '--identifiant', 'premier', ...there]).status).toBe(0);
  expect(run(['club', 'creer', 'Nord', '--identifiant', 'nord', '--tournois', '1', ...there]).status).toBe(0);
  const toNorth = (id: string) => ['importer', 'a.tournoi', '--identifiant', id, '--club', 'Nord', ...there];
  // Its words are not those of the club yet.
  expectFault(run(toNorth('du-nord')), 'raccord lexique ajouter --club');
  const words = ['lexique', 'ajouter', 'mots.txt', '--nom', 'Du nord'];
  expectFault(run([...words, '--club', 'sud', ...there]), 'raccord club creer');
  expect(run([...words, '--club', 'nord', ...there]).stdout).toContain('« Du nord » prêt');
  expect(run(toNorth('du-nord')).status).toBe(0);
  expect(list(there).map(({ name, tournaments }) => [name, tournaments])).toEqual([
    ['Mon club', 1],
    ['Nord', 1],
  ]);
  // The same words for the oldest club: they stay when the other one goes.
  expect(run(['lexique', 'ajouter', 'mots.txt', ...there]).status).toBe(0);
  expectFault(run(toNorth('de-trop')), 'pour 1 au plus');
  expectFault(run(['importer', 'a.tournoi', '--identifiant', 'x', '--club', 'sud', ...there]), 'raccord club lister');
  write('partie.txt', '# nom: Partie\nRETARDS RETARDS H2 68\n');
  const game = ['importer', 'partie.txt', '--lexique', 'mots.txt', '--club', 'sud', ...there];
  expectFault(run(game), 'raccord club lister');
  expect(list(there)).toHaveLength(2);
  expect(run(['club', 'supprimer', 'nord', '-o', 'nord.club', '--oui', ...there]).status).toBe(0);
  expect(run(['exporter', 'premier', 'resultats', '-o', 'premier.csv', ...there]).status).toBe(0);
});

test('a whole club goes elsewhere, once, and never half of it', () => {
  const told = run(['club', 'exporter', 'Mon club', '-o', 'premier.club', ...DATA]);
  expect(told.stdout).toMatch(/écrit dans « premier\.club » : 1.tournoi/);
  expect(run(['club', 'importer', 'premier.club', ...ELSEWHERE]).stdout).toMatch(/Mon club.*ajouté : 1.tournoi/);
  expect(list(ELSEWHERE).map(({ name, tournaments }) => [name, tournaments])).toEqual([
    ['Mon club', 0],
    ['Mon club', 1],
  ]);
  expect(json(['verifier', ...ELSEWHERE])).toMatchObject({
    sound: true,
    tournaments: [{ id: 'essai' }],
    clubs: [{ sound: true }, { sound: true }],
  });
  expect(readdirSync(join(directory, 'ailleurs', 'lexiques')).filter((name) => name.endsWith('.lexique'))).toHaveLength(
    1,
  );
  expectFault(run(['club', 'importer', 'premier.club', ...ELSEWHERE]), 'déjà dans la base');
  expect(run(['verifier', 'premier.club']).stdout).toMatch(/club « Mon club », 1.action, 1.tournoi, chaînes intactes/);

  const lines = readFileSync(join(directory, 'premier.club'), 'utf8');
  write('coupe.club', lines.slice(0, -200));
  write('change.club', lines.replace('Mon club\\"', 'Ton club\\"').replace('"Mon club"}', '"Ton club"}'));
  expect(json(['verifier', 'coupe.club'], 1)).toMatchObject({ sound: false, fault: expect.stringContaining('coupé') });
  // What the first line says of the club is no part of its chain.
  write('nomme.club', lines.replace('"Mon club"', '"Ton club"'));
  expect(json(['verifier', 'nomme.club'])).toMatchObject({ sound: true, name: 'Mon club', events: 1, tournaments: 1 });
  expectFault(run(['importer', 'premier.club', ...ELSEWHERE]), 'raccord club importer');
  write('autre.club', 'tout autre chose\n');
  for (const [file, said] of [
    ['coupe.club', 'modifié ou coupé'],
    ['change.club', 'modifié ou coupé'],
    ['autre.club', 'club exporter'],
  ]) {
    expectFault(run(['club', 'importer', file, '--donnees', 'vide']), said);
  }
  expect(list(['--donnees', 'vide'])).toHaveLength(1);
  expect(list(['--donnees', 'vide'])[0].tournaments).toBe(0);
});

test('a club is deleted with an agreement, once its copy is written; the only one is not', () => {
  const [, brought] = list(ELSEWHERE);
  expectFault(run(['club', 'supprimer', brought.id, '-o', 'copie.club', ...ELSEWHERE]), '--oui');
  expect(existsSync(join(directory, 'copie.club'))).toBe(false);
  expectFault(run(['club', 'supprimer', brought.id, '-o', 'premier.club', '--oui', ...ELSEWHERE]), 'existe déjà');
  expect(run(['club', 'supprimer', brought.id, '-o', 'copie.club', '--oui', ...ELSEWHERE]).status).toBe(0);
  expect(list(ELSEWHERE)).toMatchObject([{ name: 'Mon club', tournaments: 0 }]);
  expect(json(['verifier', ...ELSEWHERE])).toMatchObject({ sound: true, tournaments: [] });
  expect(readdirSync(join(directory, 'ailleurs', 'lexiques')).filter((name) => name.endsWith('.lexique'))).toEqual([]);
  expect(readFileSync(join(directory, 'copie.club'), 'utf8')).toBe(
    readFileSync(join(directory, 'premier.club'), 'utf8'),
  );
  expect(run(['club', 'importer', 'copie.club', ...ELSEWHERE]).status).toBe(0);
  const only = list(['--donnees', 'vide'])[0].id;
  expectFault(run(['club', 'supprimer', only, '-o', 'seul.club', '--oui', '--donnees', 'vide']), 'le seul club');
  expect(existsSync(join(directory, 'seul.club'))).toBe(false);
});

test('killed at any step of bringing or deleting a club, its words are no other’s, and what is left is done later', async () => {
  const data = ['--donnees', 'coupee'];
  const bring = ['club', 'importer', 'premier.club', ...data];
  const [{ id: brought }] = list(DATA);
  const remove = (copy: string) => ['club', 'supprimer', brought, '-o', copy, '--oui', ...data];
  const isKilled = (steps: number, args: readonly string[]): boolean => {
    const hook = `--import ${new URL('kill.testing.js', import.meta.url)}`;
    return start(args, { env: { NODE_OPTIONS: hook, RACCORD_TEST_STEPS: `${steps}` } }).status === null;
  };
  const files = () => readdirSync(join(directory, 'coupee', 'lexiques')).filter((name) => name.endsWith('.lexique'));
  const wordsOf = (club: string, copy: string): number => {
    expect(run(['club', 'exporter', club, '-o', copy, ...data]).status).toBe(0);
    return readFileSync(join(directory, copy), 'utf8').split('"kind":"lexicon"').length - 1;
  };

  let steps = 0;
  for (; isKilled(steps, bring); steps++) {
    const [first] = list(data);
    expect(wordsOf(first.id, `sans-${steps}.club`)).toBe(0);
    expect(run(bring).status).toBe(0);
    expect(wordsOf(brought, `avec-${steps}.club`)).toBe(1);
    expect(run(remove(`copie-${steps}.club`)).status).toBe(0);
    expect(files()).toEqual([]);
  }
  expect(steps).toBeGreaterThan(1);
  let cuts = 0;
  for (; isKilled(cuts, remove(`coupe-${cuts}.club`)); cuts++) {
    expect(files()).toHaveLength(1);
    const [first, ...others] = list(data);
    expect(others).toEqual([]);
    expect(wordsOf(first.id, `seul-${cuts}.club`)).toBe(0);
    await ended((await serve('coupee')).child, 'SIGTERM');
    expect(files()).toEqual([]);
    expect(run(bring).status).toBe(0);
  }
  expect(cuts).toBeGreaterThan(0);
});
