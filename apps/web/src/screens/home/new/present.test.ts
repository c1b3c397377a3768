import { expect, test } from 'vitest';
import { allEntrants, matchPlayers, presentKey, togglePresent } from './present.ts';

const PLAYERS = [
  { member: 'a', person: { name: 'ÉTÉ Anne-Marie' } },
  { member: 'b', person: { name: 'BETA Bruno' } },
  { person: { name: 'MARTIN Zoé' } },
];

test('somebody is found by the first letters of any of his names, accents or not', () => {
  const found = (typed: string) => matchPlayers(PLAYERS, typed).map(({ person }) => person.name);
  expect(found('ete')).toEqual(['ÉTÉ Anne-Marie']);
  expect(found('mar')).toEqual(['ÉTÉ Anne-Marie', 'MARTIN Zoé']);
  expect(found('z mart')).toEqual(['MARTIN Zoé']);
  expect(found('eta')).toEqual([]);
  expect(found('')).toHaveLength(3);
});

test('a tick is put and taken away', () => {
  const once = togglePresent([], PLAYERS[1]);
  expect(once.map(presentKey)).toEqual(['b']);
  expect(togglePresent(once, PLAYERS[1])).toEqual([]);
  expect(togglePresent(once, { person: { name: 'Zoé MARTIN' } }).map(presentKey)).toContain(presentKey(PLAYERS[2]));
});

test('who is ticked and on the list too plays once', () => {
  const listed = [
    { line: 1, members: [{ name: 'Bruno BETA' }] },
    { line: 2, members: [{ name: 'Chat' }, { name: 'BETA Bruno' }] },
    { line: 3, members: [{ name: 'Geai' }] },
  ];
  const all = allEntrants([PLAYERS[1]], listed);
  expect(all.map(({ members }) => members.map(({ name }) => name))).toEqual([
    ['BETA Bruno'],
    ['Chat', 'BETA Bruno'],
    ['Geai'],
  ]);
});
