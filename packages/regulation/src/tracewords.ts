import { plural } from '@raccord/french';
import type { TraceEntry, Way, WayEntry } from './trace.ts';

/** How a trace is told, on screens and on paper. */

export const WAY_NAMES: Readonly<Record<Way, string>> = { reference: 'Référence', links: 'Raccord', score: 'Score' };

/** What each kind of entry is told under. */
export const TRACE_TITLES: Readonly<Record<TraceEntry['kind'], string>> = {
  way: 'Évaluations possibles de la solution',
  found: 'Ce qui est constaté',
  place: 'Autres places du même score',
  reading: 'Nos lectures du texte',
};

/** « 20 − 5 = 15 points », « 12 points », « nul ». */
export function describeWayWorth({ points, penalty, isNull }: Pick<WayEntry, 'points' | 'penalty' | 'isNull'>): string {
  if (isNull) return 'nul';
  return penalty > 0 ? `${points} − ${penalty} = ${plural(points - penalty, 'point')}` : plural(points, 'point');
}

/** « valable », « forme AQUE, non admis ». */
export const describeValidity = (notAdmitted: readonly string[]): string =>
  notAdmitted.length === 0 ? 'valable' : `forme ${notAdmitted.join(', ')}, non admis`;
