import { unwrap } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { ALL_EDITION_NAMES, EDITION_NAMES } from '../editions/index.ts';
import { parseCases } from './case.ts';

/** The points that each edition is expected to give. */
function pointsBy(attendu: Record<string, number>): Record<string, number | undefined> {
  const expected = Object.fromEntries(Object.entries(attendu).map(([key, points]) => [key, { points: `${points}` }]));
  const text = JSON.stringify({
    coup: '1',
    partie: [],
    tirage: 'BOTELIU',
    bulletin: { etat: 'absent' },
    attendu: expected,
  });
  const [{ expected: read }] = unwrap(parseCases(text));
  return Object.fromEntries(ALL_EDITION_NAMES.map((name) => [name, read[name]?.points]));
}

const NONE = Object.fromEntries(ALL_EDITION_NAMES.map((name) => [name, undefined]));

describe('what a case expects', () => {
  it('is said once for all the editions that a tournament can choose', () => {
    expect(pointsBy({ toutes: 3 })).toEqual({ ...NONE, ...Object.fromEntries(EDITION_NAMES.map((name) => [name, 3])) });
  });

  it('is said for an edition and the later ones', () => {
    expect(pointsBy({ '2019+': 3 })).toEqual({ ...NONE, '2019': 3, '2023': 3 });
  });

  it('has exceptions, whatever the order they are written in', () => {
    const expected = { ...NONE, '2015': 0, '2016': 1, '2019': 2, '2023': 0 };
    expect(pointsBy({ toutes: 0, '2016+': 1, '2019': 2, '2023': 0 })).toEqual(expected);
    expect(pointsBy({ '2023': 0, '2019': 2, '2016+': 1, toutes: 0 })).toEqual(expected);
  });

  it('leaves a withdrawn edition alone unless it is named', () => {
    expect(pointsBy({ '2019': 1, 'usage-2023': 2 })).toEqual({ ...NONE, '2019': 1, 'usage-2023': 2 });
  });
});
