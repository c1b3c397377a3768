import { unwrap } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { type RegisteredEntrant, takenTables, withoutRegistered } from './registered.ts';
import { parseRoster } from './roster.ts';

const registered: readonly RegisteredEntrant[] = [
  { members: [{ name: 'CHAT Félix', licence: '1' }], centre: 'a', table: 1, isPresent: true },
  { members: [{ name: 'Loup', club: 'ABC' }], centre: 'b', table: 2, isPresent: true },
  { members: [{ name: 'Pie' }, { name: 'Geai' }], centre: 'a', table: 3, isPresent: false },
];

const compare = (text: string) => withoutRegistered(unwrap(parseRoster(text)), registered, 'a');
const faults = (text: string) => compare(text).refused.map(({ line, code }) => `${line} ${code}`);

describe('a list for people who are registered already', () => {
  it.each([
    ['the same licence under another name', 'nom;licence\nChatte;1', ['2 licence-registered']],
    ['the same name, case and accents aside', 'Chat Felix', ['1 name-registered']],
    ['the same name in another centre', 'nom;club\nLoup;ABC', ['2 name-registered']],
    ['a member of a pair that left', 'Ours et Geai', ['1 name-registered']],
    ['a namesake of another club', 'nom;club\nLoup;DEF', []],
    ['a table where somebody sits', 'table;nom\n1;Ours', ['2 table-occupied']],
    ['a table of another centre, or of somebody who left', 'table;nom\n2;Ours\n3;Renard', []],
  ])('%s', (_, text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  it('keeps the others, and tells everything in the order of the lines', () => {
    const { entrants, refused } = compare('Ours\nPie\n12345\nRenard\nOurs');
    expect(entrants.map(({ members }) => members[0].name)).toEqual(['Ours', 'Renard']);
    expect(refused.map(({ text }) => text)).toEqual([
      'Ligne 2 : « Pie » est déjà inscrit, à la table 3 : effacez la ligne ou, si ce sont deux personnes, donnez leur licence ou leur club.',
      'Ligne 3 : il n’y a pas de nom : écrivez-le, ou effacez la ligne.',
      'Ligne 5 : « Ours » est déjà à la ligne 1 : effacez l’une des deux ou, si ce sont deux personnes, donnez leur licence ou leur club.',
    ]);
  });
});

it('somebody registered with his names the other way round is pointed out', () => {
  const { entrants, doubtful } = compare('Félix Chat\nOurs');
  expect(entrants).toHaveLength(2);
  expect(doubtful.map(({ text }) => text)).toEqual([
    'Ligne 1 : « Félix Chat » ressemble à « CHAT Félix », déjà inscrit à la table 1 : si c’est la même personne, effacez la ligne.',
  ]);
});

it('the tables of a centre are those where somebody sits', () => {
  expect([...takenTables(registered, 'a')]).toEqual([[1, 'CHAT Félix']]);
});
