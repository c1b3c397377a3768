import { unwrap } from '@raccord/scrabble';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FiledMove, FiledResult } from '../game.ts';
import { readGame } from '../read.ts';
import { gameIn, importGame, orderWith, SMALL, textOf, totalsIn, totalsOf } from '../testing/given.ts';

const word = fc.constantFrom('MENERAI', 'GAMIN', 'TAS', 'TaS', 'TES', 'ZUT', 'A', 'é!', '');
const reference = fc.constantFrom('H4', '10E', 'J8', 'F9', 'A1', 'Z9', '');
const move: fc.Arbitrary<FiledMove> = fc.oneof(
  fc.record({
    kind: fc.constant('valid' as const),
    word: fc.constantFrom('MENERAI', 'GAMIN', 'TAS', 'TaS', 'ZUT'),
    reference: fc.constantFrom('H4', '10E', 'J8', 'F9'),
    points: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({ kind: fc.constant('invalid' as const), word, reference }),
  fc.constant<FiledMove>({ kind: 'none' }),
);
const result = (player: number): fc.Arbitrary<FiledResult> =>
  fc.record({
    player: fc.constant(player),
    move,
    warnings: fc.integer({ min: 0, max: 3 }),
    penalties: fc.array(fc.constantFrom(-5, -3, 12, -20), { maxLength: 2 }),
    solo: fc.constantFrom(0, 0, 10, 15),
  });
/** Of a turn: who is said to have done something, and what. */
const results = fc.tuple(result(0), result(1), result(2)).chain((all) => fc.subarray(all));

it('whatever its players did, every total is that of the file', () => {
  const game = gameIn('eliot-2.1.xml');
  const names = game.players.map(({ name }) => name);
  fc.assert(
    fc.property(fc.tuple(results, results, results), fc.constantFrom('2015', '2019', '2023'), (played, edition) => {
      const filed = { ...game, turns: game.turns.map((turn, index) => ({ ...turn, results: played[index] })) };
      const { journal } = unwrap(importGame(filed, orderWith(SMALL, { edition })));
      expect(names.map((name) => totalsIn(journal)[name])).toEqual(totalsOf(filed));
    }),
    { numRuns: 60 },
  );
});

it('a file changed anywhere is refused with a sentence, or is another game', () => {
  const text = textOf('eliot-2.1.xml');
  const change = fc.record({
    at: fc.nat(text.length - 1),
    length: fc.nat(30),
    by: fc.constantFrom('', '"', '<', '>', '&', '9', '-', 'A', '/>', '</Turn>', 'é', '\0'),
  });
  fc.assert(
    fc.property(change, ({ at, length, by }) => {
      const read = readGame(text.slice(0, at) + by + text.slice(at + length));
      const imported = read.ok ? importGame(read.value, orderWith(SMALL)) : read;
      if (!imported.ok) expect(imported.fault.text).toMatch(/\S{3}.*[.…]$/);
    }),
    { numRuns: 200 },
  );
});
