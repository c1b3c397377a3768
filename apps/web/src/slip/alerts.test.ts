import type { Slip } from '@raccord/regulation';
import { expect, test } from 'vitest';
import type { ShownPlace } from '../engine/protocol.ts';
import { alertsOf } from './alerts.ts';
import type { ShownVerdict } from './verdicts.ts';

const verdict: ShownVerdict = { outcome: 'accepted', points: 8, penalty: 0, warnings: 0, reasons: [] };
const place: ShownPlace = {
  ...{ reference: 'H4', direction: 'horizontal', squares: [108, 109], word: 'OS', scores: [8, 6], notAdmitted: [] },
};
const slip = (word: string, score: number): Slip => ({
  state: 'handed-in',
  solutions: [{ word, direction: 'horizontal', reference: 'H4', outside: [] }],
  score,
});
const looked = { slip: slip('OS', 8), verdict, anywhere: [place], top: 20 };

test('a likely slip alerts nobody', () => expect(alertsOf(looked)).toEqual([]));

test('a score that no place gives, a score above the top, a word that goes nowhere: one of them', () => {
  expect(alertsOf({ ...looked, slip: slip('OS', 7) })).toEqual(['score-nowhere']);
  expect(alertsOf({ ...looked, slip: slip('OS', 30) })).toEqual(['above-top']);
  expect(alertsOf({ ...looked, anywhere: [] })).toEqual(['nowhere']);
  expect(alertsOf({ ...looked, slip: slip('OS', 30), anywhere: [] })).toEqual(['nowhere']);
  expect(alertsOf({ ...looked, slip: slip('OS', 30), anywhere: undefined })).toEqual(['above-top']);
  expect(alertsOf({ ...looked, anywhere: undefined })).toEqual([]);
});

test('what is no reference and was not said to be illegible, or runs the other way than the word', () => {
  const referred = (reference: string): Slip => ({
    ...slip('OS', 8),
    solutions: [{ ...slip('OS', 8).solutions[0], reference }],
  });
  expect(alertsOf({ ...looked, slip: referred('Z9') })).toEqual(['not-a-reference']);
  expect(alertsOf({ ...looked, slip: referred('05K') })).toEqual(['crossed']);
  for (const reference of ['k 5', 'illisible']) {
    expect(alertsOf({ ...looked, slip: referred(reference) })).toEqual([]);
  }
});

test('letters left out are no word to place; what is not judged is not looked at', () => {
  expect(alertsOf({ ...looked, slip: slip('O-S', 8), anywhere: [] })).toEqual([]);
  expect(alertsOf({ ...looked, slip: { state: 'late', solutions: [] }, anywhere: [] })).toEqual([]);
});

test('what is struck out or cannot be read is not looked for; serious misconduct is always said', () => {
  const [struck] = slip('XYZ', 8).solutions;
  const taken: Slip = { ...slip('OS', 8), solutions: [{ ...struck, isStruck: true }, ...slip('OS', 8).solutions] };
  expect(alertsOf({ ...looked, slip: taken })).toEqual([]);
  expect(alertsOf({ ...looked, slip: { ...slip('OS', 7), legibility: 'illegible' } })).toEqual([]);
  expect(alertsOf({ ...looked, slip: { state: 'absent', solutions: [], conduct: 'grave' } })).toEqual(['grave']);
});

test('a slip that the regulation refers', () => {
  expect(alertsOf({ ...looked, verdict: { ...verdict, outcome: 'referred' } })).toEqual(['referred']);
});
