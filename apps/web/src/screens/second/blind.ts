import type { Slip } from '@raccord/regulation';
import type { DeskTable } from '../../server/answers.ts';
import { isSameSlip } from '../../slip/compare.ts';

/** What a second referee has entered without seeing the first entry, by entrant. */
export type BlindEntries = Readonly<Record<string, Slip>>;

/** Where a table stands in a blind check. */
export type BlindState = 'to-enter' | 'waiting' | 'same' | 'different' | 'done';

export function blindStateOf(table: DeskTable, entries: BlindEntries): BlindState {
  const { entrant, slip, isConfirmed, isReferred } = table;
  if (isConfirmed || isReferred) return 'done';
  const mine = entries[entrant];
  if (!mine) return 'to-enter';
  if (!slip) return 'waiting';
  return isSameSlip(slip, mine) ? 'same' : 'different';
}

export const without = (entries: BlindEntries, entrants: readonly string[]): BlindEntries =>
  Object.fromEntries(Object.entries(entries).filter(([entrant]) => !entrants.includes(entrant)));

/** The next table to enter after this one, around the hall. */
export function nextToEnter(
  tables: readonly DeskTable[],
  entries: BlindEntries,
  entrant: string | undefined,
): DeskTable | undefined {
  const at = tables.findIndex((table) => table.entrant === entrant);
  return [...tables.slice(at + 1), ...tables.slice(0, at + 1)].find(
    (table) => table.entrant !== entrant && blindStateOf(table, entries) === 'to-enter',
  );
}

/** How many tables are still to enter. */
export const countToEnter = (tables: readonly DeskTable[], entries: BlindEntries): number =>
  tables.filter((table) => blindStateOf(table, entries) === 'to-enter').length;

/** The table that is entered: the one begun as long as it is in sight, whatever comes meanwhile; or else the next one. */
export const entrantToEnter = (
  tables: readonly DeskTable[],
  entries: BlindEntries,
  begun: string | undefined,
): string | undefined =>
  tables.some(({ entrant }) => entrant === begun) ? begun : nextToEnter(tables, entries, undefined)?.entrant;
