import type { Qualification } from '@raccord/club';
import { isDay } from '@raccord/french';
import { isWholeOrNone, wholeNumber } from '../../design/numbers.ts';
import { newClientId } from '../../server/client.ts';
import type { CalendarPhase } from './calendarqueries.ts';

type Phase = CalendarPhase['phase'];

/** By what somebody goes on, in the order in which it is looked at. */
export const QUALIFICATIONS = ['all', 'category', 'series', 'club'] as const satisfies readonly Qualification[];

/** A phase as it is typed. */
export interface PhaseDraft extends Pick<Phase, 'id' | 'name' | 'kind' | 'from' | 'to'> {
  readonly place: string;
  readonly holders: readonly string[];
  /** Empty: anybody plays it. */
  readonly after: string;
  readonly measure: Phase['rule']['measure'];
  readonly best: string;
  readonly all: string;
  readonly category: string;
  readonly series: string;
  readonly club: string;
}

export const emptyPhase = (day: string): PhaseDraft => ({
  ...{ id: newClientId(), name: '', kind: 'qualification', from: day, to: day, place: '', holders: [], after: '' },
  ...{ measure: 'percent', best: '', all: '', category: '', series: '', club: '' },
});

export function draftOfPhase({ rule, quotas, place = '', after = '', ...phase }: Phase): PhaseDraft {
  const { id, name, kind, from, to, holders } = phase;
  const told = (count: number | undefined): string => (count ? String(count) : '');
  return {
    ...{ id, name, kind, from, to, holders, place, after, measure: rule.measure, best: told(rule.best) },
    ...{ all: told(quotas.all), category: told(quotas.category), series: told(quotas.series), club: told(quotas.club) },
  };
}

/** What is asked for; nothing while something is missing. @param before as it is, whose chosen tournaments stay. */
export function phaseOf(draft: PhaseDraft, before: Phase | undefined) {
  const { id, name, kind, from, to, place, holders, after, measure, best } = draft;
  const counted = [best, ...QUALIFICATIONS.map((one) => draft[one])].every(isWholeOrNone);
  if (name.trim() === '' || !isDay(from) || !isDay(to) || !counted) return undefined;
  const quota = (one: Qualification): number => wholeNumber(draft[one]) ?? 0;
  return {
    ...{ id, name, kind, from, to, holders: [...holders] },
    ...(place.trim() === '' ? {} : { place }),
    ...(before?.tournaments ? { tournaments: [...before.tournaments] } : {}),
    ...(after === '' ? {} : { after }),
    rule: { measure, ...(best.trim() === '' ? {} : { best: wholeNumber(best) ?? 0 }) },
    quotas: { all: quota('all'), category: quota('category'), series: quota('series'), club: quota('club') },
  };
}
