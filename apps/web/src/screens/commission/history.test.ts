import { describe, expect, it } from 'vitest';
import type { SlipFileView } from '../../server/answers.ts';
import { historyOf } from './history.ts';

const SLIP = { state: 'absent', solutions: [] } as SlipFileView['earlier'][number]['slip'];
const VERDICT = { outcome: 'nullity', points: 0, penalty: 0, warning: true, reasons: [] } as const;
const stamp = (at: number) => ({ by: { role: 'referee' as const, name: 'Arbitre 1' }, at });
const EMPTY = {
  earlier: [],
  leftOut: 0,
  rulings: [],
  withdrawn: [],
  appeals: [],
  warnings: [],
  deliveries: [],
} as unknown as SlipFileView;

describe('historyOf', () => {
  it('has nothing to tell before a slip is entered', () => {
    expect(historyOf(EMPTY)).toEqual([]);
  });

  it('tells what happened in its order, whatever it was', () => {
    const entry = (at: number) => ({
      ...stamp(at),
      slip: SLIP,
      verdict: { ...VERDICT, retained: null, reasons: [] },
    });
    const ruling = { outcome: 'accepted', points: 24, penalty: 5, warning: true } as const;
    const lines = historyOf({
      ...EMPTY,
      earlier: [entry(1)],
      recorded: { ...entry(5), reason: 'lu' },
      referral: { ...stamp(2), reason: 'doute' },
      appeals: [
        { ...stamp(7.5), from: 'player', to: 'commission', reason: 'lu 7', isLate: true, requests: [] },
        { ...stamp(9), from: 'referees', to: 'federation', reason: 'encore', isLate: false, requests: [] },
      ],
      withdrawn: [
        {
          ...stamp(3),
          reason: 'vu',
          ruling: { outcome: 'nullity' },
          isProvisional: true,
          isFavourable: false,
          isOtherwise: false,
        },
      ],
      rulings: [{ ...stamp(8), reason: 'relu', ruling, isProvisional: false, isFavourable: true, isOtherwise: true }],
      confirmation: stamp(7),
      warnings: [{ ...stamp(6), reason: 'bruit' }],
      deliveries: [{ at: 4, means: 'paper', isComplete: true, words: [] }],
    });
    expect(lines.map(({ kind }) => kind)).toEqual([
      'recorded',
      'referred',
      'withdrawn',
      'delivered',
      'corrected',
      'warned',
      'confirmed',
      'appealed',
      'ruled',
      'appealed-again',
    ]);
    expect(lines[0].verdict).toMatchObject({ outcome: 'nullity', warnings: 1 });
    expect(lines[7]).toMatchObject({ reason: 'lu 7', isLate: true });
    expect(lines[8].verdict).toMatchObject({ outcome: 'accepted', points: 24, penalty: 5, warnings: 1 });
  });
});
