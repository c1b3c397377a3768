import type { Verdict } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { isPlain, kindOf, shownOfResult, shownOfVerdict, tellBesides } from './verdicts.ts';

const VERDICT: Verdict = {
  ...{ edition: '2023', outcome: 'accepted', points: 12, penalty: 0, warning: false, disciplinary: false },
  ...{ retained: null, reasons: [], remarks: [], trace: [] },
};

describe('a verdict as it is shown', () => {
  it('counts a warning for conduct apart, and tells it by its colour', () => {
    expect(isPlain(shownOfVerdict(VERDICT))).toBe(true);
    const warned = shownOfVerdict({ ...VERDICT, disciplinary: true });
    expect(warned).toMatchObject({ warnings: 0, disciplinary: 1 });
    expect(kindOf(warned)).toBe('warn');
  });

  it('counts them apart in what the server tells too', () => {
    const conduct = { code: 'disciplinary', citation: 'art. 5.5', text: 'Bavardages.' };
    const motives = [{ code: 'score-missing', citation: 'art. 5.5', text: 'Le score est absent.' }, conduct, conduct];
    const told = { outcome: 'accepted', points: 12, penalty: 0, warnings: 3, motives } as const;
    expect(shownOfResult(told)).toMatchObject({ warnings: 1, disciplinary: 2, reasons: motives });
  });

  it('tells how a slip is written beside what stands, unless somebody has decided otherwise', () => {
    const writing = { level: 'tolerated', tolerances: [] } as const;
    const judged = shownOfVerdict(VERDICT, writing);
    const told = { outcome: 'accepted' as const, points: 12, penalty: 0, warnings: 0, motives: [] };
    expect(tellBesides(shownOfResult(told), judged).writing).toBe(writing);
    expect(tellBesides(shownOfVerdict(VERDICT), judged).writing).toBe(writing);
    const ruled = shownOfResult({ ...told, points: 0 });
    expect(tellBesides(ruled, judged)).toBe(ruled);
    expect(tellBesides(ruled, undefined)).toBe(ruled);
    const lifted = shownOfResult(told);
    expect(tellBesides(lifted, shownOfVerdict({ ...VERDICT, warning: true }, writing))).toBe(lifted);
  });
});
