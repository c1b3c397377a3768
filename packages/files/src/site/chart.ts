import { type Chart, chartTable } from '@raccord/club';
import { makeChartSvg } from '../club/chartsvg.ts';
import { type Html, html } from '../html.ts';

/** Readable on a phone as it is, and no wider than a column of text elsewhere. */
const ROOM = { width: 480, height: 260 };

/** A chart with its figures, which unfold without a script. */
export function* makeChartSection(chart: Chart, id: string): Generator<Html> {
  const { heads, rows } = chartTable(chart);
  yield html`<section id="${id}">\n<h2>${chart.title}</h2>\n<p class="soft">${chart.hint}</p>\n`;
  yield html`<figure class="chart">\n${makeChartSvg(chart, { ...ROOM, colour: (token) => `var(--${token})` })}</figure>\n`;
  yield html`<details>\n<summary>Les chiffres</summary>\n`;
  yield html`<div class="scroll" role="region" aria-label="${`${chart.title}, les chiffres`}" tabindex="0">\n<table class="plain">\n`;
  yield html`<thead><tr>${heads.map((head, index) => html`<th scope="col"${classAt(index)}>${head}</th>`)}</tr></thead>\n<tbody>\n`;
  for (const [name, ...cells] of rows) {
    yield html`<tr><th scope="row">${name}</th>${cells.map((cell, index) => html`<td${classAt(index + 1)}>${cell}</td>`)}</tr>\n`;
  }
  yield html`</tbody>\n</table>\n</div>\n</details>\n</section>\n`;
}

/** After the name of an evening and its day. */
const classAt = (column: number): Html | undefined => (column > 1 ? html` class="n"` : undefined);
