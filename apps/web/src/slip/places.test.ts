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
  expect(ghosts.get(5)).toBe('e');
});
