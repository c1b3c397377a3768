import { CSV_SEPARATOR, LINE_END, MARK, makeText } from '../csvtext.ts';
import { hundredth } from './points.ts';
import type { AskedRanking, SeenResults } from './results.ts';
import { type FlatTable, flatten, type ResultColumn, type TableCell, tableOf, withProvisional } from './table.ts';

/** A ranking as CSV. */
export const makeCsv = (results: SeenResults, asked: AskedRanking): Generator<string> =>
  writeCsv(withProvisional(flatten(tableOf(results, asked)), asked.ranking.provisional?.why));

/** Rows as French spreadsheets open them: semicolons, decimal commas, UTF-8 with its mark. */
export function* writeCsv({ columns, rows }: FlatTable): Generator<string> {
  yield MARK + columns.map(({ heading }) => makeText(heading)).join(CSV_SEPARATOR) + LINE_END;
  for (const row of rows()) {
    yield row.map((cell, index) => makeCell(cell, columns[index])).join(CSV_SEPARATOR) + LINE_END;
  }
}

function makeCell(cell: TableCell, { kind }: ResultColumn): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return makeText(cell);
  if (kind === 'percent') return withComma(cell.toFixed(2));
  return kind === 'points' ? withComma(String(hundredth(cell))) : String(cell);
}

const withComma = (figure: string): string => figure.replace('.', ',');
