import { type CellKind, plural } from '@raccord/french';
import type { Scale } from './scale.ts';

/** What an evening is worth to somebody. */
export type Measure =
  | { readonly kind: 'total' }
  /** Of the top of the evening; the season takes the mean of those that count. */
  | { readonly kind: 'percent' }
  | { readonly kind: 'points'; readonly scale: Scale };

export interface SeasonRule {
  readonly measure: Measure;
  /** « N meilleures sur M »: how many evenings count for each; all of them unless said. */
  readonly best?: number;
  /** Of a mean alone: an evening that one missed counts as zero, as far as there are not enough others. */
  readonly isAbsenceZero?: true;
  /** Places of an evening are counted among members: who is none takes none of them. */
  readonly isAmongMembers?: true;
  /** How many evenings one must have played to have a place. */
  readonly least?: number;
}

/** How many evenings a season may have. */
export const MOST_EVENINGS = 400;

/** Over how many evenings a mean is, for whoever played so many of those held. */
export const meanOver = ({ best, isAbsenceZero }: SeasonRule, played: number, held: number): number =>
  Math.min(best ?? held, isAbsenceZero ? held : played);

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

/** What the cells of a season are. */
export const MEASURE_CELLS = { total: 'whole', percent: 'percent', points: 'points' } as const satisfies Readonly<
  Record<Measure['kind'], CellKind>
>;

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

/** « Moyenne des % du top, les 20 meilleures soirées jouées sur 40, classé à partir de 5 soirées ». */
export function describeRule(
  { measure, best, isAbsenceZero, isAmongMembers, least }: SeasonRule,
  planned: number,
): string {
  const what = { total: 'Total des scores', percent: 'Moyenne des % du top', points: 'Points du barème' }[measure.kind];
  const played = measure.kind === 'percent' && !isAbsenceZero ? (best === 1 ? ' jouée' : ' jouées') : '';
  const parts = [
    what,
    ...(best === 1 ? [`la meilleure soirée${played} sur ${planned}`] : []),
    ...(best !== undefined && best !== 1 ? [`les ${best} meilleures soirées${played} sur ${planned}`] : []),
    ...(best === undefined && played !== '' ? [`toutes les soirées${played}`] : []),
    ...(isAbsenceZero ? ['une absence compte zéro'] : []),
    ...(isAmongMembers ? ['places entre membres'] : []),
    ...(!isAmongMembers && measure.kind === 'points' ? ['visiteurs compris'] : []),
    ...(least === undefined ? [] : [`classé à partir de ${plural(least, 'soirée')}`]),
  ];
  return parts.join(', ');
}
