import { EDITION_NAMES } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { playBlocked } from '../testing/endofbag.ts';
import { type Hall, missingIn, outcomeOf } from '../testing/hall.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const finish = (hall: Hall) =>
  outcomeOf(hall.ask('finish-game', { game: 'g', cause: 'no-move', reason: '', missing: missingIn(hall) }));
const drawBy = (hall: Hall, seed: number) => hall.ask('make-draw', { game: 'g', source: { kind: 'random', seed } });

describe.each(EDITION_NAMES)('a board on which hardly anything can be laid, under %s (3.7)', (edition) => {
  it('is not blocked while the only K and the only X can still come together: every chance finds them', () => {
    for (const seed of SEEDS) {
      const hall = playBlocked(edition, ['KXU']);
      expect(finish(hall)).toBe('something-playable');
      expect(outcomeOf(drawBy(hall, seed))).toMatchObject({
        type: 'draw-made',
        data: { draw: expect.stringMatching(/K.*X/) },
      });
    }
  });

  it('is blocked when nothing can be laid however letters come: no chance draws, and the game ends', () => {
    for (const seed of SEEDS) expect(outcomeOf(drawBy(playBlocked(edition), seed))).toBe('nothing-left-playable');
    expect(finish(playBlocked(edition))).toMatchObject({ type: 'game-finished' });
  });

  it('is blocked when only letters already laid would do', () => {
    const hall = playBlocked(edition, ['WXU']);
    expect(outcomeOf(drawBy(hall, 1))).toBe('nothing-left-playable');
    expect(finish(hall)).toMatchObject({ type: 'game-finished' });
  });
});

it('gives the letters in the order drawn, whatever found them', () => {
  for (const seed of SEEDS) {
    const made = playBlocked('2023', ['KXU']).tell('make-draw', { game: 'g', source: { kind: 'random', seed } });
    if (made.type !== 'draw-made') throw new Error('No draw.');
    expect([...made.data.drawn].toSorted()).toEqual([...made.data.draw].toSorted());
  }
});
