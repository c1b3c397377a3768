import { expect, it } from 'vitest';
import { makeResultLines } from './lines.ts';
import { ANIMALS, overall } from './testing/results.ts';

const linesOf = (asked: ReturnType<typeof overall>, centre = 'c'): string[] =>
  Buffer.from(makeResultLines(asked.ranking.rows, centre)).toString('latin1').split('\r\n');

const named = (name: string): string => linesOf(overall([{ members: [{ name }], table: 1, totals: [812] }]))[0];

it('goes from the first table to the last one, in order, and says which ones are empty', () => {
  expect(linesOf(overall(ANIMALS))).toEqual([
    '"2","LOUP Élise","1312"',
    '"3","CHAT Félix et CHIEN Noé","1200"',
    '"4","--table vide--","-1"',
    '"5","LÉROT Coeur","1745"',
    '',
  ]);
});

it('has the tables of one centre only', () => {
  const [first, ...others] = ANIMALS;
  const asked = overall([{ ...first, centre: 'd', table: 3 }, ...others]);
  expect(linesOf(asked, 'd')).toEqual(['"3","LÉROT Coeur","1745"', '']);
  expect(linesOf(asked)).toHaveLength(3);
  expect(linesOf(asked, 'ailleurs')).toEqual(['']);
});

it.each([
  ['e\u0301lan', 'élan'],
  ['D’OURS', "D'OURS"],
  ['ČESKÝ Łoś', 'CESKÝ Los'],
  ['Chat “noir” "gris"', "Chat 'noir' 'gris'"],
  ['Chat\r\n"2"', "Chat '2'"],
  ['猫 😺', '? ?'],
])('writes %j in Latin-1 as %j', (name, written) => {
  expect(named(name)).toBe(`"1","${written}","812"`);
});
