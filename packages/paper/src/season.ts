import { describeRule, type Season, type SeasonLine, type SeasonTable, seasonBy, seasonColumns } from '@raccord/club';
import { cell, plural } from '@raccord/french';
import { saysSomething } from '@raccord/tournament';
import { emptyPage } from './empty.ts';
import type { Paper } from './page.ts';
import { type Column, type Group, tablePages } from './table.ts';

export interface SeasonOrder {
  readonly season: Season;
  readonly table: SeasonTable;
  readonly by?: 'category' | 'series';
}

const TITLES = { all: '', category: ' par catégorie', series: ' par série' } as const;
const GROUPS = { category: 'Catégorie', series: 'Série' } as const;
const EMPTY = 'Aucune soirée de cette saison n’est close : personne n’y est encore classé.';
/** Of a season on paper; a file has all evenings, and licences. */
const LAST_EVENINGS = 3;

/** The ranking of a season, all together or by groups, with the last evenings. */
export function seasonPaper({ season, table, by }: SeasonOrder): Paper {
  const title = `Classement de la saison${TITLES[by ?? 'all']} – ${season.name}`;
  const { evenings, isProvisional, rows } = table;
  const subtitle = [plural(evenings.length, 'soirée'), ...(isProvisional ? ['provisoire'] : [])].join(', ');
  const groups: Group<SeasonLine>[] =
    by === undefined
      ? [{ title: describeRule(season.rule, season.planned), rows }]
      : [...seasonBy(rows, by)].map(([value, own]) => ({ title: `${GROUPS[by]} ${value}`, rows: own }));
  return {
    title,
    *lay(layout) {
      const pages = tablePages(layout, { columns: columnsOf(season, table), groups, size: 9.5, rowHeight: 14 });
      yield { title, subtitle, pages: pages.length === 0 ? [emptyPage(layout, EMPTY)] : pages };
    },
  };
}

function columnsOf({ rule }: Season, { evenings, rows }: SeasonTable): Column<SeasonLine>[] {
  const left = new Set([
    'licence',
    ...evenings.slice(0, -LAST_EVENINGS).map(({ tournament }) => eveningKey(tournament)),
  ]);
  const shown = new Set(evenings.map(({ tournament }) => eveningKey(tournament)));
  return seasonColumns(rule.measure, evenings)
    .filter(({ key, of }) => !left.has(key) && rows.some((row) => saysSomething(of(row))))
    .map((column) => ({
      title: column.short ?? column.heading,
      cell: (row) => cell(column.of(row), column.kind),
      ...(column.kind === 'text' ? {} : { align: 'right' }),
      ...(column.key === 'rank' || column.key === 'score' ? { font: 'bold' } : {}),
      ...(column.key === 'name' ? { grows: 1, wraps: true } : {}),
      ...(shown.has(column.key) ? { isSpare: true } : {}),
    }));
}

const eveningKey = (tournament: string): string => `evening ${tournament}`;
