import UPlot, { type AlignedData, type Axis, type Options, type Series } from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { texts } from '../texts/index.ts';
import type { Drawing, PlotSeries } from './drawing.ts';
import { type Palette, paletteOf } from './palette.ts';

export const HEIGHT = 300;
const FONT = '14px "Source Sans 3", ui-sans-serif, system-ui, sans-serif';
const DASHES = [6, 5];
const barsPath = UPlot.paths.bars?.({ size: [0.7, 48] });

/** Draws on a canvas inside an element. Loaded with the first plot that is shown. */
export function drawPlot(element: HTMLElement, drawing: Drawing, onPoint: (index: number | undefined) => void): UPlot {
  const palette = paletteOf(element);
  const { xs, series, range, xLabel, yLabel } = drawing;
  const hasBars = series.some(({ shape }) => shape === 'bars');
  const options: Options = {
    width: element.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false },
    scales: {
      // Room for half a bar at both ends.
      x: { time: false, range: (_, least, most) => (hasBars ? [least - 0.6, most + 0.6] : [least, most]) },
      ...(range ? { y: { range: [...range] } } : {}),
    },
    axes: [axis(xLabel, palette), { ...axis(yLabel, palette), size: 58 }],
    series: [{}, ...series.map((one) => seriesFor(one, palette))],
    hooks: { setCursor: [({ cursor: { idx } }) => onPoint(idx ?? undefined)] },
  };
  const data = [xs, ...series.map(({ values }) => values)] as AlignedData;
  return new UPlot(options, data, element);
}

const axis = (label: string, palette: Palette): Axis => ({
  label,
  labelFont: FONT,
  labelSize: 20,
  size: 34,
  font: FONT,
  stroke: palette('ink-soft'),
  grid: { stroke: palette('line'), width: 1 },
  ticks: { stroke: palette('line'), width: 1 },
  incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
  values: (_, splits) => splits.map(texts.numbers.number),
});

function seriesFor({ label, colour, shape }: PlotSeries, palette: Palette): Series {
  const stroke = palette(colour);
  if (shape === 'bars')
    return { label, stroke, fill: stroke, points: { show: false }, ...(barsPath ? { paths: barsPath } : {}) };
  return {
    label,
    stroke,
    width: 2,
    points: { show: shape === 'points' },
    ...(shape === 'dashes' ? { dash: DASHES } : {}),
  };
}
