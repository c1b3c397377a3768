import { EDITION_NAMES, EDITIONS, rowOf } from '@raccord/regulation';
import { buildSearchGraph, makeReference, unwrap, WordGraph } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { checkExamLexicon, examNumber, lexiconMark, MOST_EXAM_SLIPS, makeExam, readExamNumber } from './exam.ts';
import type { Exercise } from './exercise.ts';
import { FREE } from './testing/free.ts';
import { turnOf } from './testing/turns.ts';

test('the same order is the same exam, to the byte, and another seed is another one', () => {
  const order = { edition: '2019', count: 20, seed: 7 } as const;
  const { exercises, ...about } = makeExam(order, FREE);
  const exam = JSON.stringify({ ...about, exercises });
  expect(new Set(exercises.map(({ position, slip }) => JSON.stringify([position, slip]))).size).toBe(20);
  expect(JSON.stringify(makeExam(unwrap(readExamNumber('2019-20-7')), FREE))).toBe(exam);
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
  const { exercises } = makeExam({ edition, count: MOST_EXAM_SLIPS, seed: 7 }, FREE);
  const slips = new Set(exercises.map(({ position, slip }) => JSON.stringify([position, slip])));
  expect(slips.size).toBe(MOST_EXAM_SLIPS);
});

/** Boards of one game lie within one another. */
const isOfSameGame = (one: string, other: string): boolean =>
  [...one].every((letter, at) => letter === '.' || letter === other[at]) ||
  [...other].every((letter, at) => letter === '.' || letter === one[at]);

test.each(EDITION_NAMES)(
  'every exam of %s has all that slips are about, from several games, and no doubt',
  (edition) => {
    for (const [count, seed] of [
      [12, 1],
      [30, 2],
    ]) {
      const { exercises } = makeExam({ edition, count, seed }, FREE);
      const some = (holds: (exercise: Exercise) => boolean) => exercises.filter(holds).length;
      const [first, later] = [
        exercises.filter(({ position }) => position.turn === 1),
        exercises.filter(({ position }) => position.turn > 1),
      ];
      expect([first.length > 0, some(({ kind }) => kind !== 'ordinary')], `${seed}`).toEqual([true, 0]);
      expect(some(({ trace }) => trace.some((entry) => entry.kind === 'reading'))).toBe(0);
      const isOurs = ({ trace }: Exercise) =>
        trace.some(
          (entry) =>
            entry.kind === 'found' && entry.isKept && rowOf(EDITIONS[edition], entry.condition)?.origin === 'reading',
        );
      expect(some(isOurs)).toBe(0);
      expect(some(({ verdict }) => /[a-z]/.test(verdict.retained?.word ?? ''))).toBeGreaterThan(0);
      expect(some(({ slip }) => slip.solutions.some(({ outside }) => outside.length > 0))).toBeGreaterThan(0);
      expect(some(({ slip }) => slip.solutions.some(({ reference }) => reference !== undefined))).toBeGreaterThan(0);
      const extending = later.filter(({ position, slip, verdict }) =>
        slip.solutions.some(({ word, direction }) =>
          turnOf(position, FREE)
            .extensions(word.toUpperCase(), direction)
            .some(({ fit }) => makeReference(fit.placement) === verdict.retained?.reference),
        ),
      );
      expect(extending.length).toBeGreaterThan(0);
      const games: string[][] = [];
      for (const { board } of later.map(({ position }) => position).toSorted((a, b) => b.turn - a.turn)) {
        const known = games.find((boards) => boards.every((other) => isOfSameGame(board, other)));
        if (known) known.push(board);
        else games.push([board]);
      }
      expect(games.length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...games.map(({ length }) => length))).toBeLessThanOrEqual(count / 2);
    }
  },
);

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
