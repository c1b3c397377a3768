import { expect, test } from 'vitest';
import { print } from './press.ts';
import { rankingPaper } from './ranking.ts';
import { names, peopleNamed, rowsOf } from './testing/people.ts';
import { orderOf, printed, readMeta, readPages } from './testing/printed.ts';

const GAMES = [{ id: 'p1', name: 'Partie 1' }];
const people = peopleNamed('ÉLAN Œdipe', 'ŁOŚ Ştefan', 'CHAT L’Été', ...names(150));
const rows = rowsOf(people);
const ranking = { sequence: 1, rows };

test('a ranking has everybody in order, on numbered pages under the names of the tournament', async () => {
  const pages = await readPages(rankingPaper({ ranking, games: GAMES }));
  expect(pages).toHaveLength(3);
  expect(pages.map((page) => /\d\/3$/.exec(page)?.[0])).toEqual(['1/3', '2/3', '3/3']);
  for (const page of pages) {
    expect(page).toContain('Coupe de l’Étang Salle des fêtes, dimanche 15 novembre 2026 Classement général');
    expect(page).toContain('Place Nom Licence Cat. Série Club Score Négatif % du top');
  }
  const all = pages.join(' ');
  expect(all).toContain('1 ÉLAN Œdipe 1000001 S 4B E01 900 −100 90,00 %');
  const places = people.entrants.map(({ members: [{ name, licence }] }) => all.indexOf(`${name} ${licence}`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('the ranking of a game says which one, and on each page why it is provisional', async () => {
  const why = '2\u00a0bulletins à saisir au coup 14 (tables 3 et 7)';
  const open = {
    why,
    running: [],
    missing: [],
    unclosed: [],
    awaited: { referral: 0, appeal: 0, ruling: 0, review: 0 },
  };
  const pages = await readPages(rankingPaper({ ranking: { ...ranking, provisional: open }, game: 'p1', games: GAMES }));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    expect(page).toContain('Classement – Partie 1 provisoire');
    expect(page).toContain('Classement provisoire : 2 bulletins à saisir au coup 14 (tables 3 et 7). Place Nom');
  }
});

test('groups have their titles, said again where they go on, never alone at the foot of a page', async () => {
  const groups = Array.from({ length: 30 }, (_, index) => ({
    name: String.fromCharCode(65 + (index % 26)).repeat(1 + Math.floor(index / 26)),
    rows: rows.slice(index * 5, index * 5 + 5),
  }));
  const pages = await readPages(
    rankingPaper({ ranking: { ...ranking, groups }, by: 'category', games: GAMES }),
    'Letter',
  );
  const all = pages.join(' ');
  for (const { name } of groups) expect(all).toContain(`Catégorie ${name} `);
  for (const page of pages) expect(page).not.toMatch(/Catégorie \w+ Coupe de l’Étang –/);
  expect(all).toMatch(/Catégorie \w+ \(suite\)/);
  expect(pages[0]).toContain('Classement général par catégorie');
});

test('teams are ranked by their totals', async () => {
  const groups = [{ name: 'Les Hiboux', rank: 1, total: 2310, rows: rows.slice(0, 3) }];
  const [page] = await readPages(
    rankingPaper({ ranking: { ...ranking, groups }, by: 'teams', game: 'p1', games: GAMES }),
  );
  expect(page).toContain('Classement des équipes – Partie 1');
  expect(page).toContain('1. Les Hiboux – 2 310 points');
});

test('totals of games stand in columns as long as names have room', async () => {
  const paperOf = (count: number) => {
    const games = Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Partie ${index + 1}` }));
    const played = rows.map((row) => ({ ...row, games: games.map(({ id }, at) => ({ game: id, total: 7001 + at })) }));
    return rankingPaper({ ranking: { sequence: 1, rows: played }, games });
  };
  const [few] = await readPages(paperOf(3));
  expect(few).toContain('Partie 1 Partie 2 Partie 3 Score');
  expect(few).toContain('7 001 7 002 7 003 900');
  const [many] = await readPages(paperOf(15));
  expect(many).not.toContain('Partie 1 ');
  expect(many).toContain('Joueur 1 ');
});

test('on the wall, all are on one page in large letters, or in two columns', async () => {
  const few = { sequence: 1, rows: rows.slice(0, 13) };
  const pages = await readPages(rankingPaper({ ranking: few, games: GAMES, isForWall: true }));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Place Nom Cat. Série Club Score Négatif % du top');
  expect(pages[0]).not.toContain('1000001');
  for (const size of ['A4', 'Letter'] as const) {
    const all = await readPages(rankingPaper({ ranking, games: GAMES, isForWall: true }), size);
    expect(all).toHaveLength(3);
    expect(all[0].split('Place Nom Club Score % du top')).toHaveLength(3);
    expect(all[2]).toContain('Joueur 150 E01 748 74,80 %');
  }
  expect(
    await readPages(rankingPaper({ ranking: { sequence: 0, rows: [] }, games: GAMES, isForWall: true })),
  ).toHaveLength(1);
});

test('a page without anybody says so', async () => {
  const pages = await readPages(rankingPaper({ ranking: { sequence: 0, rows: [] }, games: GAMES }));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Personne n’est à classer ici.');
});

test('how many pages there will be is known before they are drawn, and each comes by itself', async () => {
  const { progress, bytes } = await print(rankingPaper({ ranking, games: GAMES }), orderOf('A4'));
  expect(progress()).toEqual({ done: 0, total: 3 });
  const told: unknown[] = [];
  for await (const _ of bytes) told.push(progress()?.done);
  expect(told).toEqual([1, 2, 3, 3]);
});

test('a PDF says its title, its language and when it was made', async () => {
  const pdf = await printed(rankingPaper({ ranking, games: GAMES }));
  const { info } = await readMeta(pdf);
  expect(info).toMatchObject({
    Title: 'Classement général – Coupe de l’Étang',
    Language: 'fr',
    CreationDate: 'D:20261115100000Z',
  });
  expect(await printed(rankingPaper({ ranking, games: GAMES }))).toEqual(pdf);
});
