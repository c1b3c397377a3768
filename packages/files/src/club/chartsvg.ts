import { type Chart, type LaidChart, layChart, STROKE_LENGTH } from '@raccord/club';
import { type Html, html } from '../html.ts';

/** A colour of the tokens (`plot-1`, `line`, `ink-soft`, `ink`, `surface`), as it is written. */
export type ChartColour = (token: string) => string;

export interface ChartDrawing {
  readonly width: number;
  readonly height: number;
  readonly colour: ChartColour;
  /** A picture on its own: it has its ground and its title. */
  readonly isAlone?: boolean;
}

const SIZE = 13;
const COLOURS = 5;
const TITLE_HEIGHT = 30;
const MARGIN = 12;
const FONT = 'Source Sans 3, Arial, sans-serif';

/** A chart as SVG: the same strokes wherever it stands. */
export function makeChartSvg(chart: Chart, { width, height, colour, isAlone = false }: ChartDrawing): Html {
  const laid = layChart(chart, { width, height, size: SIZE });
  const drawn = html`${rulesOf(laid, colour)}${daysOf(laid, colour)}${barsOf(laid, colour)}${curvesOf(laid, colour)}${namesOf(laid, colour)}`;
  const label = html`role="img" aria-label="${chart.title}. ${chart.hint}"`;
  if (!isAlone) return svg(laid.width, laid.height, label, drawn);
  const ground = html`<rect width="100%" height="100%" fill="${colour('surface')}"/>`;
  const title = html`<text x="${MARGIN}" y="24" font-size="17" font-weight="600" fill="${colour('ink')}">${chart.title}</text>`;
  const moved = html`<g transform="translate(${MARGIN} ${TITLE_HEIGHT + MARGIN / 2})">\n${drawn}</g>\n`;
  const [wide, high] = [laid.width + 2 * MARGIN, laid.height + TITLE_HEIGHT + 1.5 * MARGIN].map(round);
  const said = html`xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" ${label}`;
  return svg(wide, high, said, html`${ground}\n${title}\n${moved}`);
}

const svg = (width: number, height: number, said: Html, drawn: Html): Html =>
  html`<svg viewBox="0 0 ${round(width)} ${round(height)}" ${said} font-family="${FONT}" font-size="${SIZE}">\n${drawn}</svg>\n`;

const round = (value: number): number => Math.round(value * 10) / 10;

const rulesOf = ({ rules, width }: LaidChart, colour: ChartColour): Html[] =>
  rules.map(
    ({ x, y, text }) =>
      html`<path d="M${round(x)} ${round(y)}H${round(width - SIZE)}" stroke="${colour('line')}"/><text x="${round(x - SIZE / 2)}" y="${round(y + SIZE * 0.35)}" text-anchor="end" fill="${colour('ink-soft')}">${text}</text>\n`,
  );

const daysOf = ({ days }: LaidChart, colour: ChartColour): Html[] =>
  days.map(
    ({ x, y, text }) =>
      html`<text x="${round(x)}" y="${round(y)}" text-anchor="middle" fill="${colour('ink-soft')}">${text}</text>\n`,
  );

const barsOf = ({ bars }: LaidChart, colour: ChartColour): Html[] =>
  bars.map(
    (bar) =>
      html`<rect x="${round(bar.x)}" y="${round(bar.y)}" width="${round(bar.width)}" height="${round(bar.height)}" fill="${colour('plot-1')}"><title>${bar.told}</title></rect>\n`,
  );

/** Five colours, then the same ones in dashes. */
const strokeOf = (series: number, colour: ChartColour): Html =>
  html`fill="none" stroke="${colour(`plot-${(series % COLOURS) + 1}`)}" stroke-width="2.5" stroke-linejoin="round"${series < COLOURS ? '' : html` stroke-dasharray="6 4"`}`;

const curvesOf = ({ curves }: LaidChart, colour: ChartColour): Html[] =>
  curves.map(({ series, points }) => {
    const path = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
    const dots = points.map(
      ({ x, y, told }) =>
        html`<circle cx="${round(x)}" cy="${round(y)}" r="3.5" fill="${colour(`plot-${(series % COLOURS) + 1}`)}"><title>${told}</title></circle>`,
    );
    const hasDots = curves.length === 1 || points.length === 1;
    return html`<path d="M${path}" ${strokeOf(series, colour)}/>${hasDots ? dots : ''}\n`;
  });

const namesOf = ({ names }: LaidChart, colour: ChartColour): Html[] =>
  names.map(
    ({ x, y, text, series }) =>
      html`<path d="M${round(x)} ${round(y - SIZE * 0.35)}h${STROKE_LENGTH}" ${strokeOf(series, colour)}/><text x="${round(x + STROKE_LENGTH + SIZE / 2)}" y="${round(y)}" fill="${colour('ink')}">${text}</text>\n`,
  );
