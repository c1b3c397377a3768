import { LINE_END, MARK, makeText, SEPARATOR } from '../csvtext.ts';
import type { AskedRanking, Results } from './results.ts';
import { type Cell, type Column, flatten, tableOf } from './table.ts';

/** A ranking as French spreadsheets open it: semicolons, decimal commas, UTF-8 with its mark. */
export function* makeCsv(results: Results, asked: AskedRanking): Generator<string> {
  const { columns, rows } = flatten(tableOf(results, asked));
  yield MARK + columns.map(({ heading }) => makeText(heading)).join(SEPARATOR) + LINE_END;
  for (const row of rows()) {
    yield row.map((cell, index) => makeCell(cell, columns[index])).join(SEPARATOR) + LINE_END;
  }
}

function makeCell(cell: Cell, { kind }: Column): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return makeText(cell);
  return kind === 'percent' ? cell.toFixed(2).replace('.', ',') : String(cell);
}
