import { expect, test } from 'vitest';
import { draftOfSeason, emptySeason, readSeason } from './seasondraft.ts';

test('a season begins in September, whenever it is made', () => {
  expect(emptySeason(new Date(2026, 10, 16))).toMatchObject({ name: 'Saison 2026-2027', from: '2026-09-01' });
  expect(emptySeason(new Date(2027, 3, 1))).toMatchObject({ from: '2026-09-01', to: '2027-06-30' });
  expect(readSeason(emptySeason(new Date(2026, 10, 16))).season).toMatchObject({
    ...{ planned: 40, rule: { measure: { kind: 'percent' } } },
  });
});

test('what was typed of a season is read, and what is wrong is named', () => {
  const draft = { ...emptySeason(new Date(2026, 10, 16)), measure: 'points', isBest: true } as const;
  const { season, scaleRead } = readSeason(draft);
  expect(season?.rule.best).toBe(20);
  expect(scaleRead).toBe('10\u00a0places, 25 points à la première.');
  const faults = (part: object) => Object.keys(readSeason({ ...draft, ...part }).faults);
  expect(faults({ name: ' ' })).toEqual(['name']);
  expect(faults({ to: '2026-01-01' })).toEqual(['to']);
  expect(faults({ planned: '0' })).toEqual(['planned']);
  expect(faults({ best: '41' })).toEqual(['best']);
  expect(faults({ least: '0' })).toEqual(['least']);
  expect(faults({ scale: '1 ; beaucoup' })).toEqual(['scale']);
  expect(faults({ scale: '1 ; beaucoup', measure: 'total' })).toEqual([]);
});

test('an absence counts as zero in a mean alone; one evening gives a place unless more are asked', () => {
  const draft = { ...emptySeason(new Date(2026, 10, 16)), isAbsenceZero: true };
  expect(readSeason(draft).season?.rule).toEqual({ measure: { kind: 'percent' }, isAbsenceZero: true });
  expect(readSeason({ ...draft, measure: 'total', least: '5' }).season?.rule).toEqual({
    ...{ measure: { kind: 'total' }, least: 5 },
  });
});

test('a season that is changed is shown as it was written', () => {
  const season = {
    ...{ id: 's', name: 'Saison', from: '2026-09-01', to: '2027-06-30', planned: 30, except: ['e1'], described: '' },
    rule: { measure: { kind: 'points' as const, scale: { places: [2500, 1250], beyond: 100 } }, best: 3, least: 2 },
  };
  const draft = draftOfSeason(season);
  expect(draft.scale).toBe('1 ; 25\n2 ; 12,5\nau-delà ; 1');
  const { id, described, ...written } = season;
  expect(readSeason(draft).season).toEqual(written);
});
