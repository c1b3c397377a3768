import { plural, withoutCapital } from '@raccord/french';
import type { Slip, Worth, WrittenSolution } from '@raccord/regulation';
import { LEGIBILITY_NAMES, OUTCOME_NAMES, SLIP_STATE_NAMES } from '../labels.ts';
import type { JudgedSlip, Ruling } from '../verdicts.ts';

/** What is told of an event: all of it, or the act alone, without what slips say and what they are worth. */
export type Telling = 'all' | 'act';

/** Several slips in one action are told one by one as long as they are few. */
const FEW = 5;

const describeSolution = ({ word, reference, isStruck }: WrittenSolution): string => {
  const place = reference === undefined || reference === '' ? 'sans référence' : `en ${reference}`;
  return `${word} ${place}${isStruck ? ' (rayé)' : ''}`;
};

/** What a slip says: word, place, score. */
export function describeSlip({ state, solutions, score, legibility }: Slip): string {
  const written = solutions.map(describeSolution).join(' et ');
  // Handed in too late, or not at all, it lacks nothing else.
  const lack = state === 'handed-in' ? ', sans score' : '';
  const read = written === '' ? '' : `${written}${score === undefined ? lack : `, ${plural(score, 'point')}`}`;
  const notes = [
    state === 'handed-in' ? '' : withoutCapital(SLIP_STATE_NAMES[state]),
    read,
    legibility === undefined ? '' : withoutCapital(LEGIBILITY_NAMES[legibility]),
  ];
  return notes.filter((note) => note !== '').join(', ');
}

/** What the regulation makes of it. */
export function describeVerdict({ outcome, points, penalty, warning, disciplinary }: Omit<Worth, 'reasons'>): string {
  const sanctions = [
    penalty > 0 ? `pénalité de ${penalty}` : '',
    warning ? 'avertissement' : '',
    disciplinary ? 'avertissement disciplinaire' : '',
  ].filter((sanction) => sanction !== '');
  const name = withoutCapital(OUTCOME_NAMES[outcome]);
  const worth = outcome === 'nullity' ? name : `${name}, ${plural(points, 'point')}`;
  return [worth, ...sanctions].join(', ');
}

/** A slip and its verdict: « MENERAI en H4, 70 points ; accepté, 70 points ». */
export const describeJudged = ({ slip, verdict }: Pick<JudgedSlip, 'slip' | 'verdict'>): string =>
  `${describeSlip(slip)} ; ${describeVerdict(verdict)}`;

/** Several slips of one action: what they say once where all say the same, one by one where they are few. */
export function describeAll(slips: readonly JudgedSlip[], nameOf: (entrant: string) => string): string {
  const told = slips.map(describeJudged);
  if (new Set(told).size === 1) return ` : ${told[0]}`;
  if (slips.length > FEW) return '';
  return ` : ${slips.map(({ entrant }, index) => `${nameOf(entrant)}, ${told[index]}`).join(' · ')}`;
}

export function describeRuling(ruling: Ruling): string {
  if (ruling.outcome === 'nullity') return 'zéro';
  if (ruling.outcome === 'average') return 'moyenne';
  const penalty = ruling.penalty > 0 ? `, pénalité de ${ruling.penalty}` : '';
  return `${plural(ruling.points, 'point')}${penalty}${ruling.warning ? ', avertissement' : ''}`;
}
