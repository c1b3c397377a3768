import { describe, expect, it } from 'vitest';
import type { Person } from '../people.ts';
import { type Hall, type HallSetup, openHall, playTurn, slipOf } from '../testing/hall.ts';
import { rankAmong, rankBy, rankClubs, rankPairs, rankTeams } from './groups.ts';
import { type RankingRow, rankOverall } from './ranking.ts';

const TOP_70 = slipOf('MENERAI', 'H4', 70);
const MARE_10 = slipOf('MARE', 'H5', 10);
const RA_4 = slipOf('RA', 'H8', 4);

/** A turn of entrants `p1`, `p2`… with these people and slips. */
function tournament(
  entrants: readonly (readonly [members: readonly Person[], slip: typeof TOP_70])[],
  setup: HallSetup = {},
): Hall {
  const hall = openHall({ players: entrants.length, ...setup });
  for (const [index, [members]] of entrants.entries())
    hall.tell('amend-entrant', { entrant: `p${index + 1}`, members });
  playTurn(hall, 'MENERAI', 1);
  const slips = entrants.map(([, slip], index) => ({ entrant: `p${index + 1}`, slip }));
  hall.tell('record-slips', { game: 'g', turn: 1, slips });
  return hall;
}

const overall = ({ journal: { state, ledger } }: Hall) => rankOverall(state, ledger);
const show = (rows: readonly RankingRow[]) => rows.map(({ rank, entrant, total }) => `${rank} ${entrant.id} ${total}`);
const groups = (some: ReturnType<typeof rankClubs>) => some.map(({ rank, name, total }) => `${rank} ${name} ${total}`);

describe('rankings of some', () => {
  const mixed = () =>
    tournament([
      [[{ name: 'A', category: 'S', series: '1A', club: 'X01' }], RA_4],
      [[{ name: 'B', category: 'V', series: '1A', club: 'X01' }], TOP_70],
      [
        [
          { name: 'C', category: 'S', series: '2B', club: 'Y02' },
          { name: 'D', category: 'S', series: '3A', club: 'Y02' },
        ],
        MARE_10,
      ],
      [[{ name: 'E', category: 'S', series: '2B', club: 'Y02' }], MARE_10],
    ]);

  it('by category, series and club count again among themselves', () => {
    const rows = overall(mixed());
    const by = (grouping: Parameters<typeof rankBy>[1]) =>
      Object.fromEntries([...rankBy(rows, grouping)].map(([value, some]) => [value, show(some)]));
    expect(by('category')).toEqual({ S: ['1 p3 10', '1 p4 10', '3 p1 4'], V: ['1 p2 70'] });
    expect(by('series')).toEqual({ '1A': ['1 p2 70', '2 p1 4'], '2B': ['1 p4 10'] });
    expect(by('club')).toEqual({ X01: ['1 p2 70', '2 p1 4'], Y02: ['1 p3 10', '1 p4 10'] });
    expect(by('federation')).toEqual({});
  });

  it('of pairs and of any chosen few', () => {
    const rows = overall(mixed());
    expect(show(rankPairs(rows))).toEqual(['1 p3 10']);
    expect(show(rankAmong(rows, ({ id }) => id !== 'p2'))).toEqual(['1 p3 10', '1 p4 10', '3 p1 4']);
  });

  it('of teams and clubs add up their best', () => {
    const hall = mixed();
    hall.tell('form-team', { id: 't1', name: 'Rouges', entrants: ['p1', 'p2'] });
    hall.tell('form-team', { id: 't2', name: 'Bleus', entrants: ['p3', 'p4'], counted: 1 });
    const rows = overall(hall);
    expect(groups(rankTeams(hall.journal.state, rows))).toEqual(['1 Rouges 74', '2 Bleus 10']);
    expect(groups(rankClubs(rows))).toEqual(['1 X01 74', '2 Y02 20']);
    expect(groups(rankClubs(rows, 1))).toEqual(['1 X01 70', '2 Y02 10']);
  });
});

describe('names of groups', () => {
  const inClubs = (...clubs: readonly string[]) =>
    tournament(clubs.map((club, index) => [[{ name: `Joueur ${index}`, club }], RA_4]));

  it('are in the order of a French dictionary, capitals and accents or not', () => {
    const rows = overall(inClubs('Zurich', 'Écully', 'besançon', 'Albi', 'Club 10', 'Club 9'));
    const names = ['Albi', 'besançon', 'Club 9', 'Club 10', 'Écully', 'Zurich'];
    expect([...rankBy(rows, 'club').keys()]).toEqual(names);
    expect(rankClubs(rows).map(({ name }) => name)).toEqual(names);
  });

  it('put equal teams in order', () => {
    const hall = inClubs('A', 'A', 'A');
    for (const [index, name] of ['Zèbres', 'Éléphants', 'élans'].entries()) {
      hall.tell('form-team', { id: `t${index}`, name, entrants: [`p${index + 1}`] });
    }
    expect(groups(rankTeams(hall.journal.state, overall(hall)))).toEqual(['1 élans 4', '1 Éléphants 4', '1 Zèbres 4']);
  });

  it('are in one order whoever registered first, even those that a dictionary does not tell apart', () => {
    const names = ['Club 01', 'Club 1'];
    for (const clubs of [names, names.toReversed()]) {
      const rows = overall(inClubs(...clubs));
      expect([...rankBy(rows, 'club').keys()]).toEqual(names);
      expect(groups(rankClubs(rows))).toEqual(['1 Club 01 4', '1 Club 1 4']);
    }
  });
});

it('a club out of a sudden death on one turn counts its best totals, whoever registered first', () => {
  const first = [[{ name: 'A', club: 'X' }], TOP_70] as const;
  const others = [MARE_10, RA_4].map((slip) => [[{ name: 'B', club: 'Y' }], slip] as const);
  for (const some of [others, others.toReversed()]) {
    const rows = overall(tournament([first, ...some], { game: { rhythm: 'mort-subite' } }));
    expect(groups(rankClubs(rows, 1))).toEqual(['1 X 70', '2 Y 10']);
  }
});
