import { expect, test } from 'vitest';
import type { ShownPlace } from '../engine/protocol.ts';
import { showPlaces } from './places.ts';

const place = (squares: number[], word: string, notAdmitted: string[] = []): ShownPlace => ({
  ...{ reference: 'H4', direction: 'horizontal', scores: [8] },
  ...{ squares, word, notAdmitted },
});

test('every place has its mark, and a valid one stands over the others', () => {
  const { marks, ghosts } = showPlaces([place([4, 5], 'Te'), place([5, 6], 'TE', ['TEX'])]);
  expect([...marks].sort()).toEqual([
    [4, 'valid'],
    [5, 'valid'],
    [6, 'invalid'],
  ]);
  expect([...ghosts]).toEqual([
    [4, 'T'],
    [5, 'e'],
  ]);
});

test('letters are shown wherever they do not fall on others', () => {
  const { ghosts } = showPlaces([place([4, 5], 'TE'), place([5, 20], 'TE'), place([30, 31], 'TE')]);
  expect([...ghosts.keys()]).toEqual([4, 5, 30, 31]);
});
