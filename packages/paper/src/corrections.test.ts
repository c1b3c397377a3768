import { expect, test } from 'vitest';
import { correctionsPaper, type SeenCorrection } from './corrections.ts';
import { readPages } from './testing/printed.ts';
import { resultOf, slipOf } from './testing/results.ts';

const GAMES = [{ id: 'p1', name: 'Partie 1' }];
const CENTRES = [{ id: 'c1', name: 'Étang' }];
const REASON = {
  code: 'score-wrong',
  citation: 'Règlement 2019, 5.2',
  text: 'Le score écrit est faux ; il est de 22 points.',
} as const;

const correctionAt = (table: number, change: Partial<SeenCorrection> = {}): SeenCorrection => ({
  ...{ entrant: `j${table}`, members: [{ name: `Joueur ${table}` }], centre: 'c1', table, game: 'p1', turn: 12 },
  slip: slipOf('SEMaINE', 'H4', 24),
  result: resultOf({ points: 22, penalty: 5, warnings: 1, reasons: [REASON] }),
  ...{ isDue: true, isOptional: false, isPrinted: false },
  ...change,
});

const paperOf = (...corrections: readonly SeenCorrection[]) =>
  correctionsPaper({ corrections, games: GAMES, centres: CENTRES });

test('a correction slip says to whom, of which turn, what was written, granted and sanctioned, and why', async () => {
  const [page] = await readPages(paperOf(correctionAt(127, { members: [{ name: 'ÉLAN Œdipe' }] })));
  expect(page).toContain(
    'Table 127 ÉLAN Œdipe Partie 1, coup 12 Écrit SEM A INE H4 24 Accordé 22 points ' +
      'Sanction pénalité de 5 points, avertissement Motif Le score écrit est faux ; il est de 22 points. Règlement 2019, 5.2',
  );
});

const TOLD = { at: 1, means: 'paper' as const, isComplete: true };

test('a slip told otherwise before says that it replaces the one before', async () => {
  const [page] = await readPages(paperOf(correctionAt(1, { delivered: TOLD }), correctionAt(2)));
  expect(page?.match(/Ce billet remplace le précédent\./g)).toHaveLength(1);
});

test('a sanction told, then lifted, is said to be lifted, with or without a decision', async () => {
  const right = correctionAt(1, { delivered: TOLD, result: resultOf({ points: 22 }) });
  const ruling = {
    ...{ code: 'ruling' as const, citation: 'décision du juge-arbitre', text: 'Mot admis après vérification.' },
  };
  const ruled = correctionAt(2, { delivered: TOLD, result: resultOf({ points: 22, reasons: [ruling] }) });
  const [page] = await readPages(paperOf(right, ruled));
  expect(page).toContain('Accordé 22 points Sanction levée Ce billet annule le précédent.');
  expect(page).toContain(
    'Sanction levée Motif Mot admis après vérification. décision du juge-arbitre Ce billet annule',
  );
});

test('slips come by table, so that they are carried in one walk', async () => {
  const pages = await readPages(
    paperOf(correctionAt(30), correctionAt(2), correctionAt(2, { turn: 3 }), correctionAt(11)),
  );
  expect([...pages.join(' ').matchAll(/Table (\d+) .*?coup (\d+)/g)].map(([, table, turn]) => [table, turn])).toEqual([
    ['2', '3'],
    ['2', '12'],
    ['11', '12'],
    ['30', '12'],
  ]);
});

test('with several centres, they come centre by centre and say which', async () => {
  const centres = [...CENTRES, { id: 'c2', name: 'Forêt' }];
  const corrections = [correctionAt(1, { centre: 'c2' }), correctionAt(9)];
  const [page] = await readPages(correctionsPaper({ corrections, games: GAMES, centres }));
  expect(page).toMatch(/Table 9 .*Étang.*Table 1 .*Forêt/);
});

test.each(['A4', 'Letter'] as const)('as many as fit stand on a page (%s)', async (size) => {
  const pages = await readPages(paperOf(...Array.from({ length: 24 }, (_, index) => correctionAt(index + 1))), size);
  const counts = pages.map((page) => page.match(/Table \d/g)?.length ?? 0);
  expect(counts.reduce((sum, count) => sum + count)).toBe(24);
  expect(counts[0]).toBeGreaterThanOrEqual(8);
});

test('however long the reasons are, the whole of them is there', async () => {
  const reasons = Array.from({ length: 6 }, (_, reason) => ({
    ...REASON,
    text: Array.from({ length: 280 }, (_, word) => `m${reason}w${word}`).join(' '),
  }));
  const pages = await readPages(
    paperOf(correctionAt(1), correctionAt(2, { result: resultOf({ reasons }) }), correctionAt(3)),
  );
  const all = pages.join(' ');
  for (const { text } of reasons) expect(all).toContain(text);
});

test('the drawing of links stands under what was written', async () => {
  const outside = [{ letter: 'X', down: -1, right: 0 }];
  const slip = { ...slipOf('MAT', 'H4', 9), solutions: [{ word: 'MAT', direction: 'vertical' as const, outside }] };
  const [page] = await readPages(paperOf(correctionAt(1, { slip })));
  expect(page).toContain('Écrit MAT ↓ raccords 9 X M A T Accordé');
});

test('what is struck out, and what the referee says of the slip, stand by what was written', async () => {
  const [struck] = slipOf('MAT', 'H4', 9).solutions;
  const slip = {
    ...slipOf('MATE', 'H4', 9),
    solutions: [{ ...struck, isStruck: true }, ...slipOf('MATE', 'H4', 9).solutions],
    ...{ legibility: 'hard' as const, conduct: 'warned' as const },
  };
  const [page] = await readPages(paperOf(correctionAt(1, { slip })));
  expect(page).toContain(
    'Écrit MAT H4 rayé / MATE H4 9 Remarque Lecture difficile Avertissement disciplinaire Accordé',
  );
});

test('a slip that nobody can read is not a blank one', async () => {
  const slip = { state: 'handed-in' as const, solutions: [], legibility: 'illegible' as const };
  const [page] = await readPages(paperOf(correctionAt(1, { slip })));
  expect(page).toContain('Écrit Mot illisible Accordé');
});

test('a slip that is not handed in may come with serious misconduct', async () => {
  const slip = { state: 'absent' as const, solutions: [], conduct: 'grave' as const };
  const [page] = await readPages(paperOf(correctionAt(1, { slip })));
  expect(page).toContain('Écrit Pas de bulletin Remarque Faute grave Accordé');
});

test('a page without any slip says so', async () => {
  expect((await readPages(paperOf()))[0]).toContain('Aucun billet de correction n’est à remettre.');
});
