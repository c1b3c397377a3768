import { buildSearchGraph, unwrap, WordGraph } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { examNumber, makeExam, readExamNumber } from './exam.ts';
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
  ['1999-30-7', '« 1999 »'],
  ['2023-0-7', 'de 1 à 200'],
  ['2023-201-7', 'de 1 à 200'],
  ['2023-30-9999999999', 'trop grande'],
])('the number « %s » is refused', (text, part) => {
  const read = readExamNumber(text);
  expect(read.ok ? '' : read.fault.text).toContain(part);
});

test('a lexicon that gives no game gives no slip', () => {
  const words = WordGraph.fromWords(['ZZZZ']);
  const exam = makeExam({ edition: '2023', count: 5, seed: 1 }, { words, graph: buildSearchGraph(words) });
  expect(exam.exercises).toEqual([]);
});
