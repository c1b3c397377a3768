import { type CellKind, calendarDay, cell } from '@raccord/french';

/** What a season or a player is shown by, evening after evening: screens, pages and papers draw the same. */
export interface Chart {
  readonly title: string;
  readonly hint: string;
  /** What its values are. */
  readonly kind: Exclude<CellKind, 'text'>;
  readonly shape: 'curves' | 'bars';
  /** One for each evening, from the left. */
  readonly evenings: readonly ChartEvening[];
  readonly series: readonly ChartSeries[];
}

export interface ChartEvening {
  readonly title: string;
  readonly date: string;
}

export interface ChartSeries {
  readonly label: string;
  /** By evening; nothing where there is nothing to tell. */
  readonly values: readonly (number | undefined)[];
}

/** The figures of a chart: a row for each evening. */
export interface ChartTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const chartTable = ({ evenings, series, kind }: Chart): ChartTable => ({
  heads: ['Soirée', 'Date', ...series.map(({ label }) => label)],
  rows: evenings.map(({ title, date }, index) => [
    ...[`${index + 1}. ${title}`, calendarDay(date)],
    ...series.map(({ values }) => cell(values[index], kind)),
  ]),
});
