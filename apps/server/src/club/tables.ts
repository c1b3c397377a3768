import {
  type ClubJournal,
  cardOfMember,
  isActive,
  type KeptResults,
  type Season,
  type SeasonLine,
  seasonBy,
  seasonColumns,
  seasonTable,
} from '@raccord/club';
import { makeCsvTable, makeWorkbook, type Sheet } from '@raccord/files';
import { alphabetical } from '@raccord/french';

export type SheetFormat = 'csv' | 'xlsx';

export const SHEET_TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The ranking of a season; a workbook has a sheet for each category and series too. */
export function seasonFile(
  { state, disclosures }: ClubJournal,
  season: Season,
  results: KeptResults,
  format: SheetFormat,
): Uint8Array {
  const { rows, evenings } = seasonTable(state, disclosures, season, results, 'club');
  const columns = seasonColumns(season.rule.measure, evenings);
  const sheetOf = (name: string, lines: readonly SeasonLine[]): Sheet => ({
    name,
    columns: columns.map(({ heading, kind, width }) => ({ heading, kind: kind === 'points' ? 'whole' : kind, width })),
    rows: () => lines.map((line) => columns.map(({ of }) => rounded(of(line)))),
  });
  const groups = (['category', 'series'] as const).flatMap((by) => [...seasonBy(rows, by)]);
  return written([sheetOf(season.name, rows), ...groups.map(([name, lines]) => sheetOf(name, lines))], format);
}

/** Members of today first, then those who left; what a list of players is read from, with two columns more. */
export function memberFile({ state, disclosures }: ClubJournal, format: SheetFormat): Uint8Array {
  const rows = [...state.members.values()].flatMap((member) => {
    const card = member.mergedInto === undefined ? cardOfMember(state, disclosures, member.id) : undefined;
    if (!card) return [];
    const { familyName, firstName = '', licence = '', category = '', series = '' } = card;
    const { since = '', until = '' } = member.periods.at(-1) ?? {};
    return [
      { isGone: !isActive(state, member), cells: [familyName, firstName, licence, category, series, since, until] },
    ];
  });
  rows.sort(
    (a, b) =>
      Number(a.isGone) - Number(b.isGone) || alphabetical(`${a.cells[0]} ${a.cells[1]}`, `${b.cells[0]} ${b.cells[1]}`),
  );
  const columns = HEADINGS.map((heading, index) => ({ heading, kind: 'text' as const, width: index < 2 ? 24 : 12 }));
  return written([{ name: 'Membres', columns, rows: () => rows.map(({ cells }) => cells) }], format);
}

const HEADINGS = ['Nom', 'Prénom', 'Licence', 'Catégorie', 'Série', 'Depuis', 'Jusqu’au'];

const rounded = <Cell>(cell: Cell): Cell | number => (typeof cell === 'number' ? Math.round(cell * 100) / 100 : cell);

function written(sheets: readonly Sheet[], format: SheetFormat): Uint8Array {
  if (format === 'xlsx') return Buffer.concat([...makeWorkbook(sheets)]);
  const [{ columns, rows }] = sheets;
  return Buffer.from(makeCsvTable([columns.map(({ heading }) => heading), ...rows()]));
}
