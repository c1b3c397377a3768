import { cell as cellText, day } from '@raccord/french';
import { describeProvisional, saysSomething } from '@raccord/tournament';
import { type Html, html, htmlText, raised } from '../html.ts';
import { linkTo, makeHead } from '../pagehead.ts';
import { type AskedRanking, resultsTitle, type SeenResults } from './results.ts';
import { type ResultColumn, type ResultTable, type TableCell, tableOf } from './table.ts';

/** From how many groups on a list of links to them is of use. */
const MANY_GROUPS = 2;

/** The results as one page that stands alone: every ranking with its address in the page, no script, good on paper too. */
export const makeResultsPage = (results: SeenResults, style: string): Iterable<string> =>
  htmlText(pageOf(results, style));

function* pageOf(results: SeenResults, style: string): Generator<Html> {
  const { name, place, date } = results.tournament;
  const about = [place, day(date)].filter((part) => part !== '').join(', ');
  yield makeHead({ title: `${name} – résultats`, style });
  yield html`<body>\n<header>\n<h1>${name}</h1>\n<p>${raised(about)}</p>\n</header>\n`;
  if (results.rankings.length > 1) yield contentsOf(results);
  yield html`<main>\n`;
  for (const [index, asked] of results.rankings.entries()) yield* makeRankingSection(results, asked, `c${index + 1}`);
  yield html`</main>\n<footer>Résultats établis par Raccord.</footer>\n</body>\n</html>\n`;
}

const contentsOf = (results: SeenResults): Html =>
  html`<nav aria-label="Classements"><ul>\n${results.rankings.map(
    (asked, index) => html`<li><a href="#c${index + 1}">${resultsTitle(results, asked)}</a></li>\n`,
  )}</ul></nav>\n`;

/** Where the page of an entrant is; undefined where he has none. */
export type PageOf = (entrant: string) => string | undefined;

const NO_PAGES: PageOf = () => undefined;

/** A ranking under its title, with links to the pages of those who have one. */
export function makeRankingSection(
  results: SeenResults,
  asked: AskedRanking,
  id: string,
  pageOf: PageOf = NO_PAGES,
): Iterable<Html> {
  const { provisional, ties } = asked.ranking;
  const notice = [
    ...(provisional ? [describeProvisional(provisional.why)] : []),
    ...(ties === undefined ? [] : [ties]),
  ];
  return makeTableSection(tableOf(results, asked), id, {
    ...(notice.length > 0 ? { notice: notice.join(' ') } : {}),
    pageAt: (group, place) => pageOf(entrantsOf(asked, group)[place] ?? ''),
  });
}

interface TableSection {
  /** Before the table. */
  readonly notice?: string;
  /** Where the page of somebody is, by his group and his place in it. */
  pageAt(group: number, place: number): string | undefined;
}

/** A table under its title, with links to its groups where there are several. */
export function* makeTableSection(whole: ResultTable, id: string, { notice, pageAt }: TableSection): Generator<Html> {
  const table = withoutEmpty(whole);
  yield html`<section id="${id}">\n<h2>${table.title}</h2>\n`;
  if (notice !== undefined) yield html`<p class="notice">${notice}</p>\n`;
  if (table.grouped !== undefined && table.groups.length >= MANY_GROUPS) {
    const links = table.groups.map(({ name }, index) => html`<li><a href="#${id}-${index + 1}">${name}</a></li>`);
    yield html`<ul class="groups" aria-label="${table.grouped}">${links}</ul>\n`;
  }
  if (table.columns.length === 0) {
    yield html`<p>Personne n’est encore classé.</p>\n</section>\n`;
    return;
  }
  yield html`<div class="scroll" role="region" aria-label="${table.title}" tabindex="0">\n<table>\n<thead><tr>`;
  for (const column of table.columns) yield html`<th scope="col"${classOf(column)}>${column.heading}</th>`;
  yield html`</tr></thead>\n`;
  for (const [index, { name, rows }] of table.groups.entries()) {
    yield html`<tbody>\n`;
    if (table.grouped !== undefined) {
      const title = `${table.grouped} ${name}`;
      yield html`<tr class="group"><th id="${id}-${index + 1}" scope="rowgroup" colspan="${table.columns.length}">${title}</th></tr>\n`;
    }
    let place = 0;
    for (const cells of rows()) yield rowOf(table.columns, cells, pageAt(index, place++));
    yield html`</tbody>\n`;
  }
  yield html`</table>\n</div>\n</section>\n`;
}

/** Without the columns in which nobody has anything: few clubs note licences. */
function withoutEmpty(table: ResultTable): ResultTable {
  const filled = table.columns.map(() => false);
  for (const { rows } of table.groups) {
    for (const cells of rows()) {
      for (const [index, cell] of cells.entries()) filled[index] ||= saysSomething(cell);
    }
  }
  const kept = <T>(items: readonly T[]): T[] => items.filter((_, index) => filled[index]);
  return {
    ...table,
    columns: kept(table.columns),
    groups: table.groups.map(({ name, rows }) => ({
      name,
      *rows() {
        for (const cells of rows()) yield kept(cells);
      },
    })),
  };
}

function classOf({ kind, isSpare }: ResultColumn): Html | undefined {
  const look = [...(isSpare ? ['spare'] : []), ...(kind === 'text' ? [] : ['n'])];
  return look.length === 0 ? undefined : html` class="${look.join(' ')}"`;
}

/** Who stands on the rows of a group, in their order; nobody where groups are ranked themselves. */
function entrantsOf({ by, ranking }: AskedRanking, group: number): readonly string[] {
  if (by === 'teams' || by === 'clubs') return [];
  const rows = by === undefined ? ranking.rows : (ranking.groups?.[group]?.rows ?? []);
  return rows.map(({ entrant }) => entrant);
}

/** End tags that HTML does without are left out: these pages may have tens of thousands of rows. */
const rowOf = (columns: readonly ResultColumn[], cells: readonly TableCell[], page: string | undefined): Html =>
  html`<tr>${cells.map((cell, index) => {
    const text = linkTo(cellText(cell, columns[index].kind), columns[index].isName ? page : undefined);
    return html`<td${classOf(columns[index])}>${text}`;
  })}\n`;
