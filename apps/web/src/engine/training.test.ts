import { readFileSync } from 'node:fs';
import { decodeText } from '@raccord/files';
import { buildSearchGraph, unwrap, WordGraph } from '@raccord/scrabble';
import { makeSealedGame, sealGame } from '@raccord/tournament';
import { type ToppingEntry, toppingState } from '@raccord/training';
import { expect, test } from 'vitest';
import { readTraining, unsealGame } from './training.ts';

const words = WordGraph.fromWords(['TAS', 'TASE', 'ZOB', 'OBLAT']);
const wordbook = { words, graph: buildSearchGraph(words) };
const RECORD = '# nom: Club\nTASOULB TAS H7 6\nBLOU+ECD TASE H7 5';
const SAMPLES = new URL('../../../../packages/files/src/games/testdata/', import.meta.url);

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

test('a sealed game is one too, once its passphrase opens it', () => {
  const turns = [{ draw: 'TASOULB', word: 'TAS', reference: 'H7' }];
  const chance = { salt: new Uint8Array(16), nonce: new Uint8Array(24) };
  const game = { name: 'Finale', formula: 'normale', turns } as const;
  const sealed = makeSealedGame(unwrap(sealGame(game, 'Grand cru 1985', chance)));
  expect(() => unsealGame(sealed, 'grand cru', '2023', wordbook)).toThrow(/n’ouvre pas la partie « Finale »/);
  const record = unsealGame(sealed, 'Grand cru 1985', '2023', wordbook);
  const { game: brought } = readTraining('finale.json', record, '2023', wordbook);
  expect(brought).toMatchObject({ name: 'Finale', turns: [{ draw: 'TASOULB', laid: { word: 'TAS' } }] });
});

test('a game that names its players says how they did', () => {
  const { game, others } = readTraining(
    'a.xml',
    readFileSync(new URL('eliot-2.2-finished.xml', SAMPLES), 'utf8'),
    '2023',
    wordbook,
  );
  expect(others?.players.length).toBeGreaterThan(0);
  expect(others?.turns).toHaveLength(game.turns.length);
  expect(others?.turns[0][0].points).toBeLessThanOrEqual(game.turns[0].top);
  expect(others?.solo).toEqual({ threshold: 16, bonus: 10 });
});

test.each(['club.txt', 'club-joker.txt', 'federation.txt'])('a published game is played as topping: %s', (name) => {
  const text = unwrap(decodeText(readFileSync(new URL(name, SAMPLES))));
  const { game } = readTraining(name, text, '2023', wordbook);
  expect(game.turns.length).toBeGreaterThan(1);
  const proposals = game.turns.map(
    ({ laid: { word, reference } }, index): ToppingEntry => ({
      ...{ kind: 'propose', at: 4000 * (index + 1) },
      ...{ word: word.toUpperCase(), reference },
    }),
  );
  const entries: ToppingEntry[] = [{ kind: 'see-draw', at: 0 }, ...proposals];
  const { isOver, time, turns } = toppingState(game, entries, 1e9);
  expect(isOver).toBe(true);
  expect(turns.every(({ isFound }) => isFound)).toBe(true);
  expect(time).toBe(4000 * game.turns.length);
});

test.each([
  ['', /partie/],
  ['AEINRST ZUT H7 6\n', /premier coup/],
])('what is no game to train on is told: %s', (text, told) => {
  expect(() => readTraining('a.txt', text, '2023', wordbook)).toThrow(told);
});
