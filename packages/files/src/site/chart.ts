import { type Chart, chartTable } from '@raccord/club';
import { makeChartSvg } from '../club/chartsvg.ts';
import { escapeHtml } from '../html.ts';

/** Readable on a phone as it is, and no wider than a column of text elsewhere. */
const ROOM = { width: 480, height: 260 };

/** A chart with its figures, which unfold without a script. */
export function* makeChartSection(chart: Chart, id: string): Generator<string> {
  const { heads, rows } = chartTable(chart);
  yield `<section id="${id}">\n<h2>${escapeHtml(chart.title)}</h2>\n<p class="soft">${escapeHtml(chart.hint)}</p>\n`;
  yield `<figure class="chart">\n${makeChartSvg(chart, { ...ROOM, colour: (token) => `var(--${token})` })}</figure>\n`;
  yield '<details>\n<summary>Les chiffres</summary>\n';
  yield `<div class="scroll" role="region" aria-label="${escapeHtml(`${chart.title}, les chiffres`)}" tabindex="0">\n<table class="plain">\n`;
  yield `<thead><tr>${heads.map((head, index) => `<th scope="col"${classAt(index)}>${escapeHtml(head)}</th>`).join('')}</tr></thead>\n<tbody>\n`;
  for (const [name, ...cells] of rows) {
    yield `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map((cell, index) => `<td${classAt(index + 1)}>${escapeHtml(cell)}</td>`).join('')}</tr>\n`;
  }
  yield '</tbody>\n</table>\n</div>\n</details>\n</section>\n';
}

/** After the name of an evening and its day. */
const classAt = (column: number): string => (column > 1 ? ' class="n"' : '');
