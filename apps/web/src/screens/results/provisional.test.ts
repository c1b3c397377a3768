import { describe, expect, test } from 'vitest';
import type { HallTurn } from '../../server/answers.ts';
import { provisionalOf } from './provisional.ts';

type Hall = Parameters<typeof provisionalOf>[0];

const game = (id: string, turns: number, isFinished = false): Hall['games'][number] => ({
  id,
  name: `Partie ${id}`,
  formula: 'normale',
  rhythm: 'normal',
  turns,
  isFinished,
});

const turnOf = (id: string, number: number, ...closed: boolean[]): HallTurn => ({
  game: id,
  number,
  board: [],
  draw: '',
  markedDraw: '',
  leftover: '',
  drawn: '',
  rejected: [],
  times: { think: 150, write: 30 },
  isOver: false,
  isOpen: closed.some((isClosed) => !isClosed),
  isLast: false,
  centres: closed.map((isClosed, index) => ({ centre: `c${index}`, isEnded: true, isClosed, isCancelled: false })),
});

describe('what is provisional in a ranking', () => {
  test('nothing, once all games are finished and their turns closed', () => {
    expect(
      provisionalOf({ games: [game('1', 20, true)], turn: turnOf('1', 20, true) }, 'chief', undefined),
    ).toBeUndefined();
  });

  test('everything, before the first draw', () => {
    expect(provisionalOf({ games: [game('1', 0)], turn: undefined }, 'chief', undefined)).toMatchObject({
      isBegun: false,
      openTurn: undefined,
    });
  });

  test('a turn that a centre has still to close: referees see it counted, players and screens do not', () => {
    const hall = { games: [game('1', 7)], turn: turnOf('1', 7, true, false) };
    expect(provisionalOf(hall, 'referee', undefined)).toEqual({
      isBegun: true,
      running: ['Partie 1'],
      openTurn: 7,
      countsOpenTurn: true,
    });
    expect(provisionalOf(hall, 'player', undefined)).toMatchObject({ openTurn: 7, countsOpenTurn: false });
    expect(provisionalOf(hall, 'screen', undefined)).toMatchObject({ countsOpenTurn: false });
  });

  test('the ranking of a finished game owes nothing to the game being played', () => {
    const hall = { games: [game('1', 20, true), game('2', 3)], turn: turnOf('2', 3, false) };
    expect(provisionalOf(hall, 'chief', '1')).toBeUndefined();
    expect(provisionalOf(hall, 'chief', '2')).toMatchObject({ running: ['Partie 2'], openTurn: 3 });
  });
});
