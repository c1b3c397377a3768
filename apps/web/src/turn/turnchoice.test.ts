import { expect, test } from 'vitest';
import type { HallGame, HallView } from '../server/answers.ts';
import type { TurnPlace } from '../slip/keys.ts';
import { isAfter, lastEnded, mayFollow, turnsOf } from './turnchoice.ts';

const game = (id: string, turns: number): HallGame => ({
  ...{ id, name: id, formula: 'normale', rhythm: 'normal', turns, isFinished: false },
});
const games = [game('g', 2), game('h', 3)];

const playing = (number: number, ended: readonly string[]): Pick<HallView, 'games' | 'turn'> => ({
  games,
  turn: {
    ...{ game: 'h', number, board: [], draw: '', markedDraw: '', leftover: '', isOver: false, isOpen: true },
    ...{ drawn: '', rejected: [], isLast: false },
    times: { think: 1, write: 1 },
    centres: ['c', 'd'].map((centre) => ({
      centre,
      isEnded: ended.includes(centre),
      isClosed: false,
      isCancelled: false,
    })),
  },
});

test('the turns stand in the order of play', () => {
  expect(turnsOf({ games }).map(({ game: id, turn }) => `${id}${turn}`)).toEqual(['g1', 'g2', 'h1', 'h2', 'h3']);
  expect(isAfter({ games }, { game: 'h', turn: 1 }, { game: 'g', turn: 2 })).toBe(true);
});

test('a turn is corrected once it is ended, in the centre of the station', () => {
  expect(lastEnded(playing(3, ['c']), 'c')).toEqual({ game: 'h', turn: 3 });
  expect(lastEnded(playing(3, ['c']), 'd')).toEqual({ game: 'h', turn: 2 });
  expect(lastEnded(playing(3, ['c']), undefined)).toEqual({ game: 'h', turn: 3 });
});

test('the first turn of a game leaves that of the game before to correct; the very first leaves none', () => {
  expect(lastEnded(playing(1, []), 'c')).toEqual({ game: 'g', turn: 2 });
  expect(lastEnded({ games: [] }, 'c')).toBeUndefined();
});

const h = (turn: number): TurnPlace => ({ game: 'h', turn });
const conducted = (followed: TurnPlace, ended = followed.turn) => ({ followed, ended: { ...followed, turn: ended } });

test('the turn shown goes on with the game, never back, and not from a turn looked at on purpose', () => {
  const may = (shown: TurnPlace, left: TurnPlace | undefined, followed: TurnPlace) =>
    mayFollow({ games }, { shown, left: left && conducted(left), now: conducted(followed) });
  expect(may(h(1), h(1), h(2))).toBe(true);
  expect(may({ game: 'g', turn: 2 }, { game: 'g', turn: 2 }, h(1))).toBe(true);
  expect(may(h(1), h(2), h(3))).toBe(false);
  expect(may(h(3), h(3), h(2))).toBe(false);
  expect(may(h(1), undefined, h(2))).toBe(true);
});

test('the last slip of a turn does not go on to one that had ended before: nobody asked for it', () => {
  const left = conducted(h(1), 2);
  expect(mayFollow({ games }, { shown: h(1), left, now: conducted(h(2), 2) })).toBe(false);
  expect(mayFollow({ games }, { shown: h(1), left, now: conducted(h(3), 3) })).toBe(true);
});
