import { type ConditionId, sanctionOf, type Verdict } from '@raccord/regulation';
import { expect, test } from 'vitest';
import type { Exercise } from './exercise.ts';
import { markAnswer, markExam, rightAnswer, rulesOfExercise } from './mark.ts';

const RIGHT = { outcome: 'accepted', points: 20, penalty: 0, warning: false, reasons: [], remarks: [] };

/** As much of a verdict as a mark looks at. */
const verdictOf = (told: object): Verdict => ({ ...RIGHT, ...told }) as unknown as Verdict;

const exerciseOf = (told: object, ...rules: readonly ConditionId[]): Exercise =>
  ({ verdict: verdictOf(told), rules }) as unknown as Exercise;

const because = (...codes: readonly string[]) => codes.map((code) => ({ code }));
const given = (reason?: string) => ({ points: 20, sanction: 'none', ...(reason && { reason }) }) as never;

test.each([
  [{}, 'none'],
  [{ warning: true }, 'warning'],
  [{ penalty: 1 }, 'penalty'],
  [{ penalty: 5, warning: true }, 'penalty-and-warning'],
  [{ outcome: 'nullity', penalty: 5, warning: true }, 'nullity'],
  [{ outcome: 'referred' }, 'referred'],
])('%j is the sanction « %s »', (told, sanction) => {
  expect(sanctionOf(verdictOf(told))).toBe(sanction);
});

test('an answer is right by its points and its sanction, both', () => {
  const exercise = exerciseOf({ warning: true });
  const isRight = (points: number, sanction: 'none' | 'warning') => markAnswer(exercise, { points, sanction }).isRight;
  expect([isRight(20, 'warning'), isRight(20, 'none'), isRight(19, 'warning')]).toEqual([true, false, false]);
});

test('a warning for conduct is answered as a warning, whatever the slip earns besides', () => {
  const isRight = (told: object, sanction: string) =>
    markAnswer(exerciseOf({ ...told, disciplinary: true }), { points: 20, sanction } as never).isRight;
  expect([isRight({}, 'warning'), isRight({}, 'none'), isRight({ warning: true }, 'warning')]).toEqual([
    ...[true, false, true],
  ]);
  const penalty = { penalty: 5 };
  expect(['penalty', 'penalty-and-warning', 'warning'].map((one) => isRight(penalty, one))).toEqual([
    ...[true, true, false],
  ]);
});

test('a reason is any that the slip has, said or remarked; where there is none, it is not marked', () => {
  const isReasonRight = (told: object, reason?: string) => markAnswer(exerciseOf(told), given(reason)).isReasonRight;
  expect([isReasonRight({}), isReasonRight({}, 'no-slip')]).toEqual([undefined, false]);
  const said = { reasons: because('score-missing', 'no-direction') };
  for (const reason of ['score-missing', 'no-direction']) expect(isReasonRight(said, reason)).toBe(true);
  expect([isReasonRight(said), isReasonRight(said, 'no-slip')]).toEqual([false, false]);
  // A remark may be named, and need not be: it costs nothing.
  const remarked = { remarks: because('score-below') };
  expect([isReasonRight(remarked), isReasonRight(remarked, 'score-below')]).toEqual([undefined, true]);
});

test('a place is marked where the slip writes another one, or none, and where one is answered', () => {
  const paid = { retained: { word: 'MARE', reference: 'H4', score: 20 } };
  const writing = (reference?: string): Exercise => {
    const solutions = [{ word: 'MARE', direction: 'horizontal', outside: [], ...(reference && { reference }) }];
    return { ...exerciseOf(paid), slip: { state: 'handed-in', solutions } } as unknown as Exercise;
  };
  const isPlaceRight = (written?: string, place?: string) =>
    markAnswer(writing(written), { points: 20, sanction: 'none', ...(place && { place }) }).isPlaceRight;
  expect([isPlaceRight('h4'), isPlaceRight('H4', 'H4'), isPlaceRight('H4', '4H')]).toEqual([undefined, true, false]);
  for (const written of [undefined, 'H5', '??'])
    expect([isPlaceRight(written), isPlaceRight(written, 'H5'), isPlaceRight(written, 'H4')]).toEqual([
      false,
      false,
      true,
    ]);
  expect([rightAnswer(writing('H4')).place, rightAnswer(writing('H5')).place]).toEqual([undefined, 'H4']);
  expect(
    markAnswer(exerciseOf({ outcome: 'nullity' }), { points: 20, sanction: 'none', place: 'H4' }).isPlaceRight,
  ).toBe(undefined);
});

test('without an answer nothing is right', () => {
  const nothing = { isRight: false, arePointsRight: false, isSanctionRight: false };
  expect(markAnswer(exerciseOf({}), undefined)).toEqual(nothing);
  const said = exerciseOf({ reasons: because('no-slip') });
  expect(markAnswer(said, undefined)).toEqual({ ...nothing, isReasonRight: false });
});

test('a slip is about the rows that it shows, or about being right', () => {
  expect(rulesOfExercise(exerciseOf({}))).toEqual(['right']);
  const rows = ['deceptive-score', 'deceptive-links'] as const;
  expect(rulesOfExercise(exerciseOf({}, ...rows))).toEqual(rows);
});

test('the mark of an exam counts slips, reasons and, for each row, those that show it', () => {
  const exercises = [
    exerciseOf({}),
    exerciseOf({ reasons: because('no-slip') }, 'deceptive-score', 'deceptive-links'),
    exerciseOf({}, 'deceptive-score'),
    exerciseOf({}),
  ];
  const wrong = { points: 0, sanction: 'none' } as const;
  expect(markExam(exercises, [given(), given(), wrong])).toEqual({
    count: 4,
    right: 2,
    ...{ reasons: 1, reasonsRight: 0 },
    byRule: [
      { rule: 'right', count: 2, right: 1 },
      { rule: 'deceptive-score', count: 2, right: 1 },
      { rule: 'deceptive-links', count: 1, right: 1 },
    ],
  });
});
