import { DOCUMENT_NAMES } from '@raccord/contract';
import { expect, test } from 'vitest';
import { DOCUMENT_GROUPS, NO_CHOICE, queryOf } from './entries.ts';

const ENTRIES = Object.values(DOCUMENT_GROUPS).flat();
const entry = (name: string) => ENTRIES.find(({ document }) => document === name) ?? ENTRIES[0];

test('every document of the contract is offered once', () => {
  expect(ENTRIES.map(({ document }) => document).sort()).toEqual([...DOCUMENT_NAMES].sort());
});

test('a document is asked for with its own options, those that were chosen', () => {
  const choices = { ...NO_CHOICE, game: 'g', scope: 'h', turn: '3', from: ' 1', to: '40', copies: '' };
  expect(queryOf(entry('second-referee-sheet'), choices)).toEqual({ game: 'g', turn: '3', from: '1', to: '40' });
  expect(queryOf(entry('ranking'), { ...choices, wall: 'true' })).toEqual({ game: 'h', wall: 'true' });
  expect(queryOf(entry('blank-slips'), { ...choices, from: '', to: '' })).toEqual({});
  expect(queryOf(entry('table-list'), choices)).toEqual({});
});
