import { describe, expect, it } from 'vitest';
import { makeTurnName, readTurnName, turnOptions } from './turnnames.ts';

const game = (id: string, turns: number) =>
  ({ id, name: `Partie ${id}`, formula: 'normale', rhythm: 'normal', turns, isFinished: false }) as const;

describe('the turns to choose from', () => {
  it('come the last one first, with their game where there are several', () => {
    expect(turnOptions({ games: [game('a', 2)] }).map(({ label }) => label)).toEqual(['Coup 2', 'Coup 1']);
    expect(turnOptions({ games: [game('a', 1), game('b', 1)] }).map(({ label }) => label)).toEqual([
      'Partie b, coup 1',
      'Partie a, coup 1',
    ]);
  });

  it('have names that can be read back', () => {
    expect(readTurnName(makeTurnName('la belle', 12))).toEqual({ game: 'la belle', turn: 12 });
  });
});
