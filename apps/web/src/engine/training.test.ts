import { readFileSync } from 'node:fs';
import { buildSearchGraph, WordGraph } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { readTraining } from './training.ts';

const words = WordGraph.fromWords(['TAS', 'TASE', 'ZOB', 'OBLAT']);
const wordbook = { words, graph: buildSearchGraph(words) };
const RECORD = '# nom: Club\nTASOULB TAS H7 6\nBLOU+ECD TASE H7 5';
const sample = (name: string): string =>
  readFileSync(new URL(`../../../../packages/files/src/games/testdata/${name}`, import.meta.url), 'utf8');

test('a record is a game to train on, with the tops of the words at hand', () => {
  const { game, others } = readTraining('a.txt', RECORD, '2023', wordbook);
  expect(others).toBeUndefined();
  expect(game).toMatchObject({ name: 'Club', formula: 'normale' });
  expect(game.turns.map(({ draw, laid }) => [draw, laid.word, laid.score])).toEqual([
    ['TASOULB', 'TAS', 6],
    ['BLOUECD', 'TASE', 4],
  ]);
  expect(game.turns[0].tops[0].word).toBe('OBLAT');
});

test('a game that names its players says how they did', () => {
  const { game, others } = readTraining('a.xml', sample('eliot-2.2-finished.xml'), '2023', wordbook);
  expect(others?.players.length).toBeGreaterThan(0);
  expect(others?.turns).toHaveLength(game.turns.length);
  expect(others?.turns[0][0].points).toBeLessThanOrEqual(game.turns[0].top);
  expect(others?.solo).toEqual({ threshold: 16, bonus: 10 });
});

test.each([
  ['', /partie/],
  ['AEINRST ZUT H7 6\n', /premier coup/],
])('what is no game to train on is told: %s', (text, told) => {
  expect(() => readTraining('a.txt', text, '2023', wordbook)).toThrow(told);
});
