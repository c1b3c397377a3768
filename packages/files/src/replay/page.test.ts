import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeReplayPage } from './page.ts';
import type { ReplayPage } from './replay.ts';

const script = readFileSync(new URL('../../pages/replay.js', import.meta.url), 'utf8');
const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));
const RATE = EMPTY.map((line, row) => (row === 7 ? '....RATe.......' : line));
const letters = (draw: string) => ({ draw, markedDraw: draw, leftover: '', drawn: draw, rejected: [] });

/** A turn told, with a joker, and one of which only the draw is. */
const replay = (name = 'Chat', found = 30): ReplayPage => ({
  tournament: { name, place: name, date: '2026-11-15', lexicon: { name, hash: '' } },
  game: {
    ...{ sequence: 1, id: 'g', name, formula: 'normale', rhythm: 'normal', isFinished: false, cancelled: [] },
    turns: [
      {
        ...{ number: 1, ...letters('AINRST?'), board: EMPTY, isVoid: false },
        ...{ solution: { word: 'RATe', reference: 'H5', score: 1006 }, top: 1006, running: 1006 },
      },
      { number: 2, ...letters('INSABEU'), board: RATE, running: 1006, isVoid: false },
    ],
  },
  statistics: {
    turns: [1, 2].map((number) => ({
      ...{ number, top: 1006, players: 40, onTop: 10, average: 12.34, reasons: [] },
      scores: Array.from({ length: 12 }, (_, index) => ({ points: 1006 - index, count: 3 })),
      outcomes: { top: 10, 'sub-top': 20, nullity: 5, average: 0, pending: 5 },
    })),
    leaders: [{ entrant: 'p', members: [{ name }, { name: 'Chien' }], negatives: [-3, -12] }],
  },
  solutions: new Map([
    [1, { count: 322, solutions: Array.from({ length: found }, () => ({ word: 'RATe', reference: 'H5', score: 9 })) }],
  ]),
  ranking: {
    rows: Array.from({ length: 25 }, (_, index) => ({
      ...{ rank: index + 1, entrant: `p${index}`, members: [{ name }], centre: 'c', table: 1 },
      ...{ total: 900, top: 1006, negative: -106, percent: 89.46 },
    })),
  },
});

const pageOf = (given: ReplayPage) => makeReplayPage(given, { style: '', script });
const dataOf = (page: string) =>
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '');

it('tells each turn as it is read: board, word, score, the first solutions, how players did', () => {
  const [first] = dataOf(pageOf(replay())).steps;
  expect(first).toMatchObject({
    ...{ title: 'Coup 1 sur 2', draw: 'AINRST?', word: 'RATe', reference: 'H5' },
    ...{ score: '1\u202f006\u00a0points', laid: [109, 110, 111, 112] },
    running: 'Cumul du top\u00a0: 1\u202f006\u00a0points',
    others: 'Les 20 premières des 322 solutions du coup.',
    figures: '10 au top sur 40\u00a0joueurs, moyenne 12,34.',
  });
  expect(first.board.slice(105, 120)).toBe('....RATe.......');
  expect(first.solutions).toHaveLength(20);
  expect(first.bars).toHaveLength(8);
  expect(first.bars[0]).toEqual({ label: '1\u202f006', count: '3', share: 20, isTop: true });
  expect(first.bars[7]).toEqual({ label: 'moins', count: '15', share: 100, isTop: false });
});

it('says nothing of a turn but its draw until its solution is told', () => {
  const [, second] = dataOf(pageOf(replay())).steps;
  expect(second).toMatchObject({ draw: 'INSABEU', word: '', score: 'Solution à venir', running: '', figures: '' });
  expect([second.solutions, second.bars, second.laid]).toEqual([[], [], []]);
  const page = pageOf(replay());
  expect(page.match(/<td class="n">25,00\u00a0%<\/td>/g)).toHaveLength(1);
  expect(page).toContain('<span>Chat et Chien</span><b>−3</b>');
});

it('tells the top beside what was laid where that is another move: the running total is that of the top', () => {
  const { game, ...given } = replay();
  const [first, ...others] = game.turns;
  const laid = { word: 'RATE', reference: 'H5', score: 4 };
  const page = pageOf({ ...given, game: { ...game, turns: [{ ...first, solution: laid }, ...others] } });
  expect(page).toMatch(/<td class="n">4<\/td><td class="n">1\u202f006<\/td><td class="n">1\u202f006<\/td>/);
  const columnsNamed = (one: string) => one.match(/>Top<\/th>/g)?.length;
  expect([columnsNamed(page), columnsNamed(pageOf(replay()))]).toEqual([2, 1]);
});

it('shows what people wrote as they wrote it, and nothing else comes of it', () => {
  const name = "</script><script>alert(1)</script><!-- \" onload='x'";
  const page = pageOf(replay(name, 1));
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page.match(/<\/script/g)).toHaveLength(2);
  expect(page).not.toContain('<!-- ');
  expect(page).not.toMatch(/<[^>]* onload='/);
  expect(page).toContain('&#60;/script&#62;&#60;script&#62;alert(1)');
});

it('asks nothing of a network', () => {
  const page = pageOf(replay());
  expect(page).toContain(`default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'`);
  expect(page).not.toMatch(/(?:src|href)=|https?:|url\(|@import|fetch\(/);
});

it('has a page even before the first draw', () => {
  const { game, statistics, ...rest } = replay();
  const page = pageOf({ ...rest, game: { ...game, turns: [] }, statistics: { ...statistics, turns: [] } });
  expect(page).toContain('Le premier tirage n’est pas encore fait.');
  expect(page).not.toContain('<script');
});

it('tells of a game whose only turn was cancelled that it was, as people wrote it', () => {
  const { game, statistics, ...rest } = replay();
  const cancelled = [{ number: 1, draw: 'AEINRST', reason: '<b>Erreur de temps</b>', at: 1, delivered: 0 }];
  const page = pageOf({ ...rest, game: { ...game, turns: [], cancelled }, statistics: { ...statistics, turns: [] } });
  expect(page).toContain('Coup 1 annulé (AEINRST), motif\u00a0: «\u00a0&#60;b&#62;Erreur de temps&#60;/b&#62;\u00a0».');
  expect(page).not.toContain('premier tirage');
});
