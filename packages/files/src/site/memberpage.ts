import {
  describeFinders,
  describeMean,
  describePlace,
  describePlayed,
  describeWord,
  type MemberPage,
  type PageEvening,
  type PageTurn,
  percentChart,
} from '@raccord/club';
import { calendarDay, number, percent, plural } from '@raccord/french';
import { type Html, html } from '../html.ts';
import { linkTo } from '../pagehead.ts';
import { makeChartSection } from './chart.ts';
import { framed, type SiteFrame } from './frame.ts';
import type { SeasonAddresses } from './season.ts';

/** A player over a season: his evenings and what he found, and nothing of what he was sanctioned for. */
export const makeMemberPage = (
  page: MemberPage,
  frame: SiteFrame,
  path: string,
  addresses: SeasonAddresses,
): Iterable<string> => framed(frame, { title: page.name, path }, contentOf(page, addresses));

function* contentOf(page: MemberPage, addresses: SeasonAddresses): Generator<Html> {
  const { category, series, evenings, best } = page;
  const about = [category, series].filter((part) => part !== '');
  if (about.length > 0) yield html`<p>${about.join(' · ')}</p>\n`;
  if (evenings.length === 0) {
    yield html`<p class="notice">Aucune soirée close de cette saison.</p>\n`;
    return;
  }
  yield html`<p>${summaryOf(page)}</p>\n`;
  yield* makeChartSection(percentChart(evenings), 'courbe');
  yield html`<section id="soirees">\n<h2>Soirées</h2>\n${eveningsOf(evenings, addresses)}</section>\n`;
  if (best.length > 0)
    yield html`<section id="meilleurs-coups">\n<h2>Meilleurs coups</h2>\n${turnsOf(best, addresses)}</section>\n`;
}

const summaryOf = ({ evenings, tops, solos }: MemberPage): string =>
  `${describeMean(evenings)}, ${plural(tops, 'top')}, ${plural(solos, 'solo')}.`;

const eveningsOf = (evenings: readonly PageEvening[], { ofEvening }: SeasonAddresses): Html =>
  tableOf(
    'Soirées',
    ['Date', 'Soirée', 'Place', 'Score', '% du top', 'Tops', 'Solos'],
    evenings.map((evening) => [
      ...[calendarDay(evening.date), linkTo(describePlayed(evening), ofEvening(evening.tournament))],
      ...[describePlace(evening), number(evening.total), percent(evening.percent)],
      ...[number(evening.tops), number(evening.solos)],
    ]),
  );

const turnsOf = (turns: readonly PageTurn[], { ofEvening }: SeasonAddresses): Html =>
  tableOf(
    'Meilleurs coups',
    ['Date', 'Mot', 'Points', 'Coup', 'Trouvé par'],
    turns.map((found) => [
      ...[linkTo(calendarDay(found.date), ofEvening(found.tournament)), describeWord(found), number(found.points)],
      ...[`${found.game}, coup ${found.turn}`, describeFinders(found)],
    ]),
  );

const FIGURES: ReadonlySet<string> = new Set(['Place', 'Score', '% du top', 'Tops', 'Solos', 'Points']);

function tableOf(name: string, heads: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html {
  const look = heads.map((head) => (FIGURES.has(head) ? html` class="n"` : ''));
  const headings = heads.map((head, index) => html`<th scope="col"${look[index]}>${head}</th>`);
  const lines = rows.map(
    (cells) => html`<tr>${cells.map((cell, index) => html`<td${look[index]}>${cell}</td>`)}</tr>\n`,
  );
  return html`<div class="scroll" role="region" aria-label="${name}" tabindex="0">
<table class="plain">
<thead><tr>${headings}</tr></thead>
<tbody>
${lines}</tbody>
</table>
</div>
`;
}
