import { expect, test } from 'vitest';
import type { GameSheet } from './gamesheet.ts';
import { type PrintedSheet, playerSheetsPaper } from './playersheet.ts';
import { print } from './press.ts';
import { peopleNamed, rowsOf } from './testing/people.ts';
import { orderOf, readPages } from './testing/printed.ts';
import { resultOf, slipOf } from './testing/results.ts';
import { turnOf } from './testing/turns.ts';

const people = peopleNamed('ÉLAN Œdipe', 'LOUP Gris');
const overall = rowsOf(people);
const gameNamed = (id: string, name: string): GameSheet => ({
  ...{ sequence: 1, id, name, formula: 'normale', rhythm: 'normal', isFinished: false, cancelled: [] },
  turns: [turnOf(1), turnOf(2)],
});
const line = (
  game: string,
  turn: number,
  change: Partial<PrintedSheet['lines'][number]>,
): PrintedSheet['lines'][number] => ({
  ...resultOf({ points: 37 }),
  ...{ game, turn, running: 37 * turn, rank: 3, slip: slipOf('MENUS', '13J', 37) },
  ...change,
});
const reasons = [{ code: 'score-wrong', citation: 'Règlement 2019, 5.2', text: 'Le score écrit est faux.' }] as const;
const lines = [
  line('p1', 1, {}),
  line('p1', 2, { outcome: 'accepted', points: 20, penalty: 5, warnings: 1, reasons, slip: slipOf('sEUM', 'A1', 21) }),
  line('p2', 1, { outcome: 'average', average: 'found', points: 30, solo: 'given', bonus: 10, isProvisional: true }),
];
const sheetOf = (index: number, own = lines): PrintedSheet => {
  const { id, members } = people.entrants[index];
  return { sequence: 1, entrant: id, members, conduct: [], lines: own };
};
const games = [gameNamed('p1', 'Partie 1'), gameNamed('p2', 'Partie 2')];
const paperOf = (...sheets: readonly PrintedSheet[]) =>
  playerSheetsPaper({ sheets, games, rankings: new Map([['p1', overall]]), overall: { rows: overall } });

test('a player’s sheet has each turn, what he wrote, what it got and why', async () => {
  const [page] = await readPages(paperOf(sheetOf(0)));
  expect(page).toContain('Feuille de route – ÉLAN Œdipe S · 4B · E01 · 1er, 900 points, négatif −100, 90,00 %');
  expect(page).toContain('Coup Tirage Top Bulletin Résultat Points Pén. Av. Solo Cumul Place');
  expect(page).toContain(
    'Partie 1 : 1er, 900 points, négatif −100, 90,00 % 1 BEMNNSU MENUS 13J 37 MENUS 13J 37 Top 37 37 3',
  );
  expect(page).toContain('S EUM A1 21 Accepté 20 −5 1 74 3 Le score écrit est faux. (Règlement 2019, 5.2)');
  expect(page).toContain('Partie 2 1 BEMNNSU MENUS 13J 37 MENUS 13J 37 Moyenne (5.7) (provisoire) 30 +10 37 3');
});

test('warnings for conduct on a cancelled turn are on the sheet of their game, as on the screen (D22)', async () => {
  const conduct = [{ game: 'p1', turn: 2, warnings: 1 }];
  const [page] = await readPages(paperOf({ ...sheetOf(0), conduct }));
  const told = 'Avertissements disciplinaires à un coup annulé, qui restent : coup 2.';
  expect(page.split(told)).toHaveLength(2);
  expect(page.indexOf(told)).toBeLessThan(page.indexOf('Partie 2'));
});

test('a solo without a bonus is on the sheet all the same (3.5)', async () => {
  const [page] = await readPages(paperOf(sheetOf(0, [line('p1', 1, { solo: 'given', bonus: 0 })])));
  expect(page).toContain('Top 37 sans prime 37 3');
});

test('turns missed by coming late, and those of somebody excluded, say so', async () => {
  const nullity = (turn: number, code: 'lateness' | 'exclusion', citation: string, text: string) => {
    const { slip: _, ...empty } = line('p1', turn, { outcome: 'nullity', points: 0, running: 0 });
    return { ...empty, reasons: [{ code, citation, text }] };
  };
  const late = nullity(1, 'lateness', 'art. 6.2', 'Ce coup était déjà joué à l’arrivée : il compte comme nul.');
  const excluded = nullity(2, 'exclusion', 'art. 6.1', 'Calculatrice sur la table.');
  const [page] = await readPages(paperOf(sheetOf(0, [late, excluded])));
  expect(page).toContain(
    'MENUS 13J 37 Nul 0 0 3 Ce coup était déjà joué à l’arrivée : il compte comme nul. (art. 6.2)',
  );
  expect(page).toContain('Nul 0 0 3 Calculatrice sur la table. (art. 6.1)');
});

test('each player has pages of his own, numbered by themselves', async () => {
  const long = Array.from({ length: 90 }, (_, index) => line('p1', index + 1, {}));
  const pages = await readPages(paperOf(sheetOf(0, long), sheetOf(1)));
  expect(pages.map((page) => /Feuille de route – (\S+ \S+) (\d\/\d)$/.exec(page)?.slice(1))).toEqual([
    ['ÉLAN Œdipe', '1/2'],
    ['ÉLAN Œdipe', '2/2'],
    ['LOUP Gris', '1/1'],
  ]);
});

test('sheets are asked for one at a time', async () => {
  const asked: string[] = [];
  function* sheets() {
    for (const index of [0, 1]) {
      asked.push(people.entrants[index].id);
      yield sheetOf(index);
    }
  }
  const paper = playerSheetsPaper({ sheets: sheets(), games, rankings: new Map(), overall: { rows: [] } });
  const { bytes, pages } = await print(paper, orderOf('A4'));
  expect(pages).toBeUndefined();
  await bytes.next();
  expect(asked).toEqual(['j1']);
  for await (const _ of bytes);
  expect(asked).toEqual(['j1', 'j2']);
});

test('nobody, or somebody who has not played yet, is said to be so', async () => {
  expect((await readPages(paperOf()))[0]).toContain('Aucun joueur n’est inscrit.');
  expect((await readPages(paperOf(sheetOf(0, []))))[0]).toContain('Aucun coup n’est encore à montrer.');
});
