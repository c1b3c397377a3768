import { describe, expect, it } from 'vitest';
import type { WaitingCommand } from '../server/commandoutbox.ts';
import { lastDone, lastTaken } from './laststroke.ts';

const NO = { code: 'turn-ended', text: 'non' } as const;
const BROKEN = { code: 'internal', text: 'panne' } as const;
const TURN = { game: 'g', turn: 1 };

type Given = Parameters<typeof lastDone>[0][number];
const confirmed = (id: string, change: Partial<WaitingCommand> = {}): Given => ({
  ...{ id, type: 'confirm-slip', data: { ...TURN, entrant: `p${id}` } },
  ...change,
});
const undo = (event: string, change: Partial<WaitingCommand> = {}): Given => ({
  ...{ id: `u${event}`, type: 'undo', data: { event } },
  ...change,
});
const redo = (event: string): Given => ({ id: `r${event}`, type: 'redo', data: { event } });
const idsOf = (stroke: readonly Given[]) => stroke.map(({ id }) => id).join();
const last = (...commands: Given[]) => idsOf(lastDone(commands, TURN));
const taken = (...commands: Given[]) => idsOf(lastTaken(commands, TURN));
const ELSEWHERE = confirmed('3', { data: { ...TURN, turn: 2, entrant: 'p1' } });
const [FIRST, SECOND] = [confirmed('1'), confirmed('2')];

describe('the last action to take back', () => {
  it('is the last one of this turn, or of any', () => {
    expect(last(FIRST, SECOND, ELSEWHERE)).toBe('2');
    expect(last(ELSEWHERE)).toBe('');
    expect(idsOf(lastDone([FIRST, ELSEWHERE], undefined))).toBe('3');
  });

  it('is a slip recorded as well', () => {
    const slip = { state: 'blank', solutions: [] } as const;
    expect(last(FIRST, { id: 's', type: 'record-slips', data: { ...TURN, slips: [{ entrant: 'p1', slip }] } })).toBe(
      's',
    );
  });

  it('is not one that the server refused, nor one taken back', () => {
    expect(last(FIRST, confirmed('2', { refusal: NO }))).toBe('1');
    expect(last(FIRST, SECOND, undo('2'))).toBe('1');
    expect(last(FIRST, SECOND, undo('2', { refusal: NO }))).toBe('2');
    expect(last(FIRST, undo('1'))).toBe('');
  });

  it('is one that came back', () => {
    expect(last(FIRST, SECOND, undo('2'), redo('u2'))).toBe('2');
    expect(last(FIRST, SECOND, undo('2'), redo('u2'), undo('2', { id: 'again' }))).toBe('1');
  });

  it('may be one on which the server failed: it may be done yet', () => {
    expect(last(FIRST, confirmed('2', { refusal: BROKEN }))).toBe('2');
  });

  it('is all that was confirmed at one stroke, but for what was refused or taken back already', () => {
    const together = (id: string, more = {}) => confirmed(id, { stroke: 's', ...more });
    const commands = [FIRST, together('2'), together('3'), together('4', { refusal: NO })];
    expect(last(...commands)).toBe('3,2');
    expect(last(...commands, undo('3'))).toBe('2');
    expect(last(...commands, undo('3'), undo('2'))).toBe('1');
  });
});

describe('the last undoing to redo', () => {
  it('is the last one that stands', () => {
    expect(taken(FIRST, SECOND, undo('2'))).toBe('u2');
    expect(taken(FIRST, SECOND, undo('2'), undo('1'))).toBe('u1');
    expect(taken(FIRST, SECOND, undo('2'), undo('1'), redo('u1'))).toBe('u2');
    expect(taken(FIRST, undo('1'), redo('u1'))).toBe('');
  });

  it('is none once something else was done about this turn, or where the undoing was refused', () => {
    expect(taken(FIRST, undo('1'), SECOND)).toBe('');
    expect(taken(FIRST, undo('1'), ELSEWHERE)).toBe('u1');
    expect(taken(FIRST, undo('1', { refusal: NO }))).toBe('');
    expect(taken(ELSEWHERE, undo('3'))).toBe('');
  });

  it('is all that one stroke took back, in the order in which it was done', () => {
    expect(taken(FIRST, SECOND, undo('2', { stroke: 's' }), undo('1', { stroke: 's' }))).toBe('u1,u2');
  });
});
