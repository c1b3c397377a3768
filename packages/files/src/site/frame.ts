import { escapeHtml, makeSiteHead } from '../html.ts';
import { STYLESHEET } from './paths.ts';

export interface PageLink {
  readonly href: string;
  readonly label: string;
}

/** What the pages about one thing have in common. */
export interface Frame {
  readonly name: string;
  readonly about: string;
  /** What its links lead to, for who does not see them. */
  readonly pages: string;
  readonly links: readonly PageLink[];
}

/** A page of the site: what it is about, the way to the others, its content. */
export function* framed(
  { name, about, pages, links }: Frame,
  { title, path }: { readonly title?: string; readonly path: string },
  content: Iterable<string>,
): Generator<string> {
  yield makeSiteHead(title === undefined ? name : `${title} – ${name}`, STYLESHEET);
  yield `<body>\n<header>\n<h1>${escapeHtml(title ?? name)}</h1>\n`;
  yield `<p>${escapeHtml(title === undefined ? about : [name, about].filter((part) => part !== '').join(', '))}</p>\n</header>\n`;
  yield `<nav aria-label="${pages}"><ul>\n${links.map((link) => linkOf(link, path)).join('')}</ul></nav>\n`;
  yield '<main>\n';
  yield* content;
  yield '</main>\n<footer>Pages faites par Raccord.</footer>\n</body>\n</html>\n';
}

const linkOf = ({ href, label }: PageLink, here: string): string =>
  `<li><a href="${href}"${href === here ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a></li>\n`;
