import { describe, expect, it } from 'vitest';
import { rankGame, rankOverall } from '../ranking/ranking.ts';
import { ABSENT, CHIEF, type Hall, openHall, playTurn, slipOf } from '../testing/hall.ts';

const TOP = slipOf('MENERAI', 'H4', 70);
const MARE_10 = slipOf('MARE', 'H5', 10);
const RA_4 = slipOf('RA', 'H8', 4);
const SUDDEN = { rhythm: 'mort-subite' } as const;

function firstTurn(slips: Readonly<Record<string, typeof TOP>>): Hall {
  const hall = openHall({ players: Object.keys(slips).length, game: SUDDEN });
  playTurn(hall, 'MENERAI', 1);
  record(hall, 1, slips);
  return hall;
}

function record(hall: Hall, turn: number, slips: Readonly<Record<string, typeof TOP>>): void {
  const entries = Object.entries(slips).map(([entrant, slip]) => ({ entrant, slip }));
  hall.tell('record-slips', { game: 'g', turn, slips: entries });
}

const stillIn = (hall: Hall) => hall.journal.ledger.stillIn('g');
const ranks = (hall: Hall) =>
  rankGame(hall.journal.state, hall.journal.ledger, 'g').map(({ rank, entrant }) => `${rank} ${entrant.id}`);

describe('sudden death (3.8.3, 5.9; 7.3 before 2023)', () => {
  it('puts out whoever scores less than the best of the others', () => {
    expect(stillIn(firstTurn({ p1: TOP, p2: TOP, p3: MARE_10 }))).toEqual(['p1', 'p2']);
  });

  it('compares with what players found, not with the top', () => {
    expect(stillIn(firstTurn({ p1: MARE_10, p2: MARE_10, p3: RA_4 }))).toEqual(['p1', 'p2']);
  });

  it('puts several out at once, and they share their rank', () => {
    const hall = firstTurn({ p1: TOP, p2: MARE_10, p3: RA_4, p4: ABSENT });
    expect(stillIn(hall)).toEqual(['p1']);
    expect(ranks(hall)).toEqual(['1 p1', '2 p2', '2 p3', '2 p4']);
  });

  it('puts nobody out when all score the same, be it nothing', () => {
    expect(stillIn(firstTurn({ p1: TOP, p2: TOP }))).toEqual(['p1', 'p2']);
    expect(stillIn(firstTurn({ p1: ABSENT, p2: ABSENT }))).toEqual(['p1', 'p2']);
  });

  it('compares what penalties leave: 14 less 5 beside 9, both stay (D26)', () => {
    const hall = firstTurn({ p1: MARE_10, p2: MARE_10, p3: RA_4 });
    const give = (entrant: string, points: number, penalty: number) =>
      hall.tell('rule-slip', {
        ...{ game: 'g', turn: 1, entrant, reason: 'essai' },
        ruling: { outcome: 'accepted', points, penalty, warning: false },
      });
    give('p1', 14, 5);
    give('p2', 9, 0);
    give('p3', 13, 5);
    expect(stillIn(hall)).toEqual(['p1', 'p2']);
  });

  it('puts nobody out for an average, which is no solution found', () => {
    const hall = firstTurn({ p1: RA_4, p2: RA_4, p3: TOP });
    const average = {
      game: 'g',
      turn: 1,
      entrant: 'p3',
      ruling: { outcome: 'average' },
      reason: 'bulletin perdu',
    } as const;
    hall.tell('rule-slip', average);
    for (const entrant of ['p1', 'p2']) {
      const ruling = { outcome: 'accepted', points: 4, penalty: 5, warning: false } as const;
      hall.tell('rule-slip', { game: 'g', turn: 1, entrant, ruling, reason: 'mauvaise localisation' });
    }
    expect(stillIn(hall)).toEqual(['p1', 'p2', 'p3']);
  });

  it('takes a penalty off on the turn itself', () => {
    const hall = firstTurn({ p1: TOP, p2: TOP });
    const ruling = { outcome: 'accepted', points: 70, penalty: 5, warning: false } as const;
    hall.tell('rule-slip', { game: 'g', turn: 1, entrant: 'p1', ruling, reason: 'mauvaise localisation' });
    expect(stillIn(hall)).toEqual(['p2']);
  });

  it('takes the cost of the 4th warning off on the turn itself, not at the end', () => {
    const hall = firstTurn({ p1: TOP, p2: TOP });
    const warn = () => hall.tell('give-warning', { game: 'g', turn: 1, entrant: 'p1', reason: 'bruit' });
    for (let count = 1; count <= 3; count++) warn();
    expect(stillIn(hall)).toEqual(['p1', 'p2']);
    warn();
    expect(stillIn(hall)).toEqual(['p2']);
    expect(hall.journal.ledger.result('g', 1, 'p1')).toMatchObject({ warningCost: 5, total: 65 });
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
    hall.tell('finish-game', { game: 'g', cause: 'sudden-death', reason: '' });
    expect(hall.journal.ledger.gameTotal('g', 'p1')).toMatchObject({ warningCost: 0, total: 65 });
  });

  it('counts the warnings of earlier turns', () => {
    const hall = firstTurn({ p1: TOP, p2: TOP });
    for (let count = 1; count <= 3; count++) {
      hall.tell('give-warning', { game: 'g', turn: 1, entrant: 'p1', reason: 'bruit' });
    }
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
    playTurn(hall, 'MERNIAS', 2);
    record(hall, 2, { p1: slipOf('MENERAIS', '5E', 68), p2: slipOf('MENERAIS', '5E', 86) });
    expect(hall.journal.ledger.result('g', 2, 'p1')).toMatchObject({
      points: 86,
      warnings: 1,
      warningCost: 5,
      total: 81,
    });
    expect(stillIn(hall)).toEqual(['p2']);
  });

  it('takes off what the warnings of this turn add, not again what earlier ones cost', () => {
    const hall = firstTurn({ p1: TOP, p2: TOP });
    for (const entrant of ['p1', 'p2', 'p1', 'p2', 'p1', 'p2', 'p1', 'p2']) {
      hall.tell('give-warning', { game: 'g', turn: 1, entrant, reason: 'bruit' });
    }
    expect(stillIn(hall)).toEqual(['p1', 'p2']);
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
    playTurn(hall, 'MERNIAS', 2);
    record(hall, 2, { p1: slipOf('MENERAIS', '5E', 68), p2: slipOf('MENERAIS', '5E', 86) });
    const [told, silent] = ['p1', 'p2'].map((entrant) => hall.journal.ledger.result('g', 2, entrant));
    expect([told.warnings, told.warningCost, told.total]).toEqual([1, 5, 81]);
    expect([silent.warnings, silent.warningCost, silent.total]).toEqual([0, 0, 86]);
  });

  it('waits for a slip that is not there yet', () => {
    const hall = openHall({ players: 3, game: SUDDEN });
    playTurn(hall, 'MENERAI', 1);
    record(hall, 1, { p1: TOP, p2: RA_4 });
    expect(stillIn(hall)).toEqual(['p1', 'p3']);
  });

  it('asks nothing more of whoever is out', () => {
    const hall = firstTurn({ p1: TOP, p2: TOP, p3: RA_4 });
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
    playTurn(hall, 'MERNIAS', 2);
    const answer = hall.ask('record-slips', { game: 'g', turn: 2, slips: [{ entrant: 'p3', slip: ABSENT }] }, CHIEF);
    expect(answer).toMatchObject({ ok: false, fault: { code: 'out-of-the-game' } });
    expect(hall.journal.ledger.missingTables('g', 2, 'c')).toEqual([1, 2]);
  });

  it('brings back whoever a correction saves', () => {
    const hall = firstTurn({ p1: TOP, p2: RA_4 });
    expect(stillIn(hall)).toEqual(['p1']);
    hall.tell('correct-slip', { game: 'g', turn: 1, entrant: 'p2', slip: TOP, reason: 'mal lu' });
    expect(stillIn(hall)).toEqual(['p1', 'p2']);
  });

  it('is over when one is left, and not before', () => {
    const hall = firstTurn({ p1: TOP, p2: TOP });
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
    const finish = () => hall.ask('finish-game', { game: 'g', cause: 'sudden-death', reason: '' });
    expect(finish()).toMatchObject({ ok: false, fault: { code: 'several-still-in' } });
    hall.tell('correct-slip', { game: 'g', turn: 1, entrant: 'p2', slip: RA_4, reason: 'mal lu' });
    expect(finish().ok).toBe(true);
  });

  it('is over too when everybody is out, having left; the last ones out share the first rank', () => {
    const hall = firstTurn({ p1: TOP, p2: TOP, p3: RA_4 });
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
    playTurn(hall, 'MERNIAS', 2);
    for (const entrant of ['p1', 'p2'])
      hall.tell('note-departure', { entrant, reason: 'parti', from: { game: 0, turn: 2 } });
    expect(stillIn(hall)).toEqual([]);
    expect(ranks(hall)).toEqual(['1 p1', '1 p2', '3 p3']);
  });

  it('gives no solo: everybody else is out', () => {
    const hall = firstTurn(
      Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`p${at + 1}`, at === 0 ? TOP : RA_4])),
    );
    expect(hall.journal.ledger.result('g', 1, 'p1')).toMatchObject({ solo: undefined, total: 70 });
  });
});

describe('a sudden death to separate equal totals (3.8.3)', () => {
  it('orders those who played it and adds no points', () => {
    const hall = openHall({ players: 3 });
    playTurn(hall, 'MENERAI', 1);
    record(hall, 1, { p1: TOP, p2: TOP, p3: RA_4 });
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    const rows = () =>
      rankOverall(hall.journal.state, hall.journal.ledger).map(
        ({ rank, entrant, total }) => `${rank} ${entrant.id} ${total}`,
      );
    expect(rows()).toEqual(['1 p1 70', '1 p2 70', '3 p3 4']);
    const entrants = ['p1', 'p2'];
    hall.tell('plan-game', {
      id: 's',
      name: 'Départage',
      formula: 'normale',
      ...SUDDEN,
      entrants,
      separatesTies: true,
    });
    playTurn(hall, 'MENERAI', 1, 's');
    expect(hall.ask('record-tops', { game: 's', turn: 1, entrants: ['p3'] })).toMatchObject({
      fault: { code: 'not-in-this-game' },
    });
    hall.tell('record-slips', {
      game: 's',
      turn: 1,
      slips: [
        { entrant: 'p1', slip: RA_4 },
        { entrant: 'p2', slip: MARE_10 },
      ],
    });
    expect(rows()).toEqual(['1 p2 70', '2 p1 70', '3 p3 4']);
  });
});
