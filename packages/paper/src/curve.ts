import { number } from '@raccord/french';
import { SOFT } from './frame.ts';
import type { Area } from './page.ts';
import type { Pen } from './pen.ts';

/** A value of a curve, and what stands under it. */
export interface CurvePoint {
  readonly value: number;
  readonly label: string;
}

const GRID = { width: 0.4, color: '#bbbbbb' } as const;
const CURVE = { width: 1.4, color: '#000000' } as const;
const AXIS = 30;
const LABELS = 16;
/** Room for « 01/10 ». */
const LABEL_WIDTH = 30;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_LINES = 6;

/** A curve with its grid: values up, one point after the other. */
export function drawCurve(pen: Pen, points: readonly CurvePoint[], unit: string, area: Area): void {
  const { least, most, step } = scaleOf(points.map(({ value }) => value));
  const room = { left: area.left + AXIS, width: area.width - AXIS - LABEL_WIDTH / 2, height: area.height - LABELS };
  const small = { size: 8, color: SOFT } as const;
  const x = (index: number): number =>
    room.left + (points.length === 1 ? room.width / 2 : (index * room.width) / (points.length - 1));
  const y = (value: number): number => area.top + room.height * (1 - (value - least) / (most - least));
  for (let value = least; value <= most; value += step) {
    pen.line(room.left, y(value), room.left + room.width, y(value), GRID);
    pen.text(`${number(value)}${unit}`, room.left - 5, y(value) + 2.6, small, 'right');
  }
  const every = Math.ceil((points.length * LABEL_WIDTH) / room.width);
  for (const [index, { value, label }] of points.entries()) {
    const next = points[index + 1];
    if (next) pen.line(x(index), y(value), x(index + 1), y(next.value), CURVE);
    pen.fill({ left: x(index) - 1.8, top: y(value) - 1.8, width: 3.6, height: 3.6 }, CURVE.color);
    if ((points.length - 1 - index) % every === 0)
      pen.text(label, x(index), area.top + area.height - 3, small, 'centre');
  }
}

/** Round figures around the values, few enough to be read. */
export function scaleOf(values: readonly number[]): { least: number; most: number; step: number } {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  for (const step of STEPS) {
    const least = Math.floor(lowest / step) * step;
    const most = Math.max(Math.ceil(highest / step) * step, least + step);
    if ((most - least) / step <= MOST_LINES) return { least, most, step };
  }
  return { least: 0, most: highest, step: highest };
}
