import { expect, test } from 'vitest';
import {
  allEntrants,
  groupsOf,
  matchRows,
  type PresentPlayer,
  presentKey,
  presentRows,
  toggleJoining,
  toggleRow,
  waitingOf,
} from './present.ts';

const PLAYERS = [
  { member: 'a', person: { name: 'ÉTÉ Anne-Marie' } },
  { member: 'b', person: { name: 'BETA Bruno' } },
  { person: { name: 'MARTIN Zoé' } },
];

test('somebody is found by the first letters of any of his names, accents or not', () => {
  const found = (typed: string) =>
    matchRows(
      PLAYERS.map((player) => [player]),
      typed,
    ).map(([{ person }]) => person.name);
  expect(found('ete')).toEqual(['ÉTÉ Anne-Marie']);
  expect(found('mar')).toEqual(['ÉTÉ Anne-Marie', 'MARTIN Zoé']);
  expect(found('z mart')).toEqual(['MARTIN Zoé']);
  expect(found('eta')).toEqual([]);
  expect(found('')).toHaveLength(3);
});

test('somebody is found by his licence too, and two of a name are two by theirs', () => {
  const twins = [
    { member: 'a', person: { name: 'ALPHA Anne', licence: '1001' } },
    { member: 'b', person: { name: 'ALPHA Anne', licence: '1002' } },
  ];
  const rows = twins.map((player) => [player]);
  expect(matchRows(rows, '1002')).toEqual([[twins[1]]]);
  const listed = (licence: string) => ({ line: 1, members: [{ name: 'Anne Alpha', licence }] });
  expect(allEntrants([[twins[0]]], [listed('1001'), listed('1002')]).map(({ members }) => members[0].licence)).toEqual([
    ...['1001', '1002'],
  ]);
});

test('a tick is put and taken away', () => {
  const once = toggleRow([], [PLAYERS[1]], false);
  expect(once.map(presentKey)).toEqual(['b']);
  expect(toggleRow(once, [PLAYERS[1]], false)).toEqual([]);
  const visitor = toggleRow(once, [{ person: { name: 'Zoé MARTIN' } }], false);
  expect(visitor.map(presentKey)).toContain(presentKey(PLAYERS[2]));
});

const named = (groups: readonly (readonly PresentPlayer[])[]) =>
  groups.map((group) => group.map(({ person }) => person.name));
const FOUR: readonly PresentPlayer[] = ['a', 'b', 'c', 'd'].map((member) => ({ member, person: { name: member } }));
const [A, B, C, D] = FOUR;

test('in an evening of pairs, two who are ticked one after the other play together', () => {
  const tick = (present: readonly PresentPlayer[], ...players: readonly PresentPlayer[]) =>
    players.reduce((ticked, player) => toggleRow(ticked, [player], true), present);
  const three = tick([], A, B, C);
  expect(named(groupsOf(three, true))).toEqual([['a', 'b'], ['c']]);
  expect(waitingOf(three)?.member).toBe('c');
  // A goes home: B plays with whoever is ticked next, and C still waits.
  const two = tick(three, A);
  expect(named(groupsOf(two, true))).toEqual([['b'], ['c']]);
  expect(named(groupsOf(tick(two, D), true))).toEqual([['b'], ['c', 'd']]);
  expect(named(groupsOf(three, false))).toEqual([['a'], ['b'], ['c']]);
  expect(named(groupsOf(tick([], A, B), true))).toEqual([['a', 'b']]);
});

test('pairs of the last evening come first, and are ticked as one', () => {
  const partners: Readonly<Record<string, PresentPlayer>> = { a: C, c: A };
  const rows = presentRows(FOUR, ({ member = '' }) => partners[member], true);
  expect(named(rows)).toEqual([['a', 'c'], ['a'], ['b'], ['c'], ['d']]);
  const both = toggleRow([], rows[0], true);
  expect(named(groupsOf(both, true))).toEqual([['a', 'c']]);
  expect(toggleRow(both, rows[0], true)).toEqual([]);
  // Ticked with somebody else before: the pair takes him back.
  const other = toggleRow(toggleRow([], [A], true), [B], true);
  expect(named(groupsOf(toggleRow(other, rows[0], true), true))).toEqual([['b'], ['a', 'c']]);
  expect(presentRows(FOUR, ({ member = '' }) => partners[member], false)).toHaveLength(4);
});

test('a visitor may become a member, or not after all', () => {
  const visitor = toggleRow([], [PLAYERS[2]], false);
  const joining = toggleJoining(visitor, visitor[0], 'n');
  expect(joining[0].joins).toBe('n');
  expect(toggleJoining(joining, visitor[0], 'o')).toEqual(visitor);
});

test('who is ticked and on the list too plays once', () => {
  const listed = [
    { line: 1, members: [{ name: 'Bruno BETA' }] },
    { line: 2, members: [{ name: 'Chat' }, { name: 'BETA Bruno' }] },
    { line: 3, members: [{ name: 'Geai' }] },
  ];
  const all = allEntrants([[PLAYERS[1]]], listed);
  expect(all.map(({ members }) => members.map(({ name }) => name))).toEqual([
    ['BETA Bruno'],
    ['Chat', 'BETA Bruno'],
    ['Geai'],
  ]);
});
