import {
  describeRule,
  describeStanding,
  MEASURE_CELLS,
  type SeasonLine,
  seasonBy,
  seasonCharts,
  seasonColumns,
} from '@raccord/club';
import { cell, day, nth, plural, shortDay, typeset } from '@raccord/french';
import { GROUPING_LABELS } from '@raccord/tournament';
import { type Html, html, raised, withCommas } from '../html.ts';
import { linkTo } from '../pagehead.ts';
import { makeTableSection } from '../results/page.ts';
import { type FilledColumn, filled } from '../results/table.ts';
import { makeChartSection } from './chart.ts';
import { framed, type PageLink, type SiteFrame } from './frame.ts';
import { SITE_INDEX } from './paths.ts';
import type { SeasonAddresses, SeasonSite, SiteEvening } from './season.ts';

/** The columns that a phone has room for. */
const PHONE_COLUMNS: ReadonlySet<string> = new Set(['rank', 'change', 'name', 'score', 'attendance', 'tops']);

/** How many of those who went up are named. */
const MOST_RISEN = 5;

const GROUPINGS = [
  { by: 'category', id: 'categories' },
  { by: 'series', id: 'series' },
] as const;

/** The first page of a season: its ranking, what changed, its evenings. */
export const makeSeasonPage = (site: SeasonSite, frame: SiteFrame, addresses: SeasonAddresses): Iterable<string> => {
  const { club, season } = site;
  const about = [club, `du ${day(season.from)} au ${day(season.to)}`, describeRule(season.rule, season.planned)];
  const own = { ...frame, about: about.join(' · '), links: linksOf(site) };
  return framed(own, { path: SITE_INDEX }, contentOf(site, addresses));
};

const groupingsOf = ({ table }: SeasonSite) => GROUPINGS.filter(({ by }) => seasonBy(table.rows, by).size > 0);

const linksOf = (site: SeasonSite): PageLink[] =>
  site.table.rows.length === 0
    ? []
    : [
        { href: '#classement', label: 'Classement' },
        ...groupingsOf(site).map(({ by, id }) => ({ href: `#${id}`, label: GROUPING_LABELS[by].choice })),
        { href: '#grille', label: 'Soirée par soirée' },
        { href: '#image-1', label: 'En images' },
        { href: '#soirees', label: 'Soirées' },
      ];

function* contentOf(site: SeasonSite, addresses: SeasonAddresses): Generator<Html> {
  const { season, table, evenings } = site;
  if (table.rows.length === 0) {
    yield html`<p class="notice">Aucune soirée de cette saison n’est close.</p>\n`;
    return;
  }
  yield html`<p class="notice">${describeStanding(table, season.planned)}</p>\n`;
  yield newsOf(site, addresses);
  const columns = columnsOf(site);
  yield* makeTableSection(filled('Classement', columns, [{ name: '', rows: table.rows }]), 'classement', {
    pageAt: (_, place) => addresses.ofMember(table.rows[place].member),
  });
  for (const { by, id } of groupingsOf(site)) {
    const { one: grouped, phrase } = GROUPING_LABELS[by];
    const groups = [...seasonBy(table.rows, by)].map(([name, rows]) => ({ name, rows }));
    const without = columns.filter(({ heading }) => heading !== grouped);
    yield* makeTableSection(filled(`Classement ${phrase}`, without, groups, grouped), id, {
      pageAt: (group, place) => addresses.ofMember(groups[group].rows[place].member),
    });
  }
  yield gridOf(site, addresses);
  for (const [index, chart] of seasonCharts(season.rule, table).entries()) {
    yield* makeChartSection(chart, `image-${index + 1}`);
  }
  yield html`<section id="soirees">\n<h2>Soirées</h2>\n<ul class="games">\n`;
  for (const evening of evenings.toReversed()) yield eveningLine(evening, addresses);
  yield html`</ul>\n</section>\n`;
}

/** As on the screen; each evening has its own place below, and nobody's licence is published. */
const columnsOf = ({ season, table }: SeasonSite): FilledColumn<SeasonLine>[] =>
  seasonColumns(season.rule.measure, table.evenings)
    .filter(({ on = 'screen' }) => on === 'screen')
    .map(({ key, heading, short = heading, kind, width, of }) => ({
      ...{ heading: key === 'change' ? short : heading, kind, width, of },
      ...(key === 'name' ? { isName: true } : {}),
      ...(PHONE_COLUMNS.has(key) ? {} : { isSpare: true }),
    }));

/** What the last evening changed. */
function newsOf({ table, evenings }: SeasonSite, { ofMember, ofEvening }: SeasonAddresses): Html {
  const last = evenings.at(-1);
  if (!last) return html``;
  const name = ({ member, name: told }: SeasonLine): Html => linkTo(told, ofMember(member));
  const risen = table.rows
    .flatMap((row) => (row.rank === undefined ? [] : [{ ...row, rank: row.rank }]))
    .map((row) => ({ ...row, gain: (row.before ?? row.rank) - row.rank }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  const fresh =
    evenings.length > 1 ? table.rows.filter(({ attendance, cells }) => attendance === 1 && cells.at(-1)) : [];
  const winners = last.results.filter(({ rank }) => rank === 1);
  const leading = winners.map((one) => linkTo(one.name, ofMember(one.member ?? '')));
  const gained = risen.slice(0, MOST_RISEN).map((row) => html`${name(row)} (+${row.gain}, ${raised(nth(row.rank))})`);
  const items = [
    html`<li>${linkTo(typeset(`${last.title}, ${day(last.date)}`), ofEvening(last.tournament))}\u00a0: ${plural(last.results.length, 'classé')}, ${winners.length > 1 ? 'à égalité en tête' : 'en tête'} ${withCommas(leading)}.</li>\n`,
    gained.length === 0 ? '' : html`<li>Les plus fortes progressions\u00a0: ${withCommas(gained)}.</li>\n`,
    fresh.length === 0
      ? ''
      : html`<li>Pour la première fois cette saison\u00a0: ${withCommas(fresh.map(name))}.</li>\n`,
  ];
  return html`<section id="nouveau">\n<h2>La dernière soirée</h2>\n<ul class="news">\n${items}</ul>\n</section>\n`;
}

/** What each evening was worth to each; struck where only the best ones count. */
function gridOf({ season, table }: SeasonSite, { ofMember, ofEvening }: SeasonAddresses): Html {
  const kind = MEASURE_CELLS[season.rule.measure.kind];
  const heads = table.evenings.map(
    ({ tournament, title, date, provisional }) =>
      html`<th scope="col" class="n"><a href="${ofEvening(tournament) ?? ''}" title="${title}">${shortDay(date)}</a>${provisional === undefined ? '' : html`<br>provisoire`}</th>`,
  );
  const rows = table.rows.map(({ member, name, cells }) => {
    const worths = table.evenings.map((_, index) => {
      const told = cell(cells[index]?.worth, kind);
      return html`<td class="n">${cells[index]?.isCounted === false ? html`<s>${told}</s>` : told}</td>`;
    });
    return html`<tr><th scope="row">${linkTo(name, ofMember(member))}</th>${worths}</tr>\n`;
  });
  const hint =
    season.rule.best === undefined
      ? 'Ce que chaque soirée a valu à chacun.'
      : 'Ce que chaque soirée a valu à chacun ; rayé, ce qui n’est pas compté parmi ses meilleures.';
  return html`<section id="grille">
<h2>Soirée par soirée</h2>
<p class="soft">${typeset(hint)}</p>
<div class="scroll" role="region" aria-label="Soirée par soirée" tabindex="0">
<table class="plain grid">
<thead><tr><th scope="col">Nom</th>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>
</section>
`;
}

function eveningLine(
  { tournament, title, date, provisional, results }: SiteEvening,
  { ofEvening }: SeasonAddresses,
): Html {
  const winners = results.filter(({ rank }) => rank === 1).map(({ name }) => name);
  const facts = [
    day(date),
    plural(results.length, 'classé'),
    `en tête ${winners.join(', ')}`,
    ...(provisional === undefined ? [] : ['provisoire']),
  ];
  return html`<li>${linkTo(title, ofEvening(tournament))}, ${raised(facts.join(', '))}</li>\n`;
}
