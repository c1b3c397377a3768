import { type ConditionId, type Finding, found } from '../conditions/index.ts';
import { type Edition, lifts } from '../editions/edition.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Judgement } from '../settle.ts';
import type { Slip, SlipState, WrittenPlace, WrittenSolution } from '../slip.ts';

/** The solutions that count: a word is written, and not struck out where the text then takes it for not written. */
export function standingSolutions(slip: Slip, edition: Edition): readonly WrittenSolution[] {
  const isStruckGone = lifts(edition, 'ce qui est rayé', 'several-solutions');
  return slip.solutions.filter(({ word, isStruck }) => word !== '' && !(isStruck && isStruckGone));
}

/** Why a slip is not to be judged; undefined if it is. A cause that the edition has no row for does not count. */
export function findUnjudged(slip: Slip, inquiry: Inquiry): Finding | undefined {
  const { state, legibility, conduct, solutions } = slip;
  const blank = () => found('blank-slip', { isStruck: solutions.some(({ isStruck }) => isStruck) });
  const isIllegible = legibility === 'illegible';
  const isBlank = state === 'blank' || (state === 'handed-in' && solutions.length === 0 && !isIllegible);
  // In the order of T0 (D27); what is struck out comes after it (T1).
  const stops: Finding[] = [];
  if (isBlank) stops.push(blank());
  else if (state !== 'handed-in') stops.push(found(STOPPING[state], {}));
  if (isIllegible) stops.push(found('illegible-word', {}));
  if (conduct === 'grave') stops.push(found('grave-misconduct', {}));
  inquiry.restsOn('D27', () => stops.filter(({ condition }) => inquiry.isNull(condition)).length > 1);
  if (standingSolutions(slip, inquiry.edition).length === 0) stops.push(blank());
  const stopped = stops.find(({ condition }) => inquiry.isNull(condition));
  inquiry.restsOn('A0', () => stopped !== undefined && inquiry.isOurs(stopped.condition));
  return stopped;
}

const STOPPING = {
  absent: 'no-slip',
  several: 'several-slips',
  late: 'late-slip',
  exchanged: 'exchanged-slip',
} as const satisfies Partial<Record<SlipState, ConditionId>>;

/** Of several solutions the one kept, as it is written; none that is null. A word made of stray letters has no reference of its own. */
export function keptOf({ paid, solution }: Judgement, { solutions }: Slip): { readonly kept?: WrittenPlace } {
  if (!paid || !solution) return {};
  return { kept: solutions.includes(solution) ? solution : { word: solution.word } };
}

/** What the referee has to say of the slip itself, whatever the solution earns. */
export function withReferee(judgement: Judgement, { legibility, conduct }: Slip, inquiry: Inquiry): Judgement {
  const findings: Finding[] = [];
  if (legibility === 'hard') findings.push(found('hard-to-read', {}));
  if (conduct === 'warned') findings.push(found('disciplinary', {}));
  return findings.length === 0 ? judgement : inquiry.add(judgement, ...findings);
}
