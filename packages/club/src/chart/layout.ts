import { cell, cutTo, number, shortDay } from '@raccord/french';
import type { Chart } from './chart.ts';

/** What a chart is laid out for: lengths are in the unit of whoever draws it. */
export interface ChartRoom {
  readonly width: number;
  /** Of the curves; their names stand below. */
  readonly height: number;
  /** Of letters. */
  readonly size: number;
}

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** A value, and what it says to whoever points at it. */
export interface ChartValue extends ChartPoint {
  readonly told: string;
}

export interface ChartText extends ChartPoint {
  readonly text: string;
}

/** A name of the legend, behind a piece of its curve. */
export interface ChartName extends ChartText {
  readonly series: number;
}

/** A chart as strokes and texts, from its top left corner. */
export interface LaidChart {
  readonly width: number;
  readonly height: number;
  /** Lines across, with what they are worth: the text ends where the line begins. */
  readonly rules: readonly ChartText[];
  /** Around their place. */
  readonly days: readonly ChartText[];
  readonly curves: readonly { readonly series: number; readonly points: readonly ChartValue[] }[];
  readonly bars: readonly (ChartValue & { readonly width: number; readonly height: number })[];
  /** None for a single curve. */
  readonly names: readonly ChartName[];
}

/** Widths of letters are not known here: about this share of their height. */
const LETTER = 0.55;
const MOST_LINES = 6;
const STEPS = [1, 2, 5, 10, 20];
const NAME_LETTERS = 36;
/** The piece of a curve before its name. */
export const STROKE_LENGTH = 24;

export function layChart(chart: Chart, { width, height, size }: ChartRoom): LaidChart {
  const { evenings, series, kind, shape } = chart;
  const values = series.flatMap((one) => one.values.filter((value) => value !== undefined));
  const { least, most, step } = scaleOf(shape === 'bars' ? [0, ...values] : values);
  const told = (value: number): string => (kind === 'percent' ? `${number(value)}\u00a0%` : number(value));
  const marks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => least + index * step);
  const left = LETTER * size * Math.max(...marks.map((value) => told(value).length)) + size / 2;
  const dayWidth = 6 * LETTER * size;
  const right = width - dayWidth / 2;
  const [top, bottom] = [size * 0.6, height - size * 1.8];
  const slot = (right - left) / Math.max(1, shape === 'bars' ? evenings.length : evenings.length - 1);
  const x = (index: number): number => {
    if (shape === 'bars') return left + slot * (index + 0.5);
    return evenings.length === 1 ? (left + right) / 2 : left + slot * index;
  };
  const y = (value: number): number => bottom - ((bottom - top) * (value - least)) / (most - least);
  const every = Math.max(1, Math.ceil((evenings.length * dayWidth) / (right - left)));
  const barWidth = Math.min(slot * 0.7, size * 3);
  // An evening without a value is passed over: the curve goes on to the next one.
  const placed = series.map(({ values }) =>
    values.flatMap((value, index): ChartValue[] => {
      if (value === undefined) return [];
      return [{ x: x(index), y: y(value), told: `${shortDay(evenings[index].date)}\u00a0: ${cell(value, kind)}` }];
    }),
  );
  const names = series.length > 1 ? layNames(chart, { width, height, size }) : [];
  return {
    width,
    height: Math.max(height, ...names.map((name) => name.y + size * 0.6)),
    rules: marks.map((value) => ({ x: left, y: y(value), text: told(value) })),
    days: evenings.flatMap(({ date }, index) =>
      (evenings.length - 1 - index) % every === 0
        ? [{ x: x(index), y: bottom + size * 1.4, text: shortDay(date) }]
        : [],
    ),
    curves: shape === 'bars' ? [] : placed.map((points, index) => ({ series: index, points })),
    bars:
      shape === 'bars'
        ? placed.flat().map((value) => ({
            ...{ ...value, x: value.x - barWidth / 2, width: barWidth, height: bottom - value.y },
          }))
        : [],
    names,
  };
}

/** In as many columns as there is room for, read downwards. */
function layNames({ series }: Chart, { width, height, size }: ChartRoom): ChartName[] {
  const letters = Math.min(NAME_LETTERS, Math.max(...series.map(({ label }) => label.length)));
  const column = STROKE_LENGTH + 2 * size + letters * LETTER * size;
  const columns = Math.max(1, Math.min(series.length, Math.floor(width / column)));
  const rows = Math.ceil(series.length / columns);
  return series.map(({ label }, index) => ({
    ...{ series: index, text: cutName(label) },
    x: Math.floor(index / rows) * (width / columns),
    y: height + size * 1.5 * ((index % rows) + 0.8),
  }));
}

const cutName = (name: string): string => {
  const cut = cutTo(name, NAME_LETTERS);
  return cut === name ? name : `${cutTo(name, NAME_LETTERS - 1)}…`;
};

/** Round figures around the values, few enough to be read. */
export function scaleOf(values: readonly number[]): { least: number; most: number; step: number } {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const power = 10 ** Math.floor(Math.log10(Math.max(1, (highest - lowest) / MOST_LINES)));
  const scales = STEPS.map((part) => {
    const step = part * power;
    const least = Math.floor(lowest / step) * step;
    return { least, most: Math.max(Math.ceil(highest / step) * step, least + step), step };
  });
  return scales.find(({ least, most, step }) => (most - least) / step <= MOST_LINES) ?? scales[scales.length - 1];
}
