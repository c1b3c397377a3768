import { compareEditions, compareRules, EDITIONS, makeTable, rulesOf } from '@raccord/regulation';
import { expect, test } from 'vitest';
import { findDifferences, findRows, findRuleDifferences, findRules } from './editionrows.ts';

test('a row is found by all the words sought, in any column, accents and case aside', () => {
  const rows = makeTable(EDITIONS['2019']);
  expect(findRows(rows, '')).toEqual(rows);
  const found = findRows(rows, 'PENALITE localisation');
  expect(found).toHaveLength(1);
  expect(found[0].sanction).toBe('pénalité de 5\u00a0points');
  expect(findRows(rows, 'girafe')).toEqual([]);
});

test('a row is found by where it comes from', () => {
  const found = findRows(makeTable(EDITIONS['2023']), 'notre lecture');
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ origin }) => origin))).toEqual(new Set(['notre lecture']));
});

test('a rule is found by its chapter, its subject or its text', () => {
  const rules = rulesOf(EDITIONS['2023']);
  expect(findRules(rules, '')).toEqual(rules);
  expect(findRules(rules, 'compte blitz').map(({ subject }) => subject)).toContain('Blitz');
  expect(findRules(rules, 'par defaut moyenne').length).toBeGreaterThan(0);
  expect(findRules(rules, 'girafe')).toEqual([]);
});

test('a difference is found by what either edition says of it', () => {
  const differences = compareEditions(EDITIONS['2015'], EDITIONS['2019']);
  expect(findDifferences(differences, '')).toEqual(differences);
  expect(findDifferences(differences, 'prolongement fallacieux').length).toBeGreaterThan(0);
  expect(findDifferences(differences, 'décalé').length).toBeGreaterThan(0);
});

test('a rule that differs is found by what either edition says of it', () => {
  const differences = compareRules(EDITIONS['2019'], EDITIONS['2023']);
  expect(findRuleDifferences(differences, '')).toEqual(differences);
  const [adding] = findRuleDifferences(differences, 'seul disciplinaire');
  expect(adding).toMatchObject({ chapter: 'Le bulletin', subject: 'Ce qui s’ajoute' });
  expect(findRuleDifferences(differences, 'penalite et un avertissement peuvent')).toEqual([adding]);
  expect(findRuleDifferences(differences, 'girafe')).toEqual([]);
});
