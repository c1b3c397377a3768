import { day } from '@raccord/french';
import { escapeHtml, makeSiteHead } from '../html.ts';
import { type Addresses, INDEX, type Site, STYLESHEET } from './site.ts';

/** A page of the site: what it is about, the way to the others, its content. */
export function* framed(
  { tournament, games }: Site,
  { ofGame }: Addresses,
  { title, path }: { readonly title?: string; readonly path: string },
  content: Iterable<string>,
): Generator<string> {
  const { name, place, date } = tournament;
  const about = [place, day(date)].filter((part) => part !== '').join(', ');
  yield makeSiteHead(title === undefined ? name : `${title} – ${name}`, STYLESHEET);
  yield `<body>\n<header>\n<h1>${escapeHtml(title ?? name)}</h1>\n`;
  yield `<p>${escapeHtml(title === undefined ? about : [name, about].filter((part) => part !== '').join(', '))}</p>\n</header>\n`;
  const links = [
    { href: INDEX, label: 'Accueil du tournoi' },
    ...games.flatMap(({ game }) => {
      const href = ofGame(game.id);
      return href === undefined ? [] : [{ href, label: game.name }];
    }),
  ];
  yield `<nav aria-label="Pages du tournoi"><ul>\n${links.map((link) => linkOf(link, path)).join('')}</ul></nav>\n`;
  yield '<main>\n';
  yield* content;
  yield '</main>\n<footer>Pages faites par Raccord.</footer>\n</body>\n</html>\n';
}

const linkOf = ({ href, label }: { readonly href: string; readonly label: string }, here: string): string =>
  `<li><a href="${href}"${href === here ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a></li>\n`;
