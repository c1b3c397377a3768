import { makeCsvTable } from '../csv.ts';
import type { AskedRanking, Results } from './results.ts';
import { flatten, tableOf } from './table.ts';

/** A ranking as French spreadsheets open it. */
export function* makeCsv(results: Results, asked: AskedRanking): Generator<string> {
  const { columns, rows } = flatten(tableOf(results, asked));
  yield* makeCsvTable(
    columns.map(({ heading }) => heading),
    rows(),
    columns.map(({ kind }) => (kind === 'percent' ? 2 : undefined)),
  );
}
