import { describe, expect, it } from 'vitest';
import { basisAfter } from './basisafter.ts';

const KEY = { game: 'g', turn: 1, entrant: 'p1' };
const slip = { state: 'absent', solutions: [] } as const;
const SLIPS = { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip }] };
const RECORDED = { id: 'r', type: 'record-slips', data: SLIPS, basis: 'tirage' } as const;
const CORRECTED = { id: 'c', type: 'correct-slip', data: { ...KEY, slip, reason: 'mal lu' }, basis: 'r' } as const;

describe('what a station has entered and goes on from', () => {
  it('is what a view told, as long as it has done nothing about the slip', () => {
    expect(basisAfter('tirage', KEY, [])).toBe('tirage');
    expect(basisAfter('tirage', { ...KEY, entrant: 'p2' }, [RECORDED, CORRECTED])).toBe('tirage');
    expect(basisAfter('tirage', { ...KEY, turn: 2 }, [RECORDED, CORRECTED])).toBe('tirage');
  });

  it('is its own last command about the slip, whether the view shows the one before or not', () => {
    expect(basisAfter('tirage', KEY, [RECORDED])).toBe('r');
    expect(basisAfter('tirage', KEY, [RECORDED, CORRECTED])).toBe('c');
    expect(basisAfter('r', KEY, [RECORDED, CORRECTED])).toBe('c');
  });

  it('is what somebody else has made of it since, once a view tells it', () => {
    expect(basisAfter('autre', KEY, [RECORDED, CORRECTED])).toBe('autre');
  });

  it('is not what was refused, nor what was taken back, nor what leaves the slip as it is', () => {
    expect(
      basisAfter('tirage', KEY, [
        { ...RECORDED, refusal: { code: 'slip-already-recorded', text: 'déjà saisi' } },
        CORRECTED,
      ]),
    ).toBe('tirage');
    expect(basisAfter('tirage', KEY, [RECORDED, CORRECTED, { id: 'u', type: 'undo', data: { event: 'c' } }])).toBe('r');
    expect(basisAfter('tirage', KEY, [RECORDED, { id: 'k', type: 'confirm-slip', data: KEY, basis: 'r' }])).toBe('r');
  });

  it('is what stood before it, when a view still shows what this station has taken back', () => {
    const undone = [RECORDED, CORRECTED, { id: 'u', type: 'undo', data: { event: 'c' } } as const];
    expect(basisAfter('c', KEY, undone)).toBe('r');
    const again = { ...CORRECTED, id: 'd' };
    expect(basisAfter('c', KEY, [...undone, again])).toBe('d');
  });

  it('is what this station took back and had back, whichever of them a view shows', () => {
    const undone = { id: 'u', type: 'undo', data: { event: 'c' } } as const;
    const given = [RECORDED, CORRECTED, undone, { id: 'b', type: 'redo', data: { event: 'u' } } as const];
    for (const told of ['tirage', 'r', 'c']) expect(basisAfter(told, KEY, given)).toBe('c');
  });

  it('is what the server failed on too: it may be done yet', () => {
    expect(basisAfter('tirage', KEY, [{ ...RECORDED, refusal: { code: 'internal', text: 'panne' } }])).toBe('r');
  });
});
