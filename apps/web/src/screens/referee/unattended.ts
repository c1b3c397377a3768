import type { TableRange } from '@raccord/tournament';
import { gatherTables, isAmong } from '../../roster/tableranges.ts';
import type { PeopleView } from '../../server/answers.ts';

type People = Pick<PeopleView, 'officials' | 'entrants'>;
type Official = People['officials'][number];

/** Tables where somebody plays and nobody referees, and the referee to give them to. */
export interface Offer {
  readonly official: Official;
  readonly tables: readonly number[];
  /** All that he would have. */
  readonly all: readonly TableRange[];
}

/**
 * Who came after the tables were shared has no referee: that of the nearest table is offered. Where no referee of the
 * centre has a table, the chief referee does them all.
 */
export function offerReferees({ officials, entrants }: People): readonly Offer[] {
  const busy = officials.filter(({ office, tables }) => office === 'referee' && tables.length > 0);
  const given = new Map<Official, number[]>();
  for (const { centre, table, isPresent, exclusion } of entrants) {
    const here = busy.filter((official) => official.centre === centre);
    if (!isPresent || exclusion !== undefined || here.some(({ tables }) => isAmong(tables, table))) continue;
    const [nearest] = here.toSorted((a, b) => distance(a.tables, table) - distance(b.tables, table));
    if (nearest) given.set(nearest, [...(given.get(nearest) ?? []), table]);
  }
  return [...given].map(([official, tables]) => ({
    official,
    tables: tables.toSorted((a, b) => a - b),
    all: gatherTables([...official.tables.flatMap(listed), ...tables]),
  }));
}

const listed = ({ from, to }: TableRange): number[] => Array.from({ length: to - from + 1 }, (_, step) => from + step);

const distance = (tables: readonly TableRange[], table: number): number =>
  Math.min(...tables.map(({ from, to }) => Math.min(Math.abs(from - table), Math.abs(to - table))));
