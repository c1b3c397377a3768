import { expect, it } from 'vitest';
import { takenOf } from './taken.ts';

const by = { role: 'chief' as const, name: 'Juge' };
const line = (event: string) => ({ event, sequence: 1, at: 0, who: '', by, what: '', isUndone: false });
const lines = ['slips', 'solution', 'draw'].map(line);

it('is the action that was asked for, with what relies on it', () => {
  expect(takenOf({ relying: 'draw' }, { count: 3, lines })).toEqual({
    event: 'draw',
    alongside: ['slips', 'solution'],
  });
  expect(takenOf({ relying: 'solution' }, { count: 3, lines })).toEqual({
    event: 'solution',
    alongside: ['slips', 'draw'],
  });
});

it('is the draw of a turn, with all that came after it', () => {
  expect(takenOf({ game: 'g', turn: 1 }, { count: 3, lines })).toMatchObject({ event: 'draw' });
});

it('is nothing once it was taken back', () => {
  expect(takenOf({ relying: 'draw' }, { count: 0, lines: [] })).toBeUndefined();
  expect(takenOf({ relying: 'another' }, { count: 3, lines })).toBeUndefined();
});

it('is refused where not everything that would go can be listed', () => {
  expect(takenOf({ relying: 'draw' }, { count: 10_001, lines })).toBe('too-many');
  expect(takenOf({ game: 'g', turn: 1 }, { count: 4, lines })).toBe('too-many');
});
