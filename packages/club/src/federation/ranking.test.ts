import { expect, test } from 'vitest';
import type { MemberCard } from '../members/card.ts';
import { openClub } from '../testing/desk.ts';
import { byTournament, type Figures, resultOf } from '../testing/results.ts';
import { type DaySpan, type FederatedClub, gatherEvenings } from './gathering.ts';
import { type FederationChoice, qualify, rankFederation } from './ranking.ts';

type Evenings = Readonly<Record<string, Readonly<Record<string, number | Figures>>>>;

/** A club whose members played these evenings, each under his id; who has no card here is a visitor. */
function club(
  id: string,
  cards: Readonly<Record<string, Omit<MemberCard, 'familyName'>>>,
  evenings: Evenings,
): FederatedClub {
  const desk = openClub();
  for (const [member, card] of Object.entries(cards)) desk.add(member, { familyName: member, ...card });
  const results = Object.entries(evenings).map(([tournament, totals], index) => {
    const players = Object.keys(totals).map((entrant) => [entrant, entrant in cards ? entrant : null]);
    desk.evening(tournament, `2026-10-0${index + 1}`, Object.fromEntries(players));
    desk.close(tournament);
    return resultOf(tournament, totals, 1000);
  });
  return { id, name: `Club ${id}`, journal: desk.journal, results: byTournament(...results) };
}

const CLUBS = [
  club(
    'n',
    { anne: { licence: '1', category: 'S', series: '4A' }, bruno: { licence: '2', category: 'V' } },
    { n1: { anne: 900, bruno: 800 }, n2: { anne: 700, bruno: 950, gast: { total: 990, players: [{ name: 'gast' }] } } },
  ),
  club(
    's',
    { clea: { licence: '3', category: 'S' }, denis: { category: 'V' } },
    { s1: { clea: 850, denis: 600, anne: { total: 800, players: [{ name: 'Anne', licence: ' 1' }] } } },
  ),
];

const YEAR: DaySpan & FederationChoice = {
  ...{ from: '2026-09-01', to: '2027-06-30' },
  rule: { measure: { kind: 'percent' } },
};
const rank = (clubs: readonly FederatedClub[], choice: Partial<typeof YEAR> = {}) => {
  const asked = { ...YEAR, ...choice };
  return rankFederation(
    clubs.flatMap((one) => gatherEvenings(one, asked)),
    asked,
  );
};
const told = (choice: Partial<FederationChoice> = {}) =>
  rank(CLUBS, choice).rows.map((row) => [row.rank, row.name, row.clubs.join('+'), row.score, row.attendance]);

test('clubs are ranked together, somebody by his licence wherever he played; a visitor without one is nobody', () => {
  expect(told()).toEqual([
    [1, 'bruno', 'Club n', 87.5, 2],
    [2, 'clea', 'Club s', 85, 1],
    [3, 'anne', 'Club n', 80, 3],
    [4, 'denis', 'Club s', 60, 1],
  ]);
  expect(rank(CLUBS).events.map(({ tournament, club }) => [tournament, club])).toEqual([
    ['n1', 'Club n'],
    ['s1', 'Club s'],
    ['n2', 'Club n'],
  ]);
});

test('those who typed a dash for a licence are not one person', () => {
  const visitor = (name: string, total: number): Figures => ({ total, players: [{ name, licence: '-' }] });
  const { rows } = rank([club('n', { denis: {} }, { n1: { x: visitor('x', 900), denis: visitor('denis', 800) } })]);
  expect(rows.map(({ name, licence }) => [name, licence])).toEqual([['denis', '']]);
});

test('of two written under one licence on one evening, the member has it, or else the best one', () => {
  const visitor = (name: string, licence: string, total: number): Figures => ({ total, players: [{ name, licence }] });
  const evening = { x: visitor('x', '1', 999), anne: 500, y: visitor('y', '9', 400), z: visitor('z', '9', 300) };
  const { rows } = rank([club('n', { anne: { licence: '1' } }, { n1: evening })]);
  expect(rows.map(({ name, score, attendance }) => [name, score, attendance])).toEqual([
    ['anne', 50, 1],
    ['y', 40, 1],
  ]);
});

test('a phase is some of these events, and those of other days are not among them', () => {
  expect(told({ only: new Set(['n1', 's1']) }).map(([, name, , score]) => [name, score])).toEqual([
    ['anne', 85],
    ['clea', 85],
    ['bruno', 80],
    ['denis', 60],
  ]);
  expect(rank(CLUBS, { from: '2026-10-02' }).events).toHaveLength(1);
});

test('who goes on: the first of all, then of those left the first of each group; equals of the last one too', () => {
  const { rows } = rank(CLUBS);
  const through = (quotas: Partial<Parameters<typeof qualify>[1]>) => {
    const by = qualify(rows, { all: 0, category: 0, series: 0, club: 0, ...quotas });
    return rows.map(({ key, name }) => [name, by.get(key)]);
  };
  expect(through({ all: 1, category: 1 })).toEqual([
    ['bruno', 'all'],
    ['clea', 'category'],
    ['anne', undefined],
    ['denis', 'category'],
  ]);
  expect(through({ series: 1, club: 1 })).toEqual([
    ['bruno', 'club'],
    ['clea', 'club'],
    ['anne', 'series'],
    ['denis', undefined],
  ]);
  const equals = rows.map((row) => ({ ...row, rank: 1 }));
  expect(qualify(equals, { all: 1, category: 0, series: 0, club: 0 }).size).toBe(4);
  expect(qualify(rows, { all: 9, category: 0, series: 0, club: 0 }).size).toBe(4);
});
