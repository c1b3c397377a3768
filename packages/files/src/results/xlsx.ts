import { type Results, shortTitleOf } from './results.ts';
import { flatten, tableOf } from './table.ts';
import { makeWorkbook } from './workbook.ts';

/** A workbook with a sheet for each ranking. */
export const makeXlsx = (results: Results): Generator<Uint8Array> =>
  makeWorkbook(
    results.rankings.map((asked) => ({ name: shortTitleOf(results, asked), ...flatten(tableOf(results, asked)) })),
  );
