import { expect, test } from 'vitest';
import { othersOf, playedGameOf } from './played.ts';

type Game = Parameters<typeof playedGameOf>[1];
type Turn = Game['turns'][number];

const turn = (number: number, more: Partial<Turn>): Turn => ({
  ...{ number, draw: 'ABCDEFG', markedDraw: 'AB+CDEFG', leftover: '', drawn: '', rejected: [], board: [] },
  ...{ running: 0, isVoid: false, ...more },
});
const solution = { word: 'BAC', reference: 'H7', score: 14 };
const game = {
  formula: 'normale',
  turns: [turn(1, { solution }), turn(2, { isVoid: true }), turn(3, { solution }), turn(4, {})],
} as unknown as Game;

test('of a game only the turns that count, and whose solution is told, are played again', () => {
  const { turns } = playedGameOf('Finale', game);
  expect(turns).toHaveLength(2);
  expect(turns[0]).toMatchObject({ draw: 'ABCDEFG', solution: { word: 'BAC', reference: 'H7' } });
});

const scores = [{ points: 14, count: 2 }];
const amongThose = (ranking: object) =>
  othersOf(
    game,
    { turns: [{ number: 3, scores }] } as unknown as Parameters<typeof othersOf>[1],
    { rows: [{ members: [{ name: 'Anne' }, { name: 'Luc' }], total: 28 }], ...ranking } as unknown as Parameters<
      typeof othersOf
    >[2],
    { soloThreshold: 16, soloBonus: 10 } as unknown as Parameters<typeof othersOf>[3],
  );

test('those who played are told by total, and turn by turn by what they made', () => {
  expect(amongThose({})).toEqual({
    players: [{ name: 'Anne et Luc', total: 28 }],
    turns: [[], scores],
    solo: { threshold: 16, bonus: 10 },
  });
});

test('that their ranking may still change comes with them', () => {
  const why = '1 bulletin devant la commission';
  expect(amongThose({ provisional: { why } })).toMatchObject({ provisional: why });
});
