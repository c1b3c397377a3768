import { compareEditions, EDITIONS, makeTable } from '@raccord/regulation';
import { expect, test } from 'vitest';
import { findDifferences, findRows } from './rows.ts';

test('a row is found by all the words sought, in any column, accents and case aside', () => {
  const rows = makeTable(EDITIONS['2019']);
  expect(findRows(rows, '')).toEqual(rows);
  const found = findRows(rows, 'PENALITE localisation');
  expect(found).toHaveLength(1);
  expect(found[0].sanction).toBe('pénalité de 5 points');
  expect(findRows(rows, 'girafe')).toEqual([]);
});

test('a difference is found by what either edition says of it', () => {
  const differences = compareEditions(EDITIONS['2015'], EDITIONS['2019']);
  expect(findDifferences(differences, '')).toEqual(differences);
  expect(findDifferences(differences, 'prolongement fallacieux').length).toBeGreaterThan(0);
  expect(findDifferences(differences, 'décalé').length).toBeGreaterThan(0);
});
