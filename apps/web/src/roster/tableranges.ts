import { LAST_TABLE, type TableRange } from '@raccord/tournament';

const RANGE = /^(\d{1,5})(?:\s*(?:-|–|à)\s*(\d{1,5}))?$/;
/** Tables as people write them: « 1-20, 25 ». Undefined when they cannot be read; nothing written is no table. */
export function parseTables(text: string): readonly TableRange[] | undefined {
  const ranges: TableRange[] = [];
  for (const part of text.split(/[,;]/)) {
    if (part.trim() === '') continue;
    const [, from, to = from] = RANGE.exec(part.trim()) ?? [];
    const range = { from: Number(from), to: Number(to) };
    if (!(range.from >= 1 && range.from <= range.to && range.to <= LAST_TABLE)) return undefined;
    ranges.push(range);
  }
  return ranges;
}

export const showTables = (tables: readonly TableRange[]): string =>
  tables.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');

/** Tables in order, those in a row gathered: 7, 1, 2, 3 give « 1–3, 7 ». */
export function gatherTables(tables: readonly number[]): readonly TableRange[] {
  const ranges: TableRange[] = [];
  for (const table of tables.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.to === table - 1) ranges[ranges.length - 1] = { from: last.from, to: table };
    else ranges.push({ from: table, to: table });
  }
  return ranges;
}

export const isAmong = (tables: readonly TableRange[], table: number): boolean =>
  tables.some(({ from, to }) => from <= table && table <= to);

/** The first table that nobody has. */
export function freeTable(taken: readonly number[]): number {
  const known = new Set(taken);
  let table = 1;
  while (known.has(table)) table++;
  return table;
}
