import { shareTables, type TableRange } from '@raccord/tournament';
import type { DraftReferee } from './draft.ts';

const LAST_TABLE = 20_000;

/** « 1-20, 25 » as ranges; undefined when it is not written so. */
export function parseTables(text: string): readonly TableRange[] | undefined {
  const ranges: TableRange[] = [];
  for (const part of text.split(/[,;]/)) {
    if (part.trim() === '') continue;
    const [, from, to = from] = /^\s*(\d{1,5})\s*(?:(?:-|–|à)\s*(\d{1,5})\s*)?$/.exec(part) ?? [];
    const range = { from: Number(from), to: Number(to) };
    if (!(range.from >= 1 && range.from <= range.to && range.to <= LAST_TABLE)) return undefined;
    ranges.push(range);
  }
  return ranges;
}

export const makeTables = (ranges: readonly TableRange[]): string =>
  ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');

/** Tables in order, neighbours together. */
export function inRanges(tables: readonly number[]): readonly TableRange[] {
  const ranges: TableRange[] = [];
  for (const table of [...tables].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.to === table - 1) ranges[ranges.length - 1] = { from: last.from, to: table };
    else ranges.push({ from: table, to: table });
  }
  return ranges;
}

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
  const countAt = (table: number): number =>
    shares.filter((share) => share?.some(({ from, to }) => from <= table && table <= to)).length;
  return {
    without: tables.filter((table) => countAt(table) === 0),
    twice: tables.filter((table) => countAt(table) > 1),
  };
}
