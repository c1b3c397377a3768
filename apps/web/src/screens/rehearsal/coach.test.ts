import { expect, test } from 'vitest';
import { coachKeys, coachStep, misread, type Rehearsed } from './coach.ts';

type Slip = Rehearsed['paper'][number]['slip'];

const written = (word: string, score: number): Slip => ({
  state: 'handed-in',
  solutions: [{ word, direction: 'horizontal', reference: 'H4', outside: [] }],
  score,
});

const paper = [1, 2].map((table) => ({ entrant: `j${table}`, table, slip: written('MOT', 10) }));
const rehearsed: Rehearsed = { turn: 1, isLast: false, left: 0, paper };
const table = (number: number, slip?: Slip, isReferred = false) => ({
  ...{ table: number, isReferred },
  ...(slip ? { slip } : {}),
});
const typed = [table(1, written('MOT', 10)), table(2, written('MOT', 10))];
const at = { centre: 'salle', isEnded: true, isClosed: false, isCancelled: false };
const laid = { word: 'MOT', reference: 'H4', score: 10 };
const turn = { number: 1, centres: [at], solution: laid, isOpen: true };
const game = { isFinished: false };

test('each step follows the evening as it stands', () => {
  const clock = { phase: 'think', left: 1, isRunning: true } as const;
  const begun = { number: 1, centres: [{ ...at, isEnded: false }], isOpen: true };
  const nothing = { game, rehearsed: undefined, tables: [] };
  expect(coachStep({ ...nothing, turn: undefined })).toBe('draw');
  expect(coachStep({ ...nothing, turn: begun })).toBe('start');
  expect(coachStep({ ...nothing, turn: { ...begun, centres: [{ ...at, isEnded: false, clock }] } })).toBe('announce');
  expect(coachStep({ ...nothing, turn: { ...begun, centres: [at] } })).toBe('lay');
  expect(coachStep({ ...nothing, turn })).toBe('wait');
  expect(coachStep({ game, turn, rehearsed, tables: typed.slice(0, 1) })).toBe('enter');
  expect(coachStep({ game, turn, rehearsed: { ...rehearsed, left: 3 }, tables: typed })).toBe('wait');
  expect(coachStep({ game, turn, rehearsed, tables: [...typed, table(6, written('MOT', 10), true)] })).toBe('decide');
  expect(coachStep({ game, turn, rehearsed, tables: typed })).toBe('close');
  const closed = { ...turn, isOpen: false };
  expect(coachStep({ game, turn: closed, rehearsed, tables: typed })).toBe('draw');
  expect(coachStep({ game, turn: closed, rehearsed: { ...rehearsed, isLast: true }, tables: typed })).toBe('finish');
  expect(coachStep({ game: { isFinished: true }, turn: closed, rehearsed, tables: typed })).toBe('over');
});

test('what was typed otherwise than it is written is named', () => {
  expect(misread(rehearsed, [table(1, written('MOT', 12)), table(2, written('MOT', 10))])).toEqual([
    { table: 1, typed: expect.stringContaining('12'), written: expect.stringContaining('10') },
  ]);
});

test('the keys that are named act on the screen one is at', () => {
  const keysAt = (path: string) =>
    (['draw', 'close', 'enter', 'finish', 'over', 'decide'] as const).map((step) =>
      coachKeys(step, `/tournois/~essai/${path}`).join(' '),
    );
  expect(keysAt('conduite')).toEqual(['F2', 'F2', 'F2', 'f', 'F8', '']);
  expect(keysAt('saisie')).toEqual(['F2', 'F2', '', 'F6 f', 'F8', '']);
  expect(keysAt('classements')).toEqual(['F2', 'F2', 'F2', 'F6 f', '', '']);
  expect(keysAt('commission')).toEqual(['F6 F2', 'F6 F2', 'F7', 'F6 f', 'F8', '']);
});
