import type { Person, TableRange } from '@raccord/tournament';
import type { ListedEntrant } from './roster.ts';

/** An entrant with his table. */
export interface SeatedEntrant {
  readonly members: readonly Person[];
  readonly table: number;
}

/**
 * Gives everybody a table: the one that the list says, else the first one free, in the order of the list.
 * @param occupied tables where others sit already.
 */
export function seatEntrants(
  listed: readonly ListedEntrant[],
  occupied: Iterable<number> = [],
): readonly SeatedEntrant[] {
  const taken = new Set<number | undefined>([...occupied, ...listed.map(({ table }) => table)]);
  let free = 0;
  const nextFree = (): number => {
    do free++;
    while (taken.has(free));
    return free;
  };
  return listed.map(({ members, table }) => ({ members, table: table ?? nextFree() }));
}

/** Shares tables evenly: neighbours together, as many for each referee but for one. */
export function shareTables(tables: readonly number[], referees: number): readonly (readonly TableRange[])[] {
  const sorted = [...tables].sort((a, b) => a - b);
  return Array.from({ length: referees }, (_, index) => {
    const from = sorted[Math.ceil((sorted.length * index) / referees)];
    const to = sorted[Math.ceil((sorted.length * (index + 1)) / referees) - 1];
    return from !== undefined && to !== undefined && from <= to ? [{ from, to }] : [];
  });
}
