import type { Slip } from '@raccord/regulation';
import { expect, it } from 'vitest';
import type { Judged, JudgedSlip } from '../verdicts.ts';
import { describeAll, describeSlip, describeVerdict } from './written.ts';

const solution = (word: string, reference?: string, isStruck?: boolean) => ({
  ...{ word, direction: 'horizontal', outside: [] },
  ...(reference === undefined ? {} : { reference }),
  ...(isStruck ? { isStruck } : {}),
});
const slip = (more: object): Slip => ({ state: 'handed-in', solutions: [], ...more }) as Slip;
const verdict = (more: Partial<Judged> = {}): Judged => ({
  ...{ outcome: 'accepted', points: 70, penalty: 0, warning: false, reasons: [], retained: null },
  ...more,
});
const judged = (entrant: string, score: number): JudgedSlip => ({
  ...{ entrant, verdict: verdict({ points: score }) },
  slip: slip({ solutions: [solution('MARE', 'H5')], score }),
});

it.each([
  [{ solutions: [solution('MENERaI', 'H4')], score: 70 }, 'MENERaI en H4, 70\u00a0points'],
  [{ solutions: [solution('MARE')], score: 1 }, 'MARE sans référence, 1\u00a0point'],
  [
    { solutions: [solution('MARE', 'H4', true), solution('RAME', 'H5')] },
    'MARE en H4 (rayé) et RAME en H5, sans score',
  ],
  [{ state: 'late', solutions: [solution('MARE', 'H4')], score: 8 }, 'hors délai, MARE en H4, 8\u00a0points'],
  [{ state: 'blank' }, 'bulletin vierge'],
  [{ legibility: 'illegible' }, 'mot illisible'],
])('tells what is written: %j', (written, told) => {
  expect(describeSlip(slip(written))).toBe(told);
});

it.each([
  [{}, 'accepté, 70\u00a0points'],
  [{ penalty: 5, warning: true }, 'accepté, 70\u00a0points, pénalité de 5, avertissement'],
  [{ outcome: 'nullity', points: 0, disciplinary: true }, 'nul, avertissement disciplinaire'],
] as const)('tells the verdict: %j', (given, told) => {
  expect(describeVerdict(verdict(given))).toBe(told);
});

it('tells several slips once where they are alike, one by one where they are few', () => {
  const nameOf = (id: string) => `Joueur ${id}`;
  expect(describeAll([judged('1', 8), judged('2', 8)], nameOf)).toBe(
    ' : MARE en H5, 8\u00a0points ; accepté, 8\u00a0points',
  );
  expect(describeAll([judged('1', 8), judged('2', 9)], nameOf)).toBe(
    ' : Joueur 1, MARE en H5, 8\u00a0points ; accepté, 8\u00a0points · Joueur 2, MARE en H5, 9\u00a0points ; accepté, 9\u00a0points',
  );
  expect(
    describeAll(
      Array.from({ length: 6 }, (_, index) => judged('1', index)),
      nameOf,
    ),
  ).toBe('');
});
