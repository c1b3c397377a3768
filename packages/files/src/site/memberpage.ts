import { type MemberPage, type PageEvening, type PageTurn, percentChart } from '@raccord/club';
import { calendarDay, number, percent, plural } from '@raccord/french';
import { escapeHtml, linkTo } from '../html.ts';
import { makeChartSection } from './chart.ts';
import { type Frame, framed } from './frame.ts';
import type { SeasonAddresses } from './season.ts';

/** A player over a season: his evenings and what he found, and nothing of what he was sanctioned for. */
export const makeMemberPage = (
  page: MemberPage,
  frame: Frame,
  path: string,
  addresses: SeasonAddresses,
): Iterable<string> => framed(frame, { title: page.name, path }, contentOf(page, addresses));

function* contentOf(page: MemberPage, addresses: SeasonAddresses): Generator<string> {
  const { category, series, evenings, best } = page;
  const about = [category, series].filter((part) => part !== '');
  if (about.length > 0) yield `<p>${escapeHtml(about.join(' · '))}</p>\n`;
  if (evenings.length === 0) {
    yield '<p class="notice">Aucune soirée close de cette saison.</p>\n';
    return;
  }
  yield `<p>${escapeHtml(summaryOf(page))}</p>\n`;
  yield* makeChartSection(percentChart(evenings), 'courbe');
  yield `<section id="soirees">\n<h2>Soirées</h2>\n${eveningsOf(evenings, addresses)}</section>\n`;
  if (best.length > 0)
    yield `<section id="meilleurs-coups">\n<h2>Meilleurs coups</h2>\n${turnsOf(best, addresses)}</section>\n`;
}

function summaryOf({ evenings, tops, solos }: MemberPage): string {
  const mean = evenings.reduce((sum, evening) => sum + evening.percent, 0) / evenings.length;
  return `${plural(evenings.length, 'soirée')}, ${percent(mean)} du top en moyenne, ${plural(tops, 'top')}, ${plural(solos, 'solo')}.`;
}

const eveningsOf = (evenings: readonly PageEvening[], { ofEvening }: SeasonAddresses): string =>
  tableOf(
    'Soirées',
    ['Date', 'Soirée', 'Place', 'Score', '% du top', 'Tops', 'Solos'],
    evenings.map(
      ({ tournament, title, date, partner, provisional, rank, ranked, total, percent: share, tops, solos }) => [
        calendarDay(date),
        linkTo(partner === undefined ? title : `${title}, avec ${partner}`, ofEvening(tournament)),
        `${number(rank)} / ${number(ranked)}${provisional === undefined ? '' : ' (provisoire)'}`,
        number(total),
        percent(share),
        number(tops),
        number(solos),
      ],
    ),
  );

const turnsOf = (turns: readonly PageTurn[], { ofEvening }: SeasonAddresses): string =>
  tableOf(
    'Meilleurs coups',
    ['Date', 'Mot', 'Points', 'Coup', 'Trouvé par'],
    turns.map(({ tournament, date, game, turn, word = '', reference = '', points, found }) => [
      linkTo(calendarDay(date), ofEvening(tournament)),
      escapeHtml(`${word.toUpperCase()} ${reference}`.trim()),
      number(points),
      escapeHtml(`${game}, coup ${turn}`),
      found === 1 ? 'lui seul' : plural(found, 'joueur'),
    ]),
  );

const FIGURES: ReadonlySet<string> = new Set(['Place', 'Score', '% du top', 'Tops', 'Solos', 'Points']);

/** @param rows cells as they stand in the page. */
function tableOf(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const look = heads.map((head) => (FIGURES.has(head) ? ' class="n"' : ''));
  const headings = heads.map((head, index) => `<th scope="col"${look[index]}>${head}</th>`);
  const lines = rows.map(
    (cells) => `<tr>${cells.map((cell, index) => `<td${look[index]}>${cell}</td>`).join('')}</tr>\n`,
  );
  return `<div class="scroll" role="region" aria-label="${name}" tabindex="0">
<table class="plain">
<thead><tr>${headings.join('')}</tr></thead>
<tbody>
${lines.join('')}</tbody>
</table>
</div>
`;
}
