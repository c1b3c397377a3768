import { type Season, type SeasonLine, type SeasonTable, seasonBy, seasonColumns } from '@raccord/club';
import { GROUPING_LABELS } from '@raccord/tournament';
import { writeCsv } from '../results/csv.ts';
import { type FlatTable, filled, flatten } from '../results/table.ts';
import { makeWorkbook } from '../results/workbook.ts';

type Ruled = Pick<Season, 'name' | 'rule'>;

/** The ranking of a season as CSV, every evening in its column. */
export const makeSeasonCsv = (season: Ruled, table: SeasonTable): Generator<string> =>
  writeCsv(flat(season, table, [{ name: '', rows: table.rows }]));

/** The same as a workbook: everybody, then by category and by series where some are known. */
export function makeSeasonXlsx(season: Ruled, table: SeasonTable): Generator<Uint8Array> {
  const general = { name: season.name, ...flat(season, table, [{ name: '', rows: table.rows }]) };
  const grouped = (['category', 'series'] as const).flatMap((by) => {
    const { choice, one } = GROUPING_LABELS[by];
    const groups = [...seasonBy(table.rows, by)].map(([value, rows]) => ({ name: value, rows }));
    return groups.length === 0 ? [] : [{ name: choice, ...flat(season, table, groups, one) }];
  });
  return makeWorkbook([general, ...grouped]);
}

function flat(
  { rule }: Ruled,
  { evenings }: SeasonTable,
  groups: readonly { readonly name: string; readonly rows: readonly SeasonLine[] }[],
  grouped?: string,
): FlatTable {
  const columns = seasonColumns(rule.measure, evenings).filter(({ heading }) => heading !== grouped);
  return flatten(filled('', columns, groups, grouped));
}
