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
    'Partie 1 : 1er, 900 points, négatif −100, 90,00 % 1 B+EMNNSU MENUS 13J 37 MENUS 13J 37 Top 37 37 3',
  );
  expect(page).toContain('S EUM A1 21 Accepté 20 −5 1 74 3 Le score écrit est faux. (Règlement 2019, 5.2)');
  expect(page).toContain('Partie 2 1 B+EMNNSU MENUS 13J 37 MENUS 13J 37 Moyenne, mot rejoué (provisoire) 30 +10 37 3');
});

test('warnings for conduct on a cancelled turn are on the sheet of their game, as on the screen (D22)', async () => {
  const conduct = [{ game: 'p1', turn: 2, warnings: 1 }];
  const [page] = await readPages(paperOf({ ...sheetOf(0), conduct }));
  const told = 'Un avertissement disciplinaire reste quand le coup est annulé : coup 2.';
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

test('a sheet too long for a page has pages of its own, numbered; the others share theirs', async () => {
  const long = Array.from({ length: 90 }, (_, index) => line('p1', index + 1, {}));
  const pages = await readPages(paperOf(sheetOf(1), sheetOf(0, long), sheetOf(1), sheetOf(1)));
  expect(pages.map((page) => page.match(/Feuille de route – \S+ \S+|\d\/\d$/g))).toEqual([
    ['Feuille de route – LOUP Gris'],
    ['Feuille de route – ÉLAN Œdipe', 'Feuille de route – ÉLAN Œdipe', '1/2'],
    ['Feuille de route – ÉLAN Œdipe', 'Feuille de route – ÉLAN Œdipe', '2/2'],
    ['Feuille de route – LOUP Gris', 'Feuille de route – LOUP Gris'],
  ]);
});

/** A whole game, and the sheet of somebody who played it all. */
const played = (turns: number) => ({
  game: { ...gameNamed('p1', 'Partie 1'), turns: Array.from({ length: turns }, (_, index) => turnOf(index + 1)) },
  lines: Array.from({ length: turns }, (_, index) => line('p1', index + 1, {})),
});

test.each([
  ['A4', 22, 2],
  ['Letter', 20, 2],
  ['A4', 12, 3],
  ['A4', 30, 1],
] as const)(
  'on %s, sheets of %i turns stand %i to a page, each under the names of the tournament',
  async (size, turns, each) => {
    const { game, lines: own } = played(turns);
    const sheets = Array.from({ length: 6 }, (_, index) => sheetOf(index % 2, own));
    const paper = playerSheetsPaper({ sheets, games: [game], rankings: new Map(), overall: { rows: overall } });
    const pages = await readPages(paper, size);
    expect(pages.map((page) => page.split('Coupe de l’Étang Salle des fêtes').length - 1)).toEqual(
      Array(6 / each).fill(each),
    );
  },
);

test('who has more to be told takes the room of two, and nobody is cut', async () => {
  const { game, lines: own } = played(22);
  const told = own.map((one) => ({ ...one, reasons }));
  const sheets = [sheetOf(0, own), sheetOf(1, told), sheetOf(0, own), sheetOf(0, own)];
  const paper = playerSheetsPaper({ sheets, games: [game], rankings: new Map(), overall: { rows: overall } });
  const pages = await readPages(paper);
  expect(pages.map((page) => page.match(/route – (?:ÉLAN|LOUP)/g)?.length)).toEqual([1, 1, 2]);
  expect(pages[1].split('Le score écrit est faux.')).toHaveLength(23);
});

test('sheets are asked for as pages are made', async () => {
  let asked = 0;
  function* sheets() {
    for (; asked < 40; asked++) yield sheetOf(asked % 2);
  }
  const paper = playerSheetsPaper({ sheets: sheets(), games, rankings: new Map(), overall: { rows: [] } });
  const { bytes, progress } = await print(paper, orderOf('A4'));
  expect(progress()).toBeUndefined();
  await bytes.next();
  expect(asked).toBeLessThan(8);
  for await (const _ of bytes);
  expect(asked).toBe(40);
});

test('how many of them are drawn is known, of how many', async () => {
  const printing = await print(paperOf(...Array.from({ length: 9 }, (_, index) => sheetOf(index % 2))), orderOf('A4'));
  const told: unknown[] = [];
  for await (const _ of printing.bytes) told.push(printing.progress()?.done);
  expect(printing.progress()).toEqual({ done: 9, total: 9 });
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual(told.toSorted());
});

test('nobody, or somebody who has not played yet, is said to be so', async () => {
  expect((await readPages(paperOf()))[0]).toContain('Aucun joueur n’est inscrit.');
  expect((await readPages(paperOf(sheetOf(0, []))))[0]).toContain('Aucun coup n’est encore à montrer.');
});
