import { LINE_END, MARK, makeText, SEPARATOR } from '../csvtext.ts';
import { hundredth } from './points.ts';
import type { AskedRanking, Results } from './results.ts';
import { type Cell, type Column, type FlatTable, flatten, tableOf, withProvisional } from './table.ts';

/** A ranking as CSV. */
export const makeCsv = (results: Results, asked: AskedRanking): Generator<string> =>
  writeCsv(withProvisional(flatten(tableOf(results, asked)), asked.ranking.provisional?.why));

/** Rows as French spreadsheets open them: semicolons, decimal commas, UTF-8 with its mark. */
export function* writeCsv({ columns, rows }: FlatTable): Generator<string> {
  yield MARK + columns.map(({ heading }) => makeText(heading)).join(SEPARATOR) + LINE_END;
  for (const row of rows()) {
    yield row.map((cell, index) => makeCell(cell, columns[index])).join(SEPARATOR) + LINE_END;
  }
}

function makeCell(cell: Cell, { kind }: Column): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return makeText(cell);
  if (kind === 'percent') return withComma(cell.toFixed(2));
  return kind === 'points' ? withComma(String(hundredth(cell))) : String(cell);
}

const withComma = (figure: string): string => figure.replace('.', ',');
