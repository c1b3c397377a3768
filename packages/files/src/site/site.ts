import type { Seen } from '@raccord/contract';
import type { Game, Statistics } from '../replay/replay.ts';
import type { AskedRanking, Hall } from '../results/results.ts';
import { makeGamePage } from './gamepage.ts';
import { makeIndexPage } from './indexpage.ts';
import { makePlayerPage } from './playerpage.ts';

/** A game that is published, with its figures and its ranking where that is published too. */
export interface SiteGame {
  readonly game: Game;
  readonly statistics: Pick<Statistics, 'turns' | 'leaders'>;
  readonly ranking?: AskedRanking;
}

/** A tournament as the public is shown it. */
export interface Site {
  readonly tournament: Hall;
  /** Those of the first page. */
  readonly rankings: readonly AskedRanking[];
  readonly games: readonly SiteGame[];
  /** Of those who have a page. */
  readonly players: readonly Seen<'seeSheet'>[];
}

export interface SiteFile {
  /** Its name: all files of a site are in one folder. */
  readonly path: string;
  readonly content: Iterable<string>;
}

export const STYLESHEET = 'raccord.css';
export const INDEX = 'index.html';

/** Where things are, from any page of the site. */
export interface Addresses {
  ofGame(id: string): string | undefined;
  ofPlayer(entrant: string): string | undefined;
}

/** Every file of a site: the same for the same tournament, whenever it is made. */
export function* makeSite(site: Site, style: string): Generator<SiteFile> {
  const games = numbered(
    'partie',
    site.games.map(({ game }) => game.id),
  );
  const players = numbered(
    'joueur',
    site.players.map(({ entrant }) => entrant),
  );
  const addresses: Addresses = { ofGame: (id) => games.get(id), ofPlayer: (id) => players.get(id) };
  yield { path: STYLESHEET, content: [style] };
  yield { path: INDEX, content: makeIndexPage(site, addresses) };
  for (const played of site.games) {
    yield { path: games.get(played.game.id) ?? '', content: makeGamePage(site, played, addresses) };
  }
  for (const sheet of site.players) {
    yield { path: players.get(sheet.entrant) ?? '', content: makePlayerPage(site, sheet, addresses) };
  }
}

/** Names of files that say nothing of whom or what they are about. */
const numbered = (kind: 'partie' | 'joueur', ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(ids.map((id, index) => [id, `${kind}-${index + 1}.html`]));

/** Could this file be of a site that Raccord has written? */
export const isSiteFile = (name: string): boolean =>
  name === STYLESHEET || name === INDEX || /^(?:partie|joueur)-\d+\.html$/.test(name);
