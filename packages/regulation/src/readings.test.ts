import { expect, it } from 'vitest';
import { EDITIONS } from './editions/index.ts';
import { explain } from './judge.ts';
import { READINGS, type Reading } from './readings.ts';
import { WORKED_CASES } from './testing/worked.ts';

const readingsOf = (title: string): readonly Reading[] => {
  const found = WORKED_CASES.find(({ worked }) => worked.title.startsWith(title));
  if (!found) throw new Error(`No case « ${title} ».`);
  const { trace } = explain(found.turn, found.worked.slip, EDITIONS['2023']);
  return trace.flatMap((entry) => (entry.kind === 'reading' ? [entry.reading] : []));
};

/** The worked slips that docs/reglement/phrases-2023.md gives for each reading. */
const RESTING: Readonly<Record<Reading, readonly string[]>> = {
  D1: ['Score seul 17', 'Score seul 29'],
  D2: ['RF-14', 'RF-16'],
  D3: ['Parasites 15', 'Parasites 21', 'Parasites 01', 'Parasites 08'],
  D4: ['T4-13', 'T4-25'],
  D5: ['RF-63', 'Score seul 33'],
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
};

it.each(Object.keys(READINGS) as Reading[])('the worked slips of %s are told to rest on it', (reading) => {
  for (const title of RESTING[reading]) expect(readingsOf(title), title).toContain(reading);
});
