import { expect, test } from 'vitest';
import { memberPagePaper } from './memberpage.ts';
import { seasonPaper } from './season.ts';
import { readPages } from './testing/printed.ts';
import { pageOf, SEASON, seasonTableOf } from './testing/season.ts';

test('the ranking of a season says its rule and what changed, then what each evening was worth', async () => {
  const [page, evenings] = await readPages(seasonPaper({ season: SEASON, table: seasonTableOf(12, 9) }));
  expect(page).toContain('Classement de la saison – 2026-2027 9 soirées, provisoire');
  expect(page).toContain('Points du barème, les 20 meilleures soirées sur 40');
  expect(page).toMatch(/1 ↑ 1 JOUEUR Numéro 1 V 4B 300 70,00 % 9 0 3 1/);
  expect(evenings).toContain('Les points de chacun ; entre parenthèses, ce qui n’est pas compté');
  expect(evenings).toContain('01/09 08/09 15/09 22/09 01/10 08/10 15/10 22/10 01/11');
  expect(evenings).toMatch(/1 JOUEUR Numéro 1(?: 33,33){9} 2 JOUEUR/);
});

test('a whole year is on paper: every evening with every name beside it, then the season as pictures', async () => {
  const table = seasonTableOf(60, 40);
  const pages = await readPages(seasonPaper({ season: SEASON, table }));
  const grid = pages.filter((page) => page.includes('Soirée par soirée – 2026-2027 40 soirées'));
  expect(grid.length).toBeLessThan(6);
  for (const page of grid) for (const { name } of table.rows) expect(page).toContain(`${name} `);
  const days = grid.flatMap((page) => page.match(/\b\d\d\/\d\d\b/g) ?? []);
  expect(days).toEqual(table.evenings.map(({ date }) => date.split('-').slice(1).reverse().join('/')));
  expect(pages.join(' ')).toContain('La course en tête');
  expect(pages.join(' ')).toContain('Membres présents');
});

test('by category, each has its ranking', async () => {
  const pages = await readPages(seasonPaper({ season: SEASON, table: seasonTableOf(90, 2), by: 'category' }));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.join(' ')).toContain('Catégorie V 1 – JOUEUR Numéro 1');
});

test('a season without an evening says so', async () => {
  const [page] = await readPages(seasonPaper({ season: SEASON, table: seasonTableOf(0, 0) }));
  expect(page).toContain('Aucune soirée de cette saison n’est close');
});

test('the page of a player fits on a sheet, or gives his evenings one of their own', async () => {
  const short = await readPages(memberPagePaper(pageOf(6), 'Saison 2026-2027'));
  expect(short).toHaveLength(1);
  expect(short[0]).toContain('LOUP Élise V · 4B · Saison 2026-2027');
  expect(short[0]).toContain('Référence fausse 3 08/10/2026');
  expect(short[0]).toContain('Soirée du club, avec CHAT Félix');
  const [first, second, ...others] = await readPages(memberPagePaper(pageOf(38), ''));
  expect(others).toEqual([]);
  expect(first).toContain('KIWIS H4 74 lui seul');
  expect(second).toContain('Soirées Date Soirée Place');
  const found = pageOf(6);
  const [missed] = await readPages(memberPagePaper({ ...found, missed: [{ ...found.missed[0], found: 1 }] }, ''));
  expect(missed).toContain('ZEBUS K11 20 1 joueur 52');
  const [empty] = await readPages(memberPagePaper(pageOf(0), ''));
  expect(empty).toContain('rien n’est encore à montrer');
});
