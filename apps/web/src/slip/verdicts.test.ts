import type { Verdict } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { isPlain, shownOfJudged, shownOfResult, shownOfVerdict, tellBesides, verdictKind } from './verdicts.ts';

const VERDICT: Verdict = {
  ...{ outcome: 'accepted', points: 12, penalty: 0, warning: false, retained: null, reasons: [] },
};

describe('a verdict as it is shown', () => {
  it('counts a warning for conduct apart, and tells it by its colour', () => {
    expect(isPlain(shownOfVerdict(VERDICT))).toBe(true);
    const warned = shownOfVerdict({ ...VERDICT, disciplinary: true });
    expect(warned).toMatchObject({ warnings: 0, disciplinary: 1 });
    expect(verdictKind(warned)).toBe('warn');
  });

  it('counts them apart in what the server tells too', () => {
    const conduct = { code: 'disciplinary', citation: 'art. 5.5', text: 'Bavardages.' } as const;
    const missing = { code: 'score-missing', citation: 'art. 5.5', text: 'Le score est absent.' } as const;
    const reasons = [missing, conduct, conduct];
    const told = { outcome: 'accepted', points: 12, penalty: 0, warnings: 3, reasons } as const;
    expect(shownOfResult(told)).toMatchObject({ warnings: 1, disciplinary: 2, reasons });
  });

  it('tells how a slip is written beside what stands, unless somebody has decided otherwise', () => {
    const writing = { level: 'tolerated', tolerances: [] } as const;
    const judged = shownOfJudged({ verdict: VERDICT, trace: [], writing });
    const told = { outcome: 'accepted' as const, points: 12, penalty: 0, warnings: 0, reasons: [] };
    expect(tellBesides(shownOfResult(told), judged).writing).toBe(writing);
    expect(tellBesides(shownOfVerdict(VERDICT), judged).writing).toBe(writing);
    const ruled = shownOfResult({ ...told, points: 0 });
    expect(tellBesides(ruled, judged)).toBe(ruled);
    expect(tellBesides(ruled, undefined)).toBe(ruled);
    const lifted = shownOfResult(told);
    expect(tellBesides(lifted, shownOfJudged({ verdict: { ...VERDICT, warning: true }, trace: [], writing }))).toBe(
      lifted,
    );
  });
});
