import type { Chart } from '../chart/chart.ts';
import type { PageEvening } from '../page.ts';
import type { SeasonTable } from './columns.ts';
import type { SeasonRow } from './ranking.ts';
import { MEASURE_CELLS, type Measure, meanOver, type SeasonRule } from './season.ts';

/** How many are followed: more curves are not told apart. */
const FOLLOWED = 8;

const GAPS: Readonly<Record<Measure['kind'], string>> = {
  total: 'Ce qui sépare chacun du premier, en points, soirée après soirée.',
  points: 'Ce qui sépare chacun du premier, en points du barème, soirée après soirée.',
  percent: 'Ce qui sépare la moyenne de chacun de la meilleure, soirée après soirée.',
};

/** How far behind the first one those who lead today were after each evening. */
export function courseChart(rule: SeasonRule, { evenings, rows: all }: SeasonTable): Chart {
  const { measure } = rule;
  const rows = all.filter(isRanked);
  const scores = rows.map((row) => evenings.map((_, index) => scoreAfter(row, index + 1, rule)));
  const firsts = evenings.map((_, index) => Math.max(...scores.map((own) => own[index] ?? Number.NEGATIVE_INFINITY)));
  return {
    ...{ title: 'La course en tête', hint: GAPS[measure.kind], shape: 'curves', evenings },
    kind: MEASURE_CELLS[measure.kind],
    series: rows.slice(0, FOLLOWED).map(({ name }, player) => ({
      label: name,
      values: scores[player].map((score, index) => (score === undefined ? undefined : rounded(score - firsts[index]))),
    })),
  };
}

/** To hundredths; zero is never « −0 ». */
const rounded = (value: number): number => Math.round(100 * value) / 100 || 0;

/** The score of a season after its first evenings, by its rule; none before one has played. */
function scoreAfter({ cells }: Pick<SeasonRow, 'cells'>, held: number, rule: SeasonRule): number | undefined {
  const { measure, best } = rule;
  const worths = cells.slice(0, held).flatMap((cell) => (cell ? [cell.worth] : []));
  if (worths.length === 0) return undefined;
  const counted = best === undefined ? worths : worths.sort((a, b) => b - a).slice(0, best);
  const sum = counted.reduce((all, worth) => all + worth, 0);
  return measure.kind === 'percent' ? sum / meanOver(rule, worths.length, held) : sum;
}

const isRanked = ({ rank }: SeasonRow): boolean => rank !== undefined;

/** How many of those who are in the ranking came to each evening. */
export const attendanceChart = ({ evenings, rows }: SeasonTable): Chart => ({
  ...{ title: 'Membres présents', hint: 'Combien de membres du club ont joué chaque soirée.' },
  ...{ kind: 'whole', shape: 'bars', evenings },
  series: [
    {
      label: 'Présents',
      // What is undefined here is null once it has travelled.
      values: evenings.map((_, index) => rows.filter(({ cells }) => cells[index]).length),
    },
  ],
});

/** The percentages of the top of a player. */
export const percentChart = (evenings: readonly PageEvening[]): Chart => ({
  ...{ title: 'Pourcentage du top', hint: 'Soirée après soirée, la plus ancienne d’abord.' },
  ...{ kind: 'percent', shape: 'curves', evenings },
  series: [{ label: '% du top', values: evenings.map(({ percent }) => percent) }],
});

/** The pictures of a season, once it has an evening; the course, once somebody has a place. */
export const seasonCharts = (rule: SeasonRule, table: SeasonTable): readonly Chart[] => [
  ...(table.rows.some(isRanked) ? [courseChart(rule, table)] : []),
  ...(table.rows.length === 0 ? [] : [attendanceChart(table)]),
];
