import { expect, test } from 'vitest';
import { isTop, makeSeededGame, type TrainingGame } from './game.ts';
import { FREE } from './testing/free.ts';
import { rankByTime, TOPPING_TERMS, type ToppingEntry, toppingState } from './topping.ts';

const GAME = makeSeededGame({ name: 'Essai', formula: 'normale', edition: '2023', seed: 7 }, FREE);
const THREE: TrainingGame = { ...GAME, turns: GAME.turns.slice(0, 3) };

const see = (at: number): ToppingEntry => ({ kind: 'see-draw', at });
const find = (turn: number, at: number): ToppingEntry => ({ kind: 'propose', at, ...THREE.turns[turn - 1].tops[0] });
const propose = (at: number): ToppingEntry => ({ kind: 'propose', at, word: 'XYZ', reference: 'A1' });

test('any solution of the best score is the top, and the game goes on by the one laid', () => {
  const several = GAME.turns.find(({ tops }) => tops.length > 1);
  expect(several?.tops.every((top) => several && isTop(several, top))).toBe(true);
  for (const turn of GAME.turns) {
    expect(isTop(turn, turn.laid)).toBe(true);
    expect(turn.laid.score).toBe(turn.top);
  }
  expect(GAME.turns[1].board.join('')).toContain(GAME.turns[0].laid.word);
});

test('a joker need not be shown, and is never shown wrong', () => {
  const turn = { ...GAME.turns[0], tops: [{ word: 'TEsT', reference: 'H7' }] };
  const said = (word: string, reference = 'H7') => isTop(turn, { word, reference });
  expect([said('TEST'), said('TEsT'), said('TEST', 'h 7')]).toEqual([true, true, true]);
  expect([said('tEST'), said('TESt'), said('TESTS'), said('TEST', 'H8'), said('TEST', '7H')]).toEqual(
    Array(5).fill(false),
  );
});

test('a top that is found counts its time, a missed one the minute and twenty seconds; the next draw follows at once (3.8.4)', () => {
  const entries = [see(1000), propose(3000), find(1, 13_500)];
  expect(toppingState(THREE, entries, 80_000)).toEqual({
    turns: [
      { isFound: true, time: 12_500, proposals: [expect.objectContaining({ after: 2000 }), expect.anything()] },
      { isFound: false, time: 80_000, proposals: [] },
    ],
    current: { since: 73_500, proposals: [] },
    time: 92_500,
    isOver: false,
  });
});

test('time runs out by itself, to the millisecond, one draw after the other', () => {
  expect(toppingState(THREE, [see(0)], 59_999).current).toBeDefined();
  expect(toppingState(THREE, [see(0)], 119_999)).toMatchObject({ turns: [{}], current: { since: 60_000 } });
  expect(toppingState(THREE, [see(0)], 180_000)).toMatchObject({ time: 240_000, isOver: true, current: undefined });
  expect(toppingState(THREE, [see(0), find(2, 70_000)], 70_000).turns.map(({ time }) => time)).toEqual([
    80_000, 10_000,
  ]);
  expect(toppingState(THREE, [see(0)], 60_000)).toMatchObject({ turns: [{ isFound: false, time: 80_000 }] });
  expect(toppingState(THREE, [see(0), find(1, 60_000)], 60_000).turns[0].isFound).toBe(false);
  expect(toppingState(THREE, [see(0)], 5000, { limit: 5000, penalty: 0 }).time).toBe(5000);
});

test('who gives up has the whole minute counted', () => {
  expect(toppingState(THREE, [see(0), { kind: 'give-up', at: 2000 }], 2000)).toMatchObject({
    time: 80_000,
    current: { since: 2000 },
  });
});

test('alone, to learn, one looks at a top that was missed for as long as one likes', () => {
  const missed = toppingState(THREE, [see(0)], 500_000, TOPPING_TERMS, 'practice');
  expect(missed).toMatchObject({ turns: [{ isFound: false }], current: undefined, isOver: false });
  const found = [see(0), see(600_000), find(2, 603_000)];
  expect(toppingState(THREE, found, 603_000, TOPPING_TERMS, 'practice')).toMatchObject({
    time: 83_000,
    current: { since: 603_000 },
  });
});

test('what comes before the first draw, out of place or after the end changes nothing', () => {
  const played = [find(1, 0), see(0), find(1, 1000), see(2000), find(2, 2000), find(3, 3000)];
  const over = toppingState(THREE, played, 9000);
  expect(over).toMatchObject({ time: 3000, isOver: true, current: undefined });
  expect(toppingState(THREE, [...played, see(5000), propose(6000)], 900_000)).toEqual(over);
  expect(toppingState({ ...THREE, turns: [] }, [see(0)], 0)).toMatchObject({ isOver: true, turns: [] });
});

test('players are ranked by time, those who have come less far after the others', () => {
  const after = (...entries: ToppingEntry[]) => toppingState(THREE, entries, 50_000);
  const ranks = rankByTime([
    { player: 'slow', state: after(see(0), find(1, 9000), find(2, 12_000)) },
    { player: 'behind', state: after(see(0), find(1, 1000)) },
    { player: 'fast', state: after(see(0), find(1, 2000), find(2, 4000)) },
    { player: 'level', state: after(see(0), find(1, 1000), find(2, 4000)) },
  ]);
  expect(ranks.map(({ player, rank }) => [player, rank])).toEqual([
    ['fast', 1],
    ['level', 1],
    ['slow', 3],
    ['behind', 4],
  ]);
});
