import { nameOf } from '@raccord/tournament';
import { encodeLatin1 } from './latin1.ts';
import type { ListedRankingRow } from './results.ts';

const EMPTY = ['--table vide--', '-1'] as const;

/**
 * The totals of a centre as the federation's results program reads them: `"table","name","total"`, table after table from
 * the first to the last one where somebody sits.
 */
export function makeResultLines(rows: readonly ListedRankingRow[], centre: string): Uint8Array {
  const seated = rows.filter((row) => row.centre === centre).sort((a, b) => a.table - b.table);
  const lines: string[] = [];
  let next = seated[0]?.table ?? 0;
  for (const { table, members, total } of seated) {
    for (; next < table; next++) lines.push(makeLine(next, ...EMPTY));
    lines.push(makeLine(table, nameOf(members), String(total)));
    next = table + 1;
  }
  return encodeLatin1(lines.join(''));
}

const makeLine = (table: number, ...rest: readonly string[]): string =>
  `${[String(table), ...rest].map((field) => `"${plain(field)}"`).join(',')}\r\n`;

/** Nobody says how that program reads a quote inside of quotes: there is none. */
const plain = (text: string): string => text.replaceAll(/["“”]/g, "'").replaceAll(/\p{Cc}+/gu, ' ');
