import { expect, it } from 'vitest';
import { freeTable, gatherTables, isAmong, parseTables, showTables } from './tableranges.ts';

it('reads tables as people write them', () => {
  const tables = [
    { from: 1, to: 20 },
    { from: 25, to: 25 },
  ];
  for (const text of ['1-20, 25', '1 à 20; 25', '1 - 20 , 25', ' 1–20 ,25,']) expect(parseTables(text)).toEqual(tables);
  expect(showTables(tables)).toBe('1–20, 25');
  expect(parseTables('')).toEqual([]);
  for (const text of ['un', '3-', '20-1', '0', '0-4', '1-2-3', '20001']) expect(parseTables(text)).toBeUndefined();
  expect([isAmong(tables, 20), isAmong(tables, 21)]).toEqual([true, false]);
});

it('gathers tables in a row, and finds a free one', () => {
  expect(showTables(gatherTables([7, 2, 1, 3]))).toBe('1–3, 7');
  expect(freeTable([1, 2, 4])).toBe(3);
  expect(freeTable([])).toBe(1);
});
