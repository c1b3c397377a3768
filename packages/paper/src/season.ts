import {
  areTiesSeparated,
  type Chart,
  describeRule,
  describeStanding,
  MEASURE_CELLS,
  type Season,
  type SeasonLine,
  type SeasonTable,
  seasonBy,
  seasonCharts,
  seasonColumns,
} from '@raccord/club';
import { hundredths, number, plural, upToHundredths } from '@raccord/french';
import { GROUPING_LABELS, titleOfGroup } from '@raccord/tournament';
import { chartBlock } from './chart.ts';
import { emptyPage } from './empty.ts';
import { gridBlocks } from './eveninggrid.ts';
import { keyedColumns } from './keyed.ts';
import { pagesUnder } from './notice.ts';
import type { Layout, PageDrawing, Paper } from './page.ts';
import { stack, type TitledBlock } from './stack.ts';
import { type Group, type PaperColumn, tablePages } from './table.ts';

export interface SeasonOrder {
  readonly season: Season;
  readonly table: SeasonTable;
  readonly by?: 'category' | 'series';
}

const EMPTY = 'Aucune soirée de cette saison n’est close : personne n’y est encore classé.';
const CHART_HEIGHT = 170;
/** What an evening was worth, without the sign that the title says. */
const FIGURES = { whole: number, percent: hundredths, points: upToHundredths } as const;

/** The ranking of a season, all together or by groups; then what each evening was worth to each, and the season as pictures. */
export function seasonPaper({ season, table, by }: SeasonOrder): Paper {
  const split = by === undefined ? '' : ` ${GROUPING_LABELS[by].phrase}`;
  const title = `Classement de la saison${split} – ${season.name}`;
  const { evenings, isProvisional, rows } = table;
  const isOpen = areTiesSeparated(rows) || evenings.some(({ provisional }) => provisional !== undefined);
  const notice = isOpen ? describeStanding(table, season.planned) : undefined;
  const subtitle = [plural(evenings.length, 'soirée'), ...(isProvisional ? ['provisoire'] : [])].join(', ');
  const groups: Group<SeasonLine>[] =
    by === undefined
      ? [{ title: describeRule(season.rule, season.planned), rows }]
      : [...seasonBy(rows, by)].map(([value, own]) => ({ title: titleOfGroup(by, value), rows: own }));
  return {
    title,
    *lay(layout) {
      const ranking = { columns: columnsOf(season, table), groups, size: 9.5, rowHeight: 14 };
      const pages = pagesUnder(layout, notice, (below) => tablePages(below, ranking));
      yield { title, subtitle, pages: pages.length === 0 ? [emptyPage(layout, EMPTY)] : pages };
      if (rows.length === 0) return;
      yield {
        title: `Soirée par soirée – ${season.name}`,
        subtitle,
        pages: pagesUnder(layout, notice, (below) => eveningPages(below, season, table)),
      };
      yield { title: `La saison en images – ${season.name}`, subtitle, pages: chartPages(layout, season, table) };
    },
  };
}

function columnsOf({ rule }: Season, { evenings, rows }: SeasonTable): PaperColumn<SeasonLine>[] {
  // Evenings have pages of their own; files have licences.
  const left = new Set(['licence', ...evenings.map(({ tournament }) => `evening ${tournament}`)]);
  const columns = seasonColumns(rule.measure, evenings).filter(({ key }) => !left.has(key));
  return keyedColumns(columns, rows);
}

function eveningPages(layout: Layout, { rule }: Season, { evenings, rows }: SeasonTable): PageDrawing[] {
  const told = FIGURES[MEASURE_CELLS[rule.measure.kind]];
  const what = { total: 'Le score de chacun', percent: 'En % du top', points: 'Les points de chacun' }[
    rule.measure.kind
  ];
  const grid = {
    title: rule.best === undefined ? what : `${what} ; entre parenthèses, ce qui n’est pas compté`,
    heads: ['Place', 'Nom'],
    dates: evenings.map(({ date }) => date),
    rows: rows.map(({ rank, name, cells }) => ({
      first: [rank === undefined ? '' : number(rank), name],
      cells: evenings.map((_, index) => {
        const played = cells[index];
        if (!played) return '';
        return played.isCounted ? told(played.worth) : `(${told(played.worth)})`;
      }),
    })),
  };
  return stack(layout, gridBlocks(layout, grid));
}

const chartPages = (layout: Layout, { rule }: Season, table: SeasonTable): PageDrawing[] =>
  stack(
    layout,
    seasonCharts(rule, table).flatMap((chart) => [
      { title: chart.title, lay: chartBlock(chart, CHART_HEIGHT) },
      ...figuresOf(layout, chart),
    ]),
  );

/** The figures of a chart, a row for each curve. */
const figuresOf = (layout: Layout, { hint, evenings, series, kind }: Chart): TitledBlock[] =>
  gridBlocks(layout, {
    title: hint,
    heads: [''],
    dates: evenings.map(({ date }) => date),
    rows: series.map(({ label, values }) => ({
      first: [label],
      cells: values.map((value) => (value === undefined ? '' : FIGURES[kind](value))),
    })),
  });
