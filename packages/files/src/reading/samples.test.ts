import { readFileSync } from 'node:fs';
import { unwrap } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { parseRoster } from '../roster/index.ts';
import { readList } from './list.ts';

/** The people of a file of testdata, a line each, and how many lines are refused. */
function peopleIn(name: string) {
  const content = readFileSync(new URL(`./testdata/${name}`, import.meta.url));
  const { entrants, refused } = unwrap(parseRoster(unwrap(readList(content))));
  const people = entrants.map(({ members }) =>
    members
      .map(({ name: called, licence, category, series, club }) =>
        [called, licence, category, series, club].filter(Boolean).join(' '),
      )
      .join(' et '),
  );
  return { people, refused };
}

const PEOPLE = [
  'DUPONT Éloïse 1023456 S 4B PB12',
  "D'HAENE Jean-Noël 2034567 V 3A PB12",
  'ŒUVRARD Zoé 1098765 J NC PB12',
  'LE GOFF Maëlle 3003003 D 2A BR05',
  'NÚÑEZ Íñigo 4004004 S 6D XY1',
  'MARTIN Anne 5005005 S 5C XY1',
];

describe('lists that other programs wrote', () => {
  it.each([
    'excel_fr_cp1252.csv',
    // Two titles, clubs merged over their players, full names made by a formula, a hidden sheet first, a row of totals.
    'libreoffice-titles-merged-formulas-hidden.xlsx',
    // The formulas of the names shown were never worked out; surnames and first names are in hidden columns.
    'openpyxl-hidden-columns.xlsx',
  ])('%s', (name) => {
    expect(peopleIn(name)).toEqual({ people: PEOPLE, refused: [] });
  });

  it('pairsAB.xlsx', () => {
    expect(peopleIn('pairsAB.xlsx')).toEqual({ people: ["DUPONT Éloïse PB12 et D'HAENE Jean-Noël"], refused: [] });
  });
});
