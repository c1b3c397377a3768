import { describe, expect, it } from 'vitest';
import type { WaitingCommand } from '../../server/commandoutbox.ts';
import { lastAction } from './lastaction.ts';

const NO = { code: 'turn-ended', text: 'non' } as const;
const BROKEN = { code: 'internal', text: 'panne' } as const;

type Given = Parameters<typeof lastAction>[0][number];
const confirmed = (id: string, change: Partial<WaitingCommand> = {}): Given => ({
  ...{ id, type: 'confirm-slip', data: { game: 'g', turn: 1, entrant: `p${id}` } },
  ...change,
});
const undo = (event: string, change: Partial<WaitingCommand> = {}): Given => ({
  ...{ id: `u${event}`, type: 'undo', data: { event } },
  ...change,
});
const last = (...commands: Given[]) => lastAction(commands, 'g', 1)?.ids.join();

describe('the last action to take back', () => {
  it('is the last one of this turn', () => {
    const elsewhere = confirmed('3', { data: { game: 'g', turn: 2, entrant: 'p1' } });
    expect(last(confirmed('1'), confirmed('2'), elsewhere)).toBe('2');
    expect(last(elsewhere)).toBeUndefined();
  });

  it('is not one that the server refused, nor one taken back', () => {
    expect(last(confirmed('1'), confirmed('2', { refusal: NO }))).toBe('1');
    expect(last(confirmed('1'), confirmed('2'), undo('2'))).toBe('1');
    expect(last(confirmed('1'), confirmed('2'), undo('2', { refusal: NO }))).toBe('2');
    expect(last(confirmed('1'), undo('1'))).toBeUndefined();
  });

  it('may be one on which the server failed: it may be done yet', () => {
    expect(last(confirmed('1'), confirmed('2', { refusal: BROKEN }))).toBe('2');
  });

  it('is all that was confirmed at one stroke, but for what was refused or taken back already', () => {
    const commands = [confirmed('1'), confirmed('2'), confirmed('3'), confirmed('4', { refusal: NO }), undo('3')];
    const taken = (...more: Given[]) => lastAction([...commands, ...more], 'g', 1, [['1'], ['2', '3', '4']]);
    expect(taken()).toEqual({ ids: ['2'], entrant: 'p2' });
    expect(lastAction(commands.slice(0, 3), 'g', 1, [['2', '3']])).toEqual({ ids: ['3', '2'], entrant: 'p2' });
    expect(taken(undo('2'))).toEqual({ ids: ['1'], entrant: 'p1' });
  });
});
