import { EDITIONS, judge, type Slip, Turn } from '@raccord/regulation';
import {
  emptyBoard,
  FORMULAS,
  layWord,
  makeBoard,
  makeDraw,
  parseDraw,
  parseReference,
  unwrap,
  WordGraph,
} from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { examSubject } from './exam.ts';
import { examKeyPaper } from './examkey.ts';
import { printed, readPages } from './testing/printed.ts';

const EDITION = EDITIONS['2023'];
const turn = new Turn({
  turn: 2,
  formula: FORMULAS.normale,
  board: layWord(emptyBoard(), unwrap(parseReference('H4')), 'MENERAi'),
  draw: unwrap(parseDraw('AGLMNST')),
  lexicon: WordGraph.fromWords(['MENERAI', 'GALA', 'TAS']),
});

const slipOf = (change: Partial<Slip>): Slip => ({
  state: 'handed-in',
  solutions: [{ word: 'TAS', direction: 'vertical', reference: '9G', outside: [] }],
  score: 3,
  ...change,
});

const judged = (slip: Slip) => ({
  position: { turn: turn.turn, board: makeBoard(turn.board), draw: makeDraw(turn.draw) },
  slip,
  verdict: judge(turn, slip, EDITION),
});

const outside = [{ letter: 'M', down: 1, right: -1 }];
const slips = [
  slipOf({}),
  slipOf({ state: 'late' }),
  { state: 'absent', solutions: [] } as const,
  slipOf({
    solutions: [
      { word: 'tAS', direction: 'vertical', outside },
      { word: 'GALA', direction: 'horizontal', reference: 'B1', outside: [], isStruck: true },
    ],
  }),
].map(judged);
const order = {
  ...{ number: '2023-4-7', edition: EDITION.title, lexicon: 'le dictionnaire libre de Raccord', slips },
  extract: [
    { word: 'GALA', isAdmitted: true },
    { word: 'GALAS', isAdmitted: false },
  ],
};

test.each(['A4', 'Letter'] as const)(
  'each slip stands beside its board and its draw; answers have a sheet (%s)',
  async (size) => {
    const [first, ...pages] = await readPages(examSubject(order), size);
    expect(first).toMatch(/Durée 6.minutes.*Dictionnaire le dictionnaire libre.*Consignes.*Barème/s);
    expect(pages).toHaveLength(4);
    expect(pages[0]).toContain('Bulletin 1 Coup 2');
    expect(pages[0]).toContain('Tirage A G L M N S T');
    expect(pages[0]).toContain('Hors délai');
    expect(pages[1]).toContain('Pas de bulletin');
    expect(pages[2]).toContain('Extrait du dictionnaire');
    expect(pages[2]).toContain('GALA oui GALAS non');
    expect(pages[3]).toContain('Feuille de réponses');
    expect(pages[3]).toContain('N° Points Aucune Avertissement Pénalité Nullité Commission Motif 1 2 3 4');
    expect(pages.join(' ')).not.toContain('article');
  },
);

test('the key has points, sanction, reason and article', async () => {
  const [page] = await readPages(examKeyPaper(order));
  expect(page).toContain('Corrigé de l’examen n° 2023-4-7');
  expect(page).toContain('Le bulletin a été remis après l’annonce du juge-arbitre. (art. 5.7)');
  expect(page).toContain('bulletin nul');
});

test('a warning for conduct is a sanction of the key, as it is of the marks', async () => {
  const [page] = await readPages(examKeyPaper({ ...order, slips: [judged(slipOf({ score: 5, conduct: 'warned' }))] }));
  expect(page).toContain('TAS 9G 5 Avertissement disciplinaire 5 avertissement TAS en 9G');
});

test('the same exam is the same file', async () => {
  expect(await printed(examSubject(order))).toEqual(await printed(examSubject(order)));
});

test('an exam without slips says so', async () => {
  expect((await readPages(examSubject({ ...order, slips: [], extract: [] })))[0]).toContain('aucun bulletin');
});
