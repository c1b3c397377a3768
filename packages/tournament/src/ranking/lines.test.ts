import { expect, it } from 'vitest';
import { ABSENT, type Hall, layTop, openHall, playTurn, slipOf } from '../testing/hall.ts';
import { sheetsOf } from './lines.ts';
import { rankGame } from './ranking.ts';

const TOP_70 = slipOf('MENERAI', 'H4', 70);
const MARE_10 = slipOf('MARE', 'H5', 10);
const RA_4 = slipOf('RA', 'H8', 4);
const TOP_86 = slipOf('MENERAIS', '5E', 86);

function turn(hall: Hall, number: number, slips: Readonly<Record<string, typeof TOP_70>>): void {
  playTurn(hall, number === 1 ? 'MENERAI' : 'MERNIAS', number);
  const entries = Object.entries(slips).map(([entrant, slip]) => ({ entrant, slip }));
  hall.tell('record-slips', { game: 'g', turn: number, slips: entries });
  layTop(hall, number);
}

function takeOff(hall: Hall, number: number, entrant: string): void {
  const ruling = { outcome: 'accepted', points: 0, penalty: 5, warning: false } as const;
  hall.tell('rule-slip', { game: 'g', turn: number, entrant, ruling, reason: 'essai' });
}

/** Turn, total so far and rank. */
const lines = ({ journal: { state, ledger } }: Hall, id: string) =>
  sheetsOf(
    state,
    ledger,
    [...state.entrants.values()].filter((entrant) => entrant.id === id),
  )[0].map(({ turn, running, rank }) => [turn, running, rank]);

it('a sheet has running total and rank after each turn', () => {
  const hall = openHall({ players: 3 });
  turn(hall, 1, { p1: MARE_10, p2: RA_4, p3: TOP_70 });
  turn(hall, 2, { p1: ABSENT, p2: TOP_86, p3: ABSENT });
  expect(lines(hall, 'p1')).toEqual([
    [1, 10, 2],
    [2, 10, 3],
  ]);
  expect(lines(hall, 'p2')).toEqual([
    [1, 4, 3],
    [2, 90, 1],
  ]);
});

it('nobody is behind those who do not play the game', () => {
  const hall = openHall({ players: 4, game: { entrants: ['p1', 'p2'] } });
  turn(hall, 1, { p1: TOP_70, p2: RA_4 });
  takeOff(hall, 1, 'p2');
  expect(lines(hall, 'p2')).toEqual([[1, -5, 2]]);
});

it('nobody is behind those who have not come yet; those who left stay', () => {
  const hall = openHall({ players: 4 });
  hall.tell('note-departure', { entrant: 'p3', reason: 'en retard' });
  hall.tell('note-departure', { entrant: 'p4', from: { game: 0, turn: 2 }, reason: 'malade' });
  turn(hall, 1, { p1: TOP_70, p2: RA_4, p4: ABSENT });
  takeOff(hall, 1, 'p2');
  hall.tell('note-arrival', { entrant: 'p3' });
  turn(hall, 2, { p1: ABSENT, p2: ABSENT, p3: ABSENT });
  expect(lines(hall, 'p2')).toEqual([
    [1, -5, 3],
    [2, -5, 4],
  ]);
});

it('nobody is behind somebody who was removed', () => {
  const hall = openHall({ players: 3 });
  hall.tell('remove-entrant', { entrant: 'p1' });
  turn(hall, 1, { p2: TOP_70, p3: RA_4 });
  takeOff(hall, 1, 'p3');
  expect(lines(hall, 'p3')).toEqual([[1, -5, 2]]);
});

it('in a sudden death one is ranked by the turn that put one out, as the ranking is', () => {
  const hall = openHall({ players: 4, game: { rhythm: 'mort-subite' } });
  turn(hall, 1, { p1: TOP_70, p2: TOP_70, p3: MARE_10, p4: RA_4 });
  turn(hall, 2, { p1: TOP_86, p2: ABSENT });
  const { state, ledger } = hall.journal;
  for (const number of [1, 2]) {
    const ranks = rankGame(state, ledger, 'g', () => number).map(({ entrant, rank }) => [entrant.id, rank]);
    expect(ranks.map(([id]) => [id, lines(hall, String(id))[number - 1][2]])).toEqual(ranks);
  }
  expect(lines(hall, 'p4').map(([, , rank]) => rank)).toEqual([3, 3]);
});

it('nobody is behind somebody who was excluded', () => {
  const hall = openHall({ players: 2 });
  turn(hall, 1, { p1: TOP_70, p2: RA_4 });
  takeOff(hall, 1, 'p2');
  hall.tell('exclude-entrant', { entrant: 'p1', reason: 'triche' });
  expect(rankGame(hall.journal.state, hall.journal.ledger, 'g').map(({ rank }) => rank)).toEqual([1]);
  expect(lines(hall, 'p2')).toEqual([[1, -5, 1]]);
});
