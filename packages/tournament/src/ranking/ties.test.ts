import type { EditionName } from '@raccord/regulation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABSENT, type Hall, layTop, openHall, openTwoCentres, playTurn, slipOf } from '../testing/hall.ts';
import { rankOverall } from './ranking.ts';
import { describeTies } from './ties.ts';

const TOP_70 = slipOf('MENERAI', 'H4', 70);
const RA_4 = slipOf('RA', 'H8', 4);
const DRAWS = ['MENERAI', 'MERNIAS'];

/** A sudden death of one turn: who plays it (everybody, unless it is said) and who is out. */
interface Death {
  readonly players?: readonly string[];
  readonly out: readonly string[];
}

/** A game with the points of each player on each turn, then sudden deaths to separate equal totals. */
interface Played {
  readonly points: Readonly<Record<string, readonly number[]>>;
  readonly deaths?: readonly Death[];
  /** The tournament has the usual tie-breaks, or none but the sudden deaths. */
  readonly tieBreaks?: readonly string[];
  /** In which order they registered. */
  readonly order?: readonly string[];
  readonly edition?: EditionName;
  /** Who is warned on the first turn. */
  readonly warned?: readonly string[];
}

/** The ranks that come of it, by name. */
function ranks({ points, deaths = [], tieBreaks, warned = [], ...played }: Played): Record<string, number> {
  const { order = Object.keys(points), edition = '2019' } = played;
  const hall = openHall({ edition, players: order.length, settings: tieBreaks ? { tieBreaks } : {} });
  const idOf = (name: string) => `p${order.indexOf(name) + 1}`;
  for (const turn of [1, 2]) {
    playTurn(hall, DRAWS[turn - 1], turn);
    hall.tell('record-slips', { game: 'g', turn, slips: order.map((name) => ({ entrant: idOf(name), slip: ABSENT })) });
    for (const name of order) {
      const ruling = {
        outcome: 'accepted',
        points: points[name][turn - 1],
        penalty: 0,
        warning: turn === 1 && warned.includes(name),
      } as const;
      hall.tell('rule-slip', { game: 'g', turn, entrant: idOf(name), ruling, reason: 'essai' });
    }
    layTop(hall, turn);
  }
  hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
  for (const [index, death] of deaths.entries()) playDeath(hall, `s${index}`, death, order, idOf);
  const rows = rankOverall(hall.journal.state, hall.journal.ledger);
  return Object.fromEntries(rows.map(({ rank, entrant }) => [order[Number(entrant.id.slice(1)) - 1], rank]));
}

function playDeath(
  hall: Hall,
  id: string,
  { players, out }: Death,
  order: readonly string[],
  idOf: (name: string) => string,
): void {
  const death = { formula: 'normale', rhythm: 'mort-subite', separatesTies: true } as const;
  hall.tell('plan-game', { id, name: id, ...death, ...(players ? { entrants: players.map(idOf) } : {}) });
  playTurn(hall, DRAWS[0], 1, id);
  const slips = (players ?? order).map((name) => ({ entrant: idOf(name), slip: out.includes(name) ? RA_4 : TOP_70 }));
  hall.tell('record-slips', { game: id, turn: 1, slips });
  layTop(hall, 1, id);
  hall.tell('finish-game', { game: id, cause: 'decision', reason: 'essai' });
}

const EQUAL = { a: [1, 1], b: [1, 1], c: [1, 1] };

describe('a sudden death (3.8.3)', () => {
  it('separates those who all played it', () => {
    expect(ranks({ points: EQUAL, deaths: [{ players: ['a', 'b', 'c'], out: ['a', 'b'] }] })).toEqual({
      ...{ c: 1, a: 2, b: 2 },
    });
  });

  it('separates nobody while somebody with the same total did not play it', () => {
    expect(ranks({ points: EQUAL, deaths: [{ players: ['a', 'b'], out: ['a'] }] })).toEqual({ a: 1, b: 1, c: 1 });
  });

  it('separates them once another one has set apart who did not play it', () => {
    const deaths = [
      { players: ['a', 'b'], out: ['a'] },
      { players: ['a', 'b', 'c'], out: ['a', 'b'] },
    ];
    expect(ranks({ points: EQUAL, deaths, tieBreaks: [] })).toEqual({ c: 1, b: 2, a: 3 });
  });

  it('separates them once the last turn has', () => {
    const points = { a: [1, 2], b: [1, 2], c: [2, 1] };
    expect(ranks({ points, deaths: [{ players: ['a', 'b'], out: ['a'] }] })).toEqual({ b: 1, a: 2, c: 3 });
  });

  it('comes before the last turn', () => {
    const points = { a: [1, 2], b: [2, 1], c: [0, 0] };
    expect(ranks({ points, deaths: [{ players: ['a', 'b'], out: ['a'] }] })).toEqual({ b: 1, a: 2, c: 3 });
  });

  it('separates those who went out of another one on the same turn', () => {
    const hall = openHall({ players: 3, game: { rhythm: 'mort-subite' } });
    playTurn(hall, DRAWS[0], 1);
    const slips = [RA_4, RA_4, TOP_70].map((slip, index) => ({ entrant: `p${index + 1}`, slip }));
    hall.tell('record-slips', { game: 'g', turn: 1, slips });
    layTop(hall, 1);
    hall.tell('finish-game', { game: 'g', cause: 'sudden-death', reason: 'essai' });
    playDeath(hall, 's', { players: ['p1', 'p2'], out: ['p1'] }, [], (name) => name);
    const rows = rankOverall(hall.journal.state, hall.journal.ledger);
    expect(rows.map(({ rank, entrant }) => [rank, entrant.id])).toEqual([
      [1, 'p3'],
      [2, 'p2'],
      [3, 'p1'],
    ]);
  });

  it('that names nobody is played by everybody', () => {
    expect(ranks({ points: EQUAL, deaths: [{ out: ['b'] }] })).toEqual({ a: 1, c: 1, b: 3 });
  });
});

describe('equals (3.8.3)', () => {
  const points = { a: [1, 2], b: [2, 1], c: [0, 0] };

  it('share their rank under 2023, where the last turn separated them by usage before (3.8.3)', () => {
    expect(ranks({ points, edition: '2023' })).toEqual({ a: 1, b: 1, c: 3 });
    for (const edition of ['2015', '2016', '2019'] as const) {
      expect(ranks({ points, edition })).toEqual({ a: 1, b: 2, c: 3 });
    }
  });

  it('are separated under 2023 by a sudden death, and by what the competition chose', () => {
    const edition = '2023';
    expect(ranks({ points, edition, deaths: [{ players: ['a', 'b'], out: ['a'] }] })).toEqual({ b: 1, a: 2, c: 3 });
    expect(ranks({ points, edition, tieBreaks: ['last-turns'] })).toEqual({ a: 1, b: 2, c: 3 });
  });

  it('are separated by the tops lost, the fewest first', () => {
    // MENERAI is the top of the first turn: 70.
    const lost = { a: [60, 10], b: [70, 0], c: [35, 35] };
    expect(ranks({ points: lost, tieBreaks: ['tops-lost'] })).toEqual({ b: 1, a: 2, c: 2 });
  });

  it('lose no top on a turn that does not count for them: their centre cancelled it, or the game ended before it', () => {
    const hall = openTwoCentres({ edition: '2023', settings: { tieBreaks: ['tops-lost'] } });
    const ranked = () => {
      const rows = rankOverall(hall.journal.state, hall.journal.ledger);
      return Object.fromEntries(rows.map(({ rank, entrant }) => [entrant.id, rank]));
    };
    playTurn(hall, DRAWS[0], 1);
    hall.tell('cancel-turn', { game: 'g', turn: 1, centre: 'd', reason: 'chronomètre' });
    const slips = ['p1', 'p2'].map((entrant) => ({ entrant, slip: ABSENT }));
    hall.tell('record-slips', { game: 'g', turn: 1, slips });
    expect(ranked()).toEqual({ p3: 1, p4: 1, p1: 3, p2: 3 });
    layTop(hall, 1);
    playTurn(hall, DRAWS[1], 2, 'g', 'd');
    const top = { entrant: 'p3', slip: slipOf('MENERAIS', '5E', 86) };
    hall.tell('record-slips', { game: 'g', turn: 2, slips: [top, { entrant: 'p4', slip: ABSENT }] });
    hall.tell('finish-game', { game: 'g', cause: 'interruption', reason: 'incendie', lastTurn: 1 });
    expect(ranked()).toEqual({ p3: 1, p4: 1, p1: 3, p2: 3 });
  });

  it('are separated by warnings, the fewest first, whatever they cost', () => {
    const equal = { a: [1, 1], b: [1, 1], c: [1, 1] };
    expect(ranks({ points: equal, warned: ['a'], tieBreaks: ['warnings'] })).toEqual({ b: 1, c: 1, a: 3 });
  });

  it('are separated by one rule after the other, as chosen', () => {
    const lost = { a: [70, 0], b: [0, 70], c: [70, 0] };
    const tieBreaks = ['tops-lost', 'warnings'];
    expect(ranks({ points: lost, warned: ['a'], tieBreaks })).toEqual({ c: 1, a: 2, b: 3 });
    expect(ranks({ points: lost, warned: ['a'], tieBreaks: tieBreaks.toReversed() })).toEqual({ c: 1, b: 2, a: 3 });
  });
});

describe('the order of registration', () => {
  const NAMES = ['a', 'b', 'c', 'd', 'e'];

  it('does not choose who wins', () => {
    const points = { a: [1, 1], b: [2, 0], c: [0, 2] };
    const deaths = [{ players: ['a', 'c'], out: ['c'] }];
    const expected = { c: 1, a: 2, b: 3 };
    for (const order of [
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
      ['c', 'b', 'a'],
    ]) {
      expect(ranks({ points, deaths, order })).toEqual(expected);
    }
  });

  it('changes no rank', () => {
    /** Often equal totals, made on different turns. */
    const ofPlayer = fc.constantFrom([1, 1], [2, 0], [0, 2], [0, 1]);
    const points = fc.record(Object.fromEntries(NAMES.map((name) => [name, ofPlayer])));
    const death = fc
      .subarray(NAMES, { minLength: 2 })
      .chain((players) => fc.record({ players: fc.constant(players), out: fc.subarray(players) }));
    const deaths = fc.array(death, { maxLength: 3 });
    const tieBreaks = fc.constantFrom(undefined, []);
    const order = fc.shuffledSubarray(NAMES, { minLength: NAMES.length });
    fc.assert(
      fc.property(points, deaths, tieBreaks, order, (points, deaths, tieBreaks, order) => {
        const played = { points, deaths, ...(tieBreaks ? { tieBreaks } : {}) };
        expect(ranks({ ...played, order })).toEqual(ranks(played));
      }),
      { numRuns: 60 },
    );
  });
});

it('says what separated equal totals, and nothing where none were', () => {
  const hall = openHall({ players: 2, settings: { tieBreaks: ['last-turns', 'warnings'] } });
  const { state } = hall.journal;
  const rows = (...ranks: readonly number[]) => ranks.map((rank) => ({ total: 100, rank }));
  expect(describeTies(state, rows(1, 1))).toBeUndefined();
  expect(describeTies(state, rows(1, 2))).toBe(
    'À égalité de points : les derniers coups, en remontant, puis le moins d’avertissements.',
  );
  expect(describeTies(state, [...rows(1), { total: 90, rank: 2 }])).toBeUndefined();
  hall.tell('plan-game', { id: 's', name: 's', formula: 'normale', rhythm: 'mort-subite', separatesTies: true });
  expect(describeTies(state, rows(1, 2))).not.toContain('mort subite');
  hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
  playTurn(hall, DRAWS[0], 1, 's');
  expect(describeTies(hall.journal.state, rows(1, 2))).toBe(
    'À égalité de points : la mort subite, puis les derniers coups, en remontant, puis le moins d’avertissements.',
  );
});
