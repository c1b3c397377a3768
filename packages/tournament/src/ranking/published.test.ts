import { describe, expect, it } from 'vitest';
import { ABSENT, type Hall, layTop, openHall, openTwoCentres, playTurn } from '../testing/hall.ts';
import { closedTurns, finishedTurns, isFinishedEverywhere, isPlayedIn } from './published.ts';

const AT_D = { game: 'g', turn: 1, centre: 'd' } as const;

function gameOf({ journal: { state } }: Hall) {
  const game = state.games.get('g');
  if (!game) throw new Error('No game.');
  return { state, game, turn: game.turns[0] };
}

const isOver = (hall: Hall): boolean => {
  const { state, game, turn } = gameOf(hall);
  return isFinishedEverywhere(state, game, turn);
};

const playedIn = (hall: Hall) => {
  const { state, game, turn } = gameOf(hall);
  return ['c', 'd', 'z'].filter((centre) => isPlayedIn(state, game, turn, centre));
};

describe('a turn is over everywhere', () => {
  it('once its end is announced in every centre where somebody plays it', () => {
    const hall = openTwoCentres();
    hall.tell('add-centre', { id: 'siege', name: 'Siège' });
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    expect(isOver(hall)).toBe(false);
    hall.tell('start-clock', { ...AT_D, centre: 'c' });
    hall.tell('end-turn', { ...AT_D, centre: 'c' });
    expect(isOver(hall)).toBe(false);
    hall.tell('end-turn', AT_D);
    expect(isOver(hall)).toBe(true);
  });

  it('or where it was cancelled, but not where a centre without players has begun it', () => {
    const hall = openTwoCentres();
    hall.tell('add-centre', { id: 'siege', name: 'Siège' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('cancel-turn', { ...AT_D, reason: 'chronomètre' });
    expect(isOver(hall)).toBe(true);
    hall.tell('record-slips', {
      game: 'g',
      turn: 1,
      slips: ['p1', 'p2'].map((entrant) => ({ entrant, slip: ABSENT })),
    });
    hall.tell('close-turn', { ...AT_D, centre: 'c' });
    expect(closedTurns(hall.journal.state, gameOf(hall).game)).toBe(1);
    hall.tell('start-clock', { ...AT_D, centre: 'siege' });
    expect(isOver(hall)).toBe(false);
  });

  it('not before anybody has begun it, be nobody there to play it', () => {
    const hall = openHall({ players: 1 });
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    hall.tell('note-departure', { entrant: 'p1', reason: 'malade' });
    expect(isOver(hall)).toBe(false);
  });
});

describe('a turn is played in a centre', () => {
  it('by those who sit there at that turn and have not left', () => {
    const hall = openTwoCentres();
    playTurn(hall, 'MENERAI', 1);
    expect(playedIn(hall)).toEqual(['c', 'd']);
    for (const entrant of ['p3', 'p4'])
      hall.tell('note-departure', { entrant, from: { game: 0, turn: 1 }, reason: 'train' });
    expect(playedIn(hall)).toEqual(['c']);
  });

  it('not by those who come there later, or were there before', () => {
    const hall = openHall({ players: 1 });
    hall.tell('add-centre', { id: 'd', name: 'Annexe' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip: ABSENT }] });
    layTop(hall, 1);
    hall.tell('seat-entrant', { entrant: 'p1', centre: 'd', table: 5, from: { game: 0, turn: 2 } });
    expect(playedIn(hall)).toEqual(['c']);
  });
});

it('a turn that the end of the game makes void is closed and finished for everybody (3.7)', () => {
  const hall = openTwoCentres({ edition: '2023' });
  playTurn(hall, 'MENERAI', 1);
  const known = () => {
    const { state, game } = gameOf(hall);
    return [closedTurns(state, game), finishedTurns(state, game, 'd')];
  };
  expect(known()).toEqual([0, 0]);
  hall.tell('finish-game', { game: 'g', cause: 'interruption', reason: 'incendie' });
  expect(known()).toEqual([1, 1]);
});
