import { expect, it } from 'vitest';
import { EDITIONS, type EditionName } from './editions/index.ts';
import { explain } from './judge.ts';
import type { Reading } from './readings.ts';
import { WORKED_CASES } from './testing/worked.ts';

const readingsOf = (title: string, edition: EditionName): readonly Reading[] => {
  const found = WORKED_CASES.find(({ worked }) => worked.title.startsWith(title));
  if (!found) throw new Error(`No case « ${title} ».`);
  const { trace } = explain(found.turn, found.worked.slip, EDITIONS[edition]);
  return trace.flatMap((entry) => (entry.kind === 'reading' ? [entry.reading] : []));
};

/** The worked slips that docs/reglement/phrases-2023.md gives for each reading. */
const OF_2023 = {
  D1: ['Score seul 17', 'Score seul 29'],
  D2: ['RF-14', 'RF-16'],
  D3: ['Parasites 15', 'Parasites 21', 'Parasites 01', 'Parasites 08'],
  D4: ['T4-13', 'T4-25'],
  D5: ['RF-58', 'RF-63', 'Score seul 33'],
  D6: ['Raccord 36', 'Prolongement 14', 'Raccord 18', 'Raccord 19'],
  D7: ['Raccord 32', 'Raccord 35'],
  D8: ['Prolongement 09'],
  D9: ['RF-65'],
  D10: ['SJ-23', 'SJ-33'],
  D11: ['T4-10', 'T4-21'],
  D12: ['T2-07'],
  D17: ['T2-37'],
  D19: ['RF-52', 'RF-54'],
  D20: ['S6-07'],
  D27: ['Parasites 39', 'Parasites 40', 'RF-74', 'RF-75', 'T0-16', 'T0-18'],
} satisfies Partial<Record<Reading, readonly string[]>>;

/** Worked slips on what is marked (I) in docs/reglement/editions-anciennes.md, with the editions under which it counts. */
const BEFORE_2023 = {
  A0: { 2015: ['A0-14', 'A0-18', 'A0-21'], 2016: ['A0-14'], 2019: ['A0-14'] },
  A4: { 2015: ['A4-08', 'A10-14', 'A10-35'], 2016: ['A10-14'], 2019: ['A4-21'] },
  A5: { 2015: ['A5-18', 'A5-19', 'A5-20'], 2019: ['A4-18', 'A5-15', 'A5-39', 'F-18'] },
  A6: { 2019: ['A7-12', 'F-19'] },
  A7: { 2019: ['A7-08', 'A7-15', 'A7-56', 'F-08'] },
  A8: { 2015: ['A8-06', 'A8-14', 'A8-10'], 2016: ['A8-06'] },
  A9: { 2015: ['A9-04'], 2016: ['A9-16'], 2019: ['A9-04', 'A9-16'] },
  A10: { 2015: ['A10-40', 'A10-41'], 2016: ['A10-40'] },
  F1: { 2015: ['F-01'], 2016: ['F-04'], 2019: ['F-02', 'F-30', 'F-31'] },
} satisfies Readonly<Record<Exclude<Reading, keyof typeof OF_2023>, Partial<Record<EditionName, readonly string[]>>>>;

const RESTING = [
  ...Object.entries(OF_2023).map(([reading, titles]) => ['2023', reading, titles] as const),
  ...Object.entries(BEFORE_2023).flatMap(([reading, editions]) =>
    Object.entries(editions).map(([edition, titles]) => [edition, reading, titles] as const),
  ),
] as readonly (readonly [EditionName, Reading, readonly string[]])[];

it.each(RESTING)('under %s, the worked slips of %s are told to rest on it', (edition, reading, titles) => {
  for (const title of titles) expect(readingsOf(title, edition), title).toContain(reading);
});

it.each([
  ['2015', ['A4-01', 'A4-02', 'A5-12', 'A6-01', 'A8-01', 'A9-01', 'A10-01']],
  ['2016', ['A4-01', 'A5-01', 'A6-01', 'A10-01']],
  ['2019', ['A4-01', 'A5-12', 'A7-06', 'A8-06', 'A9-01']],
] as const)('under %s, what its texts say rests on no reading', (edition, titles) => {
  for (const title of titles) expect(readingsOf(title, edition), title).toEqual([]);
});
