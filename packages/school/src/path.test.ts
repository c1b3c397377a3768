import { EDITION_NAMES, EDITIONS, type EditionName } from '@raccord/regulation';
import { Chance } from '@raccord/simulation';
import { expect, test } from 'vitest';
import { essentialsOf, makeStage, rowsOfStage, STAGES } from './path.ts';
import { makeQuestions } from './questions/index.ts';
import { FREE } from './testing/free.ts';

test.each(EDITION_NAMES)('every row of %s is learnt on one stage, and every stage has something to do', (edition) => {
  const rows = STAGES.flatMap((stage) => rowsOfStage(edition, stage));
  expect(new Set(rows)).toEqual(new Set(EDITIONS[edition].rows));
  for (const name of STAGES) {
    const { worked, toJudge, questions } = makeStage({ edition, wordbook: FREE, seed: 2 }, name);
    const conditions = rowsOfStage(edition, name).map(({ condition }) => condition);
    if (questions.length > 0) {
      expect(questions.length, name).toBeGreaterThanOrEqual(4);
      for (const { choices, right, why } of questions) {
        expect([new Set(choices).size >= 2, right >= 0, why.endsWith('.')]).toEqual([true, true, true]);
      }
      continue;
    }
    expect([worked.length, toJudge.length >= 6], name).toEqual([2, true]);
    expect(toJudge.filter(({ kind }) => kind === 'reading')).toEqual([]);
    if (name === 'first-turn') {
      expect(toJudge.every(({ position }) => position.turn === 1)).toBe(true);
      const slips = [...worked.map(({ exercise }) => exercise), ...toJudge];
      expect(new Set(slips.map(({ position }) => position.draw)).size).toBeGreaterThan(slips.length / 2);
    } else {
      const shows = toJudge.map(({ rules }) => rules.some((rule) => conditions.includes(rule)));
      expect([shows.includes(true), shows.includes(false)], name).toEqual([true, true]);
    }
  }
});

test.each(EDITION_NAMES)('what is to be known on a stage of %s is said before anything is asked', (edition) => {
  const told = STAGES.map((stage) => ({ stage, ...essentialsOf(edition, stage) }));
  for (const { stage, rows, rules } of told) expect([stage, rows.length + rules.length > 0]).toEqual([stage, true]);
  expect(told.flatMap(({ rows }) => rows)).toHaveLength(EDITIONS[edition].rows.length);
  const subjects = new Set(told.flatMap(({ rules }) => rules.map(({ subject }) => subject)));
  expect(subjects).toContain('Moyenne');
  expect(subjects).toContain('Réclamations');
});

test('a stage has other slips and other questions at each seed', () => {
  for (const name of ['score', 'warnings', 'averages'] as const) {
    const made = [1, 2].map((seed) => JSON.stringify(makeStage({ edition: '2023', wordbook: FREE, seed }, name)));
    expect(made[0]).not.toBe(made[1]);
  }
});

test('what is asked of warnings and averages is right by the numbers of the edition', () => {
  const stage = (name: 'warnings' | 'averages', seed: number) =>
    makeStage({ edition: '2023', wordbook: FREE, seed }, name).questions;
  for (let seed = 1; seed <= 5; seed++) {
    const sums = stage('averages', seed).filter(({ text }) => text.includes('ont obtenu'));
    expect(sums.length).toBeGreaterThanOrEqual(3);
    for (const { text, choices, right } of sums) {
      const [own, ...scores] = (text.match(/\d+/g) ?? []).map(Number);
      const mean = Math.floor(scores.reduce((sum, score) => sum + score, 0) / scores.length);
      expect(choices[right]).toBe(`${Math.min(own, mean)}\u00a0points`);
    }
    for (const { text, choices, right } of stage('warnings', seed)) {
      const rank = /son (\d+)/.exec(text)?.[1];
      if (rank)
        expect(choices[right]).toBe(
          Number(rank) < (text.startsWith('Partie normale') ? 4 : 6) ? 'Rien' : '5\u00a0points',
        );
    }
  }
});

/** The right answers to the questions of a subject whose text matches, at several seeds. */
const answersTo = (edition: EditionName, subject: 'warnings' | 'averages' | 'appeals', text: RegExp): Set<string> => {
  const seeds = Array.from({ length: 30 }, (_, index) => index);
  const asked = seeds.flatMap((seed) => makeQuestions(EDITIONS[edition], subject, new Chance(seed)));
  return new Set(asked.filter((one) => text.test(one.text)).map(({ choices, right }) => choices[right]));
};

test.each([
  ['warnings', /aucun de ses billets/i, '10\u00a0points'],
  ['warnings', /n’est pas admis, et son joker/, 'Aucun'],
  ['warnings', /première partie d’une compétition/, 'Rien'],
  ['warnings', /mort subite/, 'À ce coup même'],
  ['averages', /ne vient qu’après la fin du coup 5/, 'La moyenne'],
  ['averages', /vient avant le tirage du coup 5/, 'Zéro'],
  ['averages', /le forme perpendiculairement/, 'La moyenne'],
  ['averages', /qui n’est pas admis non plus/, 'Zéro'],
  ['averages', /au coup 6, puis au coup 9/, 'La moyenne'],
  ['averages', /son bulletin est en retard/, 'Zéro'],
  ['averages', /a lui-même une moyenne/, 'Le zéro, pas la moyenne'],
  ['appeals', /bulletin de la deuxième/, 'Jusqu’au début de la troisième partie'],
  ['appeals', /bulletin de la dernière partie/, '15\u00a0minutes après elle'],
  ['appeals', /une pièce manque/, 'Deux semaines après sa demande'],
] as const)('2023, %s: %s', (subject, text, right) => {
  expect(answersTo('2023', subject, text)).toEqual(new Set([right]));
});

test('an edition is not asked about what its text does not say', () => {
  expect(answersTo('2019', 'appeals', /bulletin de la deuxième|une pièce manque|de deux façons/)).toEqual(new Set());
  expect(answersTo('2019', 'warnings', /pénalité et un joker/)).toEqual(new Set(['Un']));
});
