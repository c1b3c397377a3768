import { expect, test } from 'vitest';
import { entrantSearch } from './search.ts';

const ROWS = [
  { table: 1, members: [{ name: 'LÉROT Cœur', club: 'Évry', licence: '12' }] },
  { table: 12, members: [{ name: 'LOUP Élise' }] },
  {
    table: 3,
    members: [
      { name: 'CHAT Félix', licence: '0012345' },
      { name: 'CHIEN Noé 12', licence: '7' },
    ],
  },
];
const found = (search: string) => ROWS.filter(entrantSearch(search)).map(({ table }) => table);

test.each([
  ['nothing finds everybody', '  ', [1, 12, 3]],
  ['a name, accents and case aside', ' elise', [12]],
  ['part of one, of either of a pair', 'chien', [3]],
  ['a club, alone or behind the name', 'coeur evry', [1]],
  ['digits: the table, or a licence', '12', [1, 12]],
  ['a name in another order, however it is spaced', 'elise  loup', [12]],
  ['a licence of one of a pair', '7', [3]],
  ['a whole licence', '0012345', [3]],
  ['the beginning of one', '00123', [3]],
  ['not part of a licence', '345', []],
  ['five digits and more are no table', '00012', []],
  ['letters and digits are a name', 'noe 12', [3]],
  ['what nobody has', 'undefined', []],
] as const)('%s', (_, search, tables) => {
  expect(found(search)).toEqual(tables);
});
