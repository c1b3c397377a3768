import { number } from '@raccord/french';
import { nameOf } from '@raccord/tournament';
import { type Html, html } from '../html.ts';
import type { ReplayPage, SeenStatistics } from './replay.ts';

const WIDTH = 440;
const HEIGHT = 270;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 34;
const COLOURS = 5;
const STEPS = [1, 2, 5];

/** How far from the top the first players are, turn after turn: five colours, then the same ones in dashes. */
export function makeCurves({ leaders, turns }: ReplayPage['statistics']): Html {
  const lowest = Math.min(-1, ...leaders.flatMap(({ negatives }) => negatives));
  const highest = Math.max(0, ...leaders.flatMap(({ negatives }) => negatives));
  const across = (index: number) => round(LEFT + ((WIDTH - LEFT - RIGHT) * index) / Math.max(1, turns.length - 1));
  const down = (value: number) => round(TOP + ((HEIGHT - TOP - BOTTOM) * (highest - value)) / (highest - lowest));
  const lines = marksOf(lowest, highest).map(
    (value) =>
      html`<path class="rule" d="M${LEFT} ${down(value)}H${WIDTH - RIGHT}"/><text class="end" x="${LEFT - 6}" y="${down(value) + 4}">${number(value)}</text>`,
  );
  const every = Math.ceil(turns.length / 12);
  const numbers = turns.map((turn, index) =>
    index % every === 0 ? html`<text class="middle" x="${across(index)}" y="${HEIGHT - 16}">${turn.number}</text>` : '',
  );
  const curves = leaders.map(({ negatives }, index) => {
    const points = negatives.map((value, at) => `${across(at)} ${down(value)}`).join('L');
    return html`<path class="curve" ${lookOf(index)} d="M${points}"/>`;
  });
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Écart au top cumulé des premiers, coup par coup">
${lines}${numbers}<text class="middle" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 2}">Coup</text>
${curves}
</svg>
<ul class="legend">
${leaders.map((leader, index) => legendOf(leader, index))}</ul>
`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const lookOf = (index: number): Html =>
  html`style="stroke:var(--plot-${(index % COLOURS) + 1})"${index < COLOURS ? '' : html` stroke-dasharray="6 4"`}`;

function legendOf({ members, negatives }: SeenStatistics['leaders'][number], index: number): Html {
  const stroke = html`<svg width="28" height="10" aria-hidden="true"><path class="curve" ${lookOf(index)} d="M1 5H27"/></svg>`;
  return html`<li>${stroke}<span>${nameOf(members)}</span><b>${number(negatives.at(-1) ?? 0)}</b></li>\n`;
}

/** Round numbers that cut the axis in six at most. */
function marksOf(lowest: number, highest: number): number[] {
  const least = (highest - lowest) / 6;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const step = power * (STEPS.find((one) => power * one >= least) ?? 10);
  const first = Math.ceil(lowest / step);
  return Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, index) => (first + index) * step);
}
