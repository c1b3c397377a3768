import { describe, expect, it } from 'vitest';
import { offerReferees } from './unattended.ts';

const official = (id: string, tables: { from: number; to: number }[], centre = 'c') =>
  ({ ...{ id, name: id, centre, tables }, office: 'referee' }) as const;
const entrant = (table: number, change = {}) => ({
  ...{ id: `p${table}`, members: [], centre: 'c', table, isPresent: true, presence: 'present' as const },
  ...change,
});
const OFFICIALS = [official('a1', [{ from: 1, to: 4 }]), official('a2', [{ from: 5, to: 8 }])];
const offered = (...entrants: ReturnType<typeof entrant>[]) =>
  offerReferees({ officials: OFFICIALS, entrants }).map(({ official: { id }, tables, all }) => ({ id, tables, all }));

describe('a table without a referee', () => {
  it('goes to that of the nearest one, with his own', () => {
    expect(offered(entrant(1), entrant(10), entrant(9))).toEqual([
      { id: 'a2', tables: [9, 10], all: [{ from: 5, to: 10 }] },
    ]);
  });

  it('is no matter where nobody sits, where he is excluded, or where no referee has a table', () => {
    expect(offered(entrant(3), entrant(9, { isPresent: false }), entrant(10, { exclusion: 'triche' }))).toEqual([]);
    expect(offered(entrant(9, { centre: 'd' }))).toEqual([]);
    expect(offerReferees({ officials: [official('a1', [])], entrants: [entrant(1)] })).toEqual([]);
  });
});
