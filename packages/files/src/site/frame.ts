import { type Html, html, htmlText, raised } from '../html.ts';
import { makeSiteHead } from '../pagehead.ts';
import { STYLESHEET } from './paths.ts';

export interface PageLink {
  readonly href: string;
  readonly label: string;
}

/** What the pages about one thing have in common. */
export interface SiteFrame {
  readonly name: string;
  readonly about: string;
  /** What its links lead to, for who does not see them. */
  readonly pages: string;
  readonly links: readonly PageLink[];
}

/** A page of the site: what it is about, the way to the others, its content. */
export const framed = (frame: SiteFrame, page: FramedPage, content: Iterable<Html>): Iterable<string> =>
  htmlText(pieces(frame, page, content));

interface FramedPage {
  /** Left out of the first page. */
  readonly title?: string;
  readonly path: string;
}

function* pieces(
  { name, about, pages, links }: SiteFrame,
  { title, path }: FramedPage,
  content: Iterable<Html>,
): Generator<Html> {
  yield makeSiteHead(title === undefined ? name : `${title} – ${name}`, STYLESHEET);
  yield html`<body>\n<header>\n<h1>${title ?? name}</h1>\n`;
  yield html`<p>${raised(title === undefined ? about : [name, about].filter((part) => part !== '').join(', '))}</p>\n</header>\n`;
  yield html`<nav aria-label="${pages}"><ul>\n${links.map((link) => linkOf(link, path))}</ul></nav>\n`;
  yield html`<main>\n`;
  yield* content;
  yield html`</main>\n<footer>Pages faites par Raccord.</footer>\n</body>\n</html>\n`;
}

const linkOf = ({ href, label }: PageLink, here: string): Html =>
  html`<li><a href="${href}"${href === here ? html` aria-current="page"` : ''}>${label}</a></li>\n`;
