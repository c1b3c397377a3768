import type { RunRecord } from '@raccord/checkers';
import { expect, test } from 'vitest';
import { withFault } from './faults.ts';

const drawsOf = (...draws: readonly string[]) =>
  ({
    events: draws.map((draw, index) => ({ id: `e${index}`, type: 'draw-made', data: { game: 'g', draw } })),
  }) as unknown as RunRecord;

test('a fault that would change nothing is planted where it changes something', () => {
  expect(withFault(drawsOf('AEINRTW'), 'tirage-lettre')).toBeUndefined();
  expect(withFault(drawsOf('AEINRTW', 'AEINRTU'), 'tirage-lettre')?.events.map(({ data }) => data)).toEqual([
    { game: 'g', draw: 'AEINRTW' },
    { game: 'g', draw: 'AEINRTW' },
  ]);
});
