import { NO_EVENT } from '@raccord/stream';
import { countKinds } from '@raccord/tournament';
import type { EveningResult, EveningRow } from '../season/evening.ts';
import type { Season } from '../season/season.ts';

/** What somebody did on an evening; what is left out is nothing. */
export type Figures = Partial<Omit<EveningRow, 'rank' | 'entrant'>> & { readonly total: number };

/** The result of an evening, ranked by total: entrants are named by the keys. */
export function resultOf(
  tournament: string,
  figures: Readonly<Record<string, Figures | number>>,
  top = 1000,
): EveningResult {
  const all = Object.entries(figures).map(([entrant, one]) => ({
    ...{ entrant, players: [{ name: entrant }], tops: 0, solos: 0, warnings: 0 },
    ...{ reasons: [], best: [], missed: [], kinds: countKinds([]) },
    ...(typeof one === 'number' ? { total: one } : one),
  }));
  const rows = all
    .map((row) => ({ ...row, rank: 1 + all.filter(({ total }) => total > row.total).length }))
    .sort((a, b) => a.rank - b.rank);
  return { tournament, sequence: 10, hash: NO_EVENT, top, turns: 20, rows };
}

export const byTournament = (...results: readonly EveningResult[]): ReadonlyMap<string, EveningResult> =>
  new Map(results.map((result) => [result.tournament, result]));

export const seasonOf = (season: Partial<Season> = {}): Season => ({
  id: 's',
  name: 'Saison',
  from: '2026-09-01',
  to: '2027-06-30',
  planned: 2,
  except: [],
  rule: { measure: { kind: 'total' } },
  ...season,
});
