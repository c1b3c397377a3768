import { expect, test } from 'vitest';
import { scaleOf } from './curve.ts';
import { memberPagePaper } from './memberpage.ts';
import { seasonPaper } from './season.ts';
import { readPages } from './testing/printed.ts';
import { pageOf, SEASON, seasonTableOf } from './testing/season.ts';

test('the ranking of a season says its rule, what changed, and the last evenings', async () => {
  const [page] = await readPages(seasonPaper({ season: SEASON, table: seasonTableOf(12, 9) }));
  expect(page).toContain('Classement de la saison – 2026-2027 9 soirées, provisoire');
  expect(page).toContain('Points du barème, les 20 meilleures soirées sur 40');
  expect(page).toContain('15/10 22/10 01/11 Points');
  expect(page).not.toContain('01/09');
  expect(page).toMatch(/1 ↑ 1 JOUEUR Numéro 1 V 4B 33,33 33,33 33,33 300 70,00 % 9 0 3 1/);
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
  const [empty] = await readPages(memberPagePaper(pageOf(0), ''));
  expect(empty).toContain('rien n’est encore à montrer');
});

test('the scale of a curve has round figures around the values', () => {
  expect(scaleOf([71.2, 83])).toEqual({ least: 70, most: 85, step: 5 });
  expect(scaleOf([70])).toEqual({ least: 70, most: 71, step: 1 });
  expect(scaleOf([0, 100])).toEqual({ least: 0, most: 100, step: 20 });
});
