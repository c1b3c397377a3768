import { type Chart, type LaidChart, layChart, STROKE_LENGTH } from '@raccord/club';
import { SOFT } from './frame.ts';
import type { Area } from './page.ts';
import type { Pen } from './pen.ts';
import type { Block } from './stack.ts';

const GRID = { width: 0.4, color: '#bbbbbb' } as const;
/** As on a light screen. */
const COLOURS = ['#1f6b52', '#a3470f', '#1b558f', '#8a2b6f', '#56606a'];
const DASH = [4, 2.5] as const;
const SIZE = 8;

/** A chart of a page; `height` is that of its curves, without their names. */
export const chartBlock =
  (chart: Chart, height: number): Block =>
  ({ area }) => {
    const room: Area = { ...area, height };
    const laid = layChart(chart, { width: area.width, height, size: SIZE });
    return [{ draw: (pen: Pen) => drawChart(pen, laid, room), bottom: area.top + laid.height }];
  };

function drawChart(pen: Pen, laid: LaidChart, area: Area): void {
  const small = { size: SIZE, color: SOFT } as const;
  const x = (across: number): number => area.left + across;
  const y = (down: number): number => area.top + down;
  for (const rule of laid.rules) {
    pen.line(x(rule.x), y(rule.y), x(laid.width - SIZE), y(rule.y), GRID);
    pen.text(rule.text, x(rule.x - SIZE / 2), y(rule.y + SIZE * 0.33), small, 'right');
  }
  for (const day of laid.days) pen.text(day.text, x(day.x), y(day.y), small, 'centre');
  for (const bar of laid.bars) {
    pen.fill({ left: x(bar.x), top: y(bar.y), width: bar.width, height: bar.height }, COLOURS[0]);
  }
  for (const { series, points } of laid.curves) {
    const stroke = strokeOf(series);
    const placed = points.map((point) => ({ x: x(point.x), y: y(point.y) }));
    pen.polyline(placed, stroke);
    if (laid.curves.length > 1 && points.length > 1) continue;
    for (const point of placed) {
      pen.fill({ left: point.x - 1.8, top: point.y - 1.8, width: 3.6, height: 3.6 }, stroke.color);
    }
  }
  for (const name of laid.names) {
    const middle = y(name.y - SIZE * 0.35);
    pen.line(x(name.x), middle, x(name.x + STROKE_LENGTH), middle, strokeOf(name.series));
    pen.text(name.text, x(name.x + STROKE_LENGTH + SIZE / 2), y(name.y), { size: SIZE });
  }
}

/** Five colours, then the same ones in dashes. */
const strokeOf = (series: number) => ({
  ...{ width: 1.4, color: COLOURS[series % COLOURS.length] },
  ...(series < COLOURS.length ? {} : { dash: DASH }),
});
