import { alphabetical, plural } from '@raccord/french';
import { FORMULAS } from '@raccord/scrabble';
import { describeRhythm, nameOf } from '@raccord/tournament';
import { type Html, html } from '../html.ts';
import { makeRankingSection } from '../results/page.ts';
import { resultsTitle } from '../results/results.ts';
import { framed } from './frame.ts';
import type { Addresses, Site, SiteGame } from './site.ts';

const FEW_RANKINGS = 1;

/** The first page: the games, and the rankings of the whole tournament; `unpublished` is told where there is no ranking. */
export const makeIndexPage = (site: Site, addresses: Addresses, unpublished?: Iterable<Html>): Iterable<string> =>
  framed(addresses.frame, { path: addresses.index }, contentOf(site, addresses, unpublished));

function* contentOf(
  site: Site,
  { ofGame, ofPlayer, ofRanked }: Addresses,
  unpublished: Iterable<Html> | undefined,
): Generator<Html> {
  const { tournament, rankings, games, players } = site;
  if (rankings.length === 0 && unpublished) yield* unpublished;
  else if (rankings.length + games.length + players.length === 0)
    yield html`<p class="notice">Rien n’est publié de ce tournoi.</p>\n`;
  if (games.length > 0) {
    yield html`<section>\n<h2>Parties</h2>\n<ul class="games">\n`;
    for (const played of games) yield gameLine(played, ofGame(played.game.id) ?? '');
    yield html`</ul>\n</section>\n`;
  }
  const results = { tournament, rankings };
  if (rankings.length > FEW_RANKINGS) {
    const links = rankings.map(
      (asked, index) => html`<li><a href="#c${index + 1}">${resultsTitle(results, asked)}</a></li>\n`,
    );
    yield html`<nav aria-label="Classements"><ul>\n${links}</ul></nav>\n`;
  }
  for (const [index, asked] of rankings.entries()) yield* makeRankingSection(results, asked, `c${index + 1}`, ofRanked);
  if (rankings.length === 0 && players.length > 0) yield playersOf(players, ofPlayer);
}

/** Where no ranking leads to their pages. */
function playersOf(players: Site['players'], ofPlayer: Addresses['ofPlayer']): Html {
  const lines = players
    .map(({ entrant, members }) => ({ name: nameOf(members), href: ofPlayer(entrant) ?? '' }))
    .sort((a, b) => alphabetical(a.name, b.name))
    .map(({ name, href }) => html`<li><a href="${href}">${name}</a></li>\n`);
  return html`<section>\n<h2>Feuilles de route</h2>\n<ul class="games">\n${lines}</ul>\n</section>\n`;
}

function gameLine({ game }: SiteGame, href: string): Html {
  const top = game.turns.at(-1)?.running ?? 0;
  const facts = [
    `formule ${FORMULAS[game.formula].label}`,
    describeRhythm(game.rhythm),
    ...(game.turns.length === 0 ? [] : [plural(game.turns.length, 'coup'), `top de ${plural(top, 'point')}`]),
    ...(game.isFinished ? [] : ['en cours']),
  ];
  return html`<li><a href="${href}">${game.name}</a>, ${facts.join(', ')}</li>\n`;
}
