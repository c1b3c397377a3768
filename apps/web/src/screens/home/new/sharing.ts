import { shareTables } from '@raccord/files';
import type { TableRange } from '@raccord/tournament';
import { isAmong, parseTables } from '../../../roster/tableranges.ts';
import type { DraftReferee } from './draft.ts';

/** The tables of each referee: those typed, else an even share. Undefined where they cannot be read. */
export function tablesOf(
  referees: readonly DraftReferee[],
  tables: readonly number[],
): readonly (readonly TableRange[] | undefined)[] {
  const shares = shareTables(tables, referees.length);
  return referees.map(({ tables: typed }, index) => (typed === undefined ? shares[index] : parseTables(typed)));
}

/** Tables without a referee, and tables that several have. */
export function gapsOf(shares: readonly (readonly TableRange[] | undefined)[], tables: readonly number[]) {
  const countAt = (table: number): number => shares.filter((share) => share && isAmong(share, table)).length;
  return {
    without: tables.filter((table) => countAt(table) === 0),
    twice: tables.filter((table) => countAt(table) > 1),
  };
}
