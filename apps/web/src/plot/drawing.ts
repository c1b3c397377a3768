/** A line or a set of bars, in a colour of the tokens. */
export interface PlotSeries {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** Name of the token, without its dashes. */
  readonly colour: string;
  readonly shape: 'line' | 'points' | 'dashes' | 'bars';
}

/** Everything that a plot shows. */
export interface Drawing {
  readonly xLabel: string;
  readonly yLabel: string;
  readonly xs: readonly number[];
  readonly series: readonly PlotSeries[];
  /** Where the scale of the values begins and ends, if not with the values. */
  readonly range?: readonly [number, number];
}
