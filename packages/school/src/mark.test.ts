import { type ConditionId, sanctionOf, type Verdict } from '@raccord/regulation';
import { expect, test } from 'vitest';
import type { Exercise } from './exercise.ts';
import {
  byMark,
  isPassed,
  markAnswer,
  markExam,
  rightAnswer,
  rulesOfExercise,
  shareRight,
  slipsToPass,
} from './mark.ts';

const RIGHT = { outcome: 'accepted', points: 20, penalty: 0, warning: false, reasons: [], remarks: [] };

/** As much of a verdict as a mark looks at. */
const verdictOf = (told: object): Verdict => ({ ...RIGHT, ...told }) as unknown as Verdict;

const exerciseOf = (told: object, ...rules: readonly ConditionId[]): Exercise =>
  ({ position: { turn: 2 }, verdict: verdictOf(told), rules, trace: [] }) as unknown as Exercise;

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
  expect(markAnswer(writing('H5'), undefined).isPlaceRight).toBe(false);
  expect(
    markAnswer(exerciseOf({ outcome: 'nullity' }), { points: 20, sanction: 'none', place: 'H4' }).isPlaceRight,
  ).toBe(undefined);
});

test('where the score alone shows the place, any valid one of that score is right', () => {
  const slip = { state: 'handed-in', score: 16, solutions: [{ word: 'NIIEZ', direction: 'vertical', outside: [] }] };
  const places = [
    { kind: 'place', word: 'NIIEZ', reference: '13G', score: 16, isValid: true, notAdmitted: [] },
    { kind: 'place', word: 'NIIEZ', reference: '12B', score: 16, isValid: false, notAdmitted: ['OI'] },
  ];
  const isPlaceRight = (condition: ConditionId, place?: string) => {
    const paid = exerciseOf({ retained: { word: 'NIIEZ', reference: '13F', score: 16 }, points: 16, penalty: 5 });
    const trace = [{ kind: 'found', condition, label: '', isKept: true }, ...places];
    const answer = { points: 16, sanction: 'penalty', ...(place && { place }) } as const;
    return markAnswer({ ...paid, slip, trace } as unknown as Exercise, answer).isPlaceRight;
  };
  expect(['13F', '13G', '12B', undefined].map((place) => isPlaceRight('wrong-location', place))).toEqual([
    ...[true, true, false, false],
  ]);
  // A shift shows the place beside it, and no other will do.
  expect(isPlaceRight('shifted-location', '13G')).toBe(false);
});

test('on the first turn no place is asked for, wherever the slip writes one', () => {
  const paid = { retained: { word: 'MARE', reference: 'H5', score: 20 } };
  const solutions = [{ word: 'MARE', direction: 'horizontal', reference: 'H8', outside: [] }];
  const exercise = { ...exerciseOf(paid), position: { turn: 1 }, slip: { state: 'handed-in', solutions } };
  expect(markAnswer(exercise as never, { points: 20, sanction: 'none' }).isPlaceRight).toBe(undefined);
  expect(rightAnswer(exercise as never).place).toBe(undefined);
});

test('the right answer says the first reason, and no place where nothing is laid', () => {
  const slip = { state: 'handed-in', solutions: [] };
  const right = (told: object) => rightAnswer({ ...exerciseOf(told), slip } as unknown as Exercise);
  expect(right({})).toEqual({ points: 20, sanction: 'none' });
  const said = { ...RIGHT, reasons: because('score-missing', 'no-direction') };
  expect(right(said)).toEqual({ points: 20, sanction: 'none', reason: 'score-missing' });
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
    exerciseOf({ reasons: because('no-slip') }),
    exerciseOf({ remarks: because('score-below') }),
  ];
  const wrong = { points: 0, sanction: 'none' } as const;
  const answers = [given(), given(), wrong, undefined, given('no-slip'), given('score-below')];
  expect(markExam(exercises, answers)).toEqual({
    count: 6,
    right: 4,
    ...{ reasons: 2, reasonsRight: 1 },
    byRule: [
      { rule: 'right', count: 4, right: 3 },
      { rule: 'deceptive-score', count: 2, right: 1 },
      { rule: 'deceptive-links', count: 1, right: 1 },
    ],
  });
});

test('an exam is passed from so many in a hundred, in whole slips, and never where none counts', () => {
  expect([slipsToPass(20, 75), slipsToPass(21, 75)]).toEqual([15, 16]);
  expect([16, 15, 14].map((right) => isPassed({ right, count: 20 }, 75))).toEqual([true, true, false]);
  expect(isPassed({ right: 0, count: 0 }, 75)).toBe(false);
});

test('a share is not rounded to the one that passes, and there is none where no slip counts', () => {
  expect(slipsToPass(43, 70)).toBe(31);
  expect(shareRight({ right: 30, count: 43 })).toBeCloseTo(69.767, 3);
  expect(shareRight({ right: 0, count: 0 })).toBeUndefined();
});

test('the best mark comes first, reasons separate equals, who has none comes last', () => {
  const marks = [
    undefined,
    { right: 3, reasonsRight: 1 },
    { right: 0, reasonsRight: 0 },
    { right: 3, reasonsRight: 2 },
  ];
  const found = [...marks.keys()].sort((a, b) => byMark(marks[a], marks[b]));
  expect(found).toEqual([3, 1, 2, 0]);
});
