import { EDITION_NAMES } from '@raccord/regulation';
import { buildSearchGraph, unwrap, WordGraph } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { checkExamLexicon, examNumber, lexiconMark, MOST_EXAM_SLIPS, makeExam, readExamNumber } from './exam.ts';
import { FREE } from './testing/free.ts';

test('the same order is the same exam, to the byte, and another seed is another one', () => {
  const order = { edition: '2019', count: 40, seed: 7 } as const;
  const { exercises, ...about } = makeExam(order, FREE);
  const exam = JSON.stringify({ ...about, exercises });
  expect(new Set(exercises.map(({ position, slip }) => JSON.stringify([position, slip]))).size).toBe(40);
  expect(JSON.stringify(makeExam(unwrap(readExamNumber('2019-40-7')), FREE))).toBe(exam);
  expect(JSON.stringify(makeExam({ ...order, seed: 8 }, FREE).exercises)).not.toBe(JSON.stringify(exercises));
});

test('the number of an exam reads back, however people part it', () => {
  const order = { edition: '2023', count: 30, seed: 7 } as const;
  for (const text of [examNumber(order), ' 2023 30 7 ', '2023.30.7', '2023–30–7']) {
    expect(readExamNumber(text)).toEqual({ ok: true, value: order });
  }
});

test.each([
  ['', 'comme « 2023-30-7 »'],
  ['2023-30', 'comme « 2023-30-7 »'],
  ['2023-30-7-xyz', 'comme « 2023-30-7 »'],
  ['2023-30-7-a1b2-3', 'comme « 2023-30-7 »'],
  ['1999-30-7', '« 1999 »'],
  ['2023-0-7', 'de 1 à 200'],
  ['2023-201-7', 'de 1 à 200'],
  ['2023-30-9999999999', 'trop grande'],
])('the number « %s » is refused', (text, part) => {
  const read = readExamNumber(text);
  expect(read.ok ? '' : read.fault.text).toContain(part);
});

test.each(EDITION_NAMES)('an exam of %s, the longest there is, never has the same slip twice', (edition) => {
  for (const seed of [3, 7]) {
    const { exercises } = makeExam({ edition, count: MOST_EXAM_SLIPS, seed }, FREE);
    const slips = new Set(exercises.map(({ position, slip }) => JSON.stringify([position, slip])));
    expect(slips.size).toBe(MOST_EXAM_SLIPS);
  }
});

test('the number names a lexicon that is not the free one, and another lexicon is refused in one sentence', () => {
  const own = lexiconMark({ words: WordGraph.fromWords(['TAS', 'SAT']) });
  expect(own).toMatch(/^[\da-f]{4}$/);
  expect(lexiconMark({ words: WordGraph.fromWords(['SAT', 'TAS']) })).toBe(own);
  expect(lexiconMark({ words: WordGraph.fromWords(['TAS', 'SET']) })).not.toBe(own);
  const order = { edition: '2023', count: 30, seed: 7, lexicon: own } as const;
  expect(examNumber(order)).toBe(`2023-30-7-${own}`);
  expect(unwrap(readExamNumber(`2023 30 7 ${own.toUpperCase()}`))).toEqual(order);
  expect(checkExamLexicon(order, own).ok).toBe(true);
  expect(checkExamLexicon(unwrap(readExamNumber('2023-30-7')), undefined).ok).toBe(true);
  const refused = [checkExamLexicon(order, undefined), checkExamLexicon(unwrap(readExamNumber('2023-30-7')), own)];
  expect(refused.map((result) => (result.ok ? '' : result.fault.text))).toEqual([
    `L’examen n° 2023-30-7-${own} est fait avec un autre dictionnaire, « ${own} » : choisissez ce dictionnaire pour avoir les mêmes bulletins.`,
    'L’examen n° 2023-30-7 est fait avec le dictionnaire libre : choisissez ce dictionnaire pour avoir les mêmes bulletins.',
  ]);
});

test('a lexicon that gives no game gives no slip', () => {
  const words = WordGraph.fromWords(['ZZZZ']);
  const exam = makeExam({ edition: '2023', count: 5, seed: 1 }, { words, graph: buildSearchGraph(words) });
  expect(exam.exercises).toEqual([]);
});
