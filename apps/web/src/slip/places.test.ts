import { expect, test } from 'vitest';
import type { ShownPlace } from '../engine/protocol.ts';
import { bestFirst, showPlaces } from './places.ts';

const place = (squares: number[], word: string, notAdmitted: string[] = []): ShownPlace => ({
  ...{ reference: 'H4', direction: 'horizontal', scores: [8] },
  ...{ squares, word, notAdmitted },
});

test('a valid place stands before those that share a square with it', () => {
  const { marks, ghosts } = showPlaces([
    place([5, 6], 'TE', ['TEX']),
    place([4, 5], 'Te'),
    place([8, 9], 'TE', ['TEX']),
  ]);
  expect([...marks].sort(([one], [other]) => one - other)).toEqual([
    [4, 'valid'],
    [5, 'valid'],
    [8, 'invalid'],
    [9, 'invalid'],
  ]);
  expect([...ghosts].slice(0, 2)).toEqual([
    [4, 'T'],
    [5, 'e'],
  ]);
});

test('valid places come first, the best of them before the others', () => {
  const at = (reference: string, score: number, notAdmitted: string[] = []): ShownPlace => ({
    ...place([4, 5], 'TE', notAdmitted),
    ...{ reference, scores: [score] },
  });
  const places = [at('A1', 9), at('B1', 40, ['TEX']), at('C1', 12)];
  expect(bestFirst(places).map(({ reference }) => reference)).toEqual(['C1', 'A1', 'B1']);
});

test('letters are shown wherever they do not fall on others', () => {
  const { ghosts } = showPlaces([place([4, 5], 'TE'), place([5, 20], 'TE'), place([30, 31], 'TE')]);
  expect([...ghosts.keys()]).toEqual([4, 5, 30, 31]);
});
