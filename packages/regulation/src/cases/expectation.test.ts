import { unwrap } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { EDITION_NAMES } from '../editions/index.ts';
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
  return Object.fromEntries(EDITION_NAMES.map((name) => [name, read[name]?.points]));
}

const worth = (names: readonly string[], points?: number) => Object.fromEntries(names.map((name) => [name, points]));
const NONE = worth(EDITION_NAMES);

describe('what a case expects', () => {
  it('is said once for all the editions', () => {
    expect(pointsBy({ toutes: 3 })).toEqual({ ...NONE, ...worth(EDITION_NAMES, 3) });
  });

  it('is said for an edition and the later ones', () => {
    const since2019 = EDITION_NAMES.slice(EDITION_NAMES.indexOf('2019'));
    expect(pointsBy({ '2019+': 3 })).toEqual({ ...NONE, ...worth(since2019, 3) });
  });

  it('has exceptions, whatever the order they are written in', () => {
    const expected = { '2015': 0, '2016': 1, '2019': 2, '2023': 0 };
    expect(pointsBy({ toutes: 0, '2016+': 1, '2019': 2, '2023': 0 })).toMatchObject(expected);
    expect(pointsBy({ '2023': 0, '2019': 2, '2016+': 1, toutes: 0 })).toMatchObject(expected);
  });

  it('may name every edition beside `toutes`', () => {
    expect(pointsBy({ toutes: 3, ...(worth(EDITION_NAMES, 1) as Record<string, number>) })).toEqual({
      ...NONE,
      ...worth(EDITION_NAMES, 1),
    });
  });
});
