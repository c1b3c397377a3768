import { DOCUMENT_NAMES } from '@raccord/contract';
import { expect, test } from 'vitest';
import { DOCUMENT_GROUPS, groupsNow, NO_CHOICE, queryOf } from './entries.ts';

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

test('what is wanted now comes first', () => {
  const first = (...games: Parameters<typeof groupsNow>[0]) => groupsNow(games)[0];
  const over = { turns: 20, isFinished: true };
  expect(first()).toBe('before');
  expect(first({ turns: 0, isFinished: false })).toBe('before');
  expect(first(over, { turns: 1, isFinished: false })).toBe('during');
  expect(first(over, { turns: 0, isFinished: false })).toBe('after');
});
