import type { DeskTable } from '../../server/answers.ts';

/** Which tables a list shows. */
export const FILTERS = ['to-confirm', 'faults', 'nullities', 'solos', 'highest', 'due', 'optional', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

/** Somebody has still to look at it: a slip that the commission has is no longer for the second referee. */
export const isToConfirm = ({ slip, isConfirmed, isReferred }: DeskTable): boolean =>
  slip !== undefined && !isConfirmed && !isReferred;

const KEEPS: Readonly<Record<Filter, (table: DeskTable) => boolean>> = {
  'to-confirm': isToConfirm,
  faults: ({ result }) => result.reasons.length > 0,
  nullities: ({ result }) => result.outcome === 'nullity',
  solos: ({ result }) => result.solo !== undefined,
  highest: ({ slip }) => slip !== undefined,
  due: ({ isCorrectionDue }) => isCorrectionDue,
  optional: ({ isCorrectionOptional }) => isCorrectionOptional,
  all: () => true,
};

/** The tables that a filter keeps, in order: by table, or the highest scores first. */
export function filterTables<Table extends DeskTable>(tables: readonly Table[], filter: Filter): readonly Table[] {
  const kept = tables.filter(KEEPS[filter]);
  return filter === 'highest' ? kept.sort((a, b) => b.result.points - a.result.points) : kept;
}

/** The one so many steps after an entrant in a list; the first one where he is not in it. */
export function neighbourOf<Table extends DeskTable>(
  tables: readonly Table[],
  entrant: string | undefined,
  step = 1,
): Table | undefined {
  const at = tables.findIndex((table) => table.entrant === entrant);
  return at < 0 ? tables[0] : tables[at + step];
}

/** The best score, paid without a fault, on which nobody has decided otherwise. How it is written, `level.ts` says. */
export const isPaidTop = ({ result, slip, isRuled }: DeskTable, top: number): boolean =>
  slip?.score === top &&
  result.outcome === 'accepted' &&
  result.points === top &&
  result.reasons.length === 0 &&
  !isRuled;

/** What is left to do in a turn. */
export function countLeft(tables: readonly DeskTable[]) {
  const count = (holds: (table: DeskTable) => boolean): number => tables.filter(holds).length;
  return {
    toConfirm: count(isToConfirm),
    confirmed: count(({ isConfirmed }) => isConfirmed),
    due: count(({ isCorrectionDue }) => isCorrectionDue),
    referred: count(({ isReferred }) => isReferred),
    appealed: count(({ isAppealed }) => isAppealed),
    missing: count(({ result }) => result.outcome === 'missing'),
  };
}
