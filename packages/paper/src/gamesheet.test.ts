import { expect, test } from 'vitest';
import { type GameSheet, gameSheetPaper } from './gamesheet.ts';
import { readPages } from './testing/printed.ts';
import { turnOf } from './testing/turns.ts';

const BOARD = Array.from({ length: 15 }, (_, row) => (row === 7 ? '...VaLIDA......' : '.'.repeat(15)));
const LAST = { draw: 'AEEHLX?', markedDraw: 'AEE+HLX?', board: BOARD };

const gameOf = (turns: GameSheet['turns'], change: Partial<GameSheet> = {}): GameSheet => ({
  ...{
    sequence: 1,
    id: 'p1',
    name: 'Partie 1',
    formula: 'normale',
    rhythm: 'normal',
    isFinished: false,
    cancelled: [],
  },
  turns,
  ...change,
});
const turnsUpTo = (count: number) => Array.from({ length: count }, (_, index) => turnOf(index + 1));

test.each(['A4', 'Letter'] as const)('a game of 24 turns and its board stand on one page (%s)', async (size) => {
  const turns = [
    ...turnsUpTo(23),
    turnOf(24, { ...LAST, solution: { word: 'HELeX', reference: 'A1', score: 40 }, top: 40 }),
  ];
  const pages = await readPages(gameSheetPaper({ game: gameOf(turns, { isFinished: true, cause: 'bag' }) }), size);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Feuille de la partie – Partie 1 Formule normale, rythme normal');
  expect(pages[0]).toContain('Coup Tirage Solution retenue Référence Points Cumul 1 B+EMNNSU MENUS 13J 37 37 2');
  expect(pages[0]).toContain('24 AEE+HLX? HEL E X A1 40 888');
  expect(pages[0]).toContain('Top : 888 points 24 coups Partie terminée : plus de tirage valable.');
  expect(pages[0]).toMatch(/H 4 E 1 L 1 E X ?10 .*V 4 A L 1 I 1 D 2 A 1/);
});

test('of the jokers of a word laid, those of the draw alone are circled', async () => {
  const solution = { word: 'VaLIDAiT', reference: 'H4', score: 18 };
  const turn = turnOf(2, { ...LAST, draw: 'BEHLTX?', markedDraw: 'BEHLTX?', solution, top: 18 });
  const [page] = await readPages(gameSheetPaper({ game: gameOf([turnOf(1), turn]) }));
  expect(page).toContain('BEHLTX? VALIDA I T H4 18');
});

test('with more turns the board has a page of its own', async () => {
  const pages = await readPages(gameSheetPaper({ game: gameOf(turnsUpTo(40)) }));
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain('40 coups');
});

test('a solution that is not told and a turn that does not count are said to be so', async () => {
  const untold = (turn: GameSheet['turns'][number]) => ({ ...turn, solution: undefined, top: undefined });
  const turns = [untold(turnOf(1, { isVoid: true })), untold(turnOf(2, LAST))];
  const [page] = await readPages(gameSheetPaper({ game: gameOf(turns) }));
  expect(page).toContain('1 B+EMNNSU Coup annulé');
  expect(page).toContain('2 AEE+HLX? Solution à venir');
});

test('where a solution laid is not the top, the top stands beside it: the running total is that of the top', async () => {
  const below = turnOf(2, { solution: { word: 'MENUS', reference: '13J', score: 30 }, top: 37, running: 74 });
  const [page] = await readPages(gameSheetPaper({ game: gameOf([turnOf(1), below]) }));
  expect(page).toContain('Référence Points Top Cumul 1 B+EMNNSU MENUS 13J 37 37 37 2 B+EMNNSU MENUS 13J 30 37 74');
});

test.each(['A4', 'Letter'] as const)('draws of nine letters stand whole, under their formula (%s)', async (size) => {
  const solution = { word: 'SATINERAi', reference: '15A', score: 1329 };
  const turn = turnOf(1, { draw: 'AAEINRST?', markedDraw: 'NT+AAEIRS?', solution, top: 1329, running: 1329 });
  const game = gameOf([turn], { formula: '789joker', rhythm: 'mort-subite' });
  const [page] = await readPages(gameSheetPaper({ game }), size);
  expect(page).toContain('Formule 7, 8 et 9 joker, mort subite');
  expect(page).toContain('1 NT+AAEIRS? SATINERA I 15A 1 329 1 329');
});

test('a game without a turn says so', async () => {
  const [page] = await readPages(gameSheetPaper({ game: gameOf([]) }));
  expect(page).toContain('Le premier tirage n’est pas encore fait.');
});

test('a game whose only turn was cancelled says that it was', async () => {
  const cancelled = [{ number: 1, draw: 'AEINRST', reason: 'Erreur de temps', at: 1, delivered: 0 }];
  const [page] = await readPages(gameSheetPaper({ game: gameOf([], { cancelled }) }));
  expect(page).toContain('Coup 1 annulé (AEINRST), motif : « Erreur de temps ». Un nouveau tirage est à faire.');
  expect(page).not.toContain('premier tirage');
});
