import type { Scale } from './scale.ts';

/** What an evening is worth to somebody. */
export type Measure =
  | { readonly kind: 'total' }
  /** Of the top of the evening; the season takes the mean. */
  | { readonly kind: 'percent' }
  | { readonly kind: 'points'; readonly scale: Scale };

export interface SeasonRule {
  readonly measure: Measure;
  /** « N meilleures sur M »: how many evenings count for each; all of them unless said. */
  readonly best?: number;
}

/** A year, a term, a challenge: the evenings of some days, and how they are ranked together. */
export interface Season {
  readonly id: string;
  readonly name: string;
  /** Both days included. */
  readonly from: string;
  readonly to: string;
  /** How many evenings it will have. */
  readonly planned: number;
  /** Evenings of these days that do not count. */
  readonly except: readonly string[];
  readonly rule: SeasonRule;
}

interface DatedEvening {
  readonly tournament: string;
  readonly date: string;
}

/** Does an evening belong to a season? */
export const isInSeason = (
  { from, to, except }: Pick<Season, 'from' | 'to' | 'except'>,
  { tournament, date }: DatedEvening,
): boolean => date >= from && date <= to && !except.includes(tournament);

/** By day; of one day, in the order in which they were added. */
export const inOrder = <Evening extends DatedEvening>(evenings: readonly Evening[]): Evening[] =>
  evenings.toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date));

export const MEASURE_LABELS: Readonly<Record<Measure['kind'], string>> = {
  total: 'Total',
  percent: 'Moyenne',
  points: 'Points',
};

/** « Total des scores, les 20 meilleures soirées sur 40 ». */
export function describeRule({ measure, best }: SeasonRule, planned: number): string {
  const what = { total: 'Total des scores', percent: 'Moyenne des % du top', points: 'Points du barème' }[measure.kind];
  if (best === undefined) return what;
  return best === 1
    ? `${what}, la meilleure soirée sur ${planned}`
    : `${what}, les ${best} meilleures soirées sur ${planned}`;
}
