import { type SeenResults, shortTitleOf } from './results.ts';
import { flatten, tableOf, withProvisional } from './table.ts';
import { makeWorkbook } from './workbook.ts';

/** A workbook with a sheet for each ranking. */
export const makeXlsx = (results: SeenResults): Generator<Uint8Array> =>
  makeWorkbook(
    results.rankings.map((asked) => ({
      name: shortTitleOf(results, asked),
      ...withProvisional(flatten(tableOf(results, asked)), asked.ranking.provisional?.why),
    })),
  );
