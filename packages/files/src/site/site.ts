import type { Seen } from '@raccord/contract';
import { day } from '@raccord/french';
import type { Html } from '../html.ts';
import type { GameToReplay, SeenStatistics } from '../replay/replay.ts';
import type { PageOf } from '../results/page.ts';
import type { AskedRanking, SeenHall } from '../results/results.ts';
import type { PageLink, SiteFrame } from './frame.ts';
import { makeGamePage } from './gamepage.ts';
import { makeIndexPage } from './indexpage.ts';
import { numbered, SITE_INDEX, type SiteFile, STYLESHEET } from './paths.ts';
import { makePlayerPage } from './playerpage.ts';

/** A game that is published, with its figures and its ranking where that is published too. */
export interface SiteGame {
  readonly game: GameToReplay;
  readonly statistics: Pick<SeenStatistics, 'turns' | 'leaders'>;
  readonly ranking?: AskedRanking;
}

/** A tournament as the public is shown it. */
export interface Site {
  readonly tournament: SeenHall;
  /** Those of the first page. */
  readonly rankings: readonly AskedRanking[];
  readonly games: readonly SiteGame[];
  /** Of those who have a page. */
  readonly players: readonly Seen<'seeSheet'>[];
}

/** Where the pages of a tournament are among others. */
export interface SitePlace {
  readonly index: string;
  /** What the names of the others begin with. */
  readonly prefix: string;
  /** What they are a part of. */
  readonly above?: PageLink;
  /** Where somebody has a page beside his sheet. */
  readonly memberPage?: PageOf;
  /** What its first page says where the tournament publishes no ranking. */
  readonly unpublished?: Iterable<Html>;
}

/** Where things are, from any page of a tournament, and what is around them. */
export interface Addresses {
  readonly index: string;
  readonly frame: SiteFrame;
  ofGame(id: string): string | undefined;
  /** His sheet. */
  ofPlayer(entrant: string): string | undefined;
  /** His sheet, or what else there is about him. */
  ofRanked: PageOf;
}

/** Every file of the site of a tournament: the same for the same tournament, whenever it is made. */
export function* makeSite(site: Site, style: string): Generator<SiteFile> {
  yield { path: STYLESHEET, content: [style] };
  yield* makeTournamentPages(site, { index: SITE_INDEX, prefix: '' });
}

/** The pages of a tournament, alone or as a part of a season. */
export function* makeTournamentPages(site: Site, place: SitePlace): Generator<SiteFile> {
  const games = numbered(
    `${place.prefix}partie`,
    site.games.map(({ game }) => game.id),
  );
  const players = numbered(
    `${place.prefix}joueur`,
    site.players.map(({ entrant }) => entrant),
  );
  const addresses: Addresses = {
    ...{ index: place.index, frame: frameOf(site, place, games) },
    ofGame: (id) => games.get(id),
    ofPlayer: (id) => players.get(id),
    ofRanked: (id) => players.get(id) ?? place.memberPage?.(id),
  };
  yield { path: place.index, content: makeIndexPage(site, addresses, place.unpublished) };
  for (const played of site.games) {
    yield { path: games.get(played.game.id) ?? '', content: makeGamePage(site, played, addresses) };
  }
  for (const sheet of site.players) {
    yield { path: players.get(sheet.entrant) ?? '', content: makePlayerPage(site, sheet, addresses) };
  }
}

function frameOf(
  { tournament, games }: Site,
  { index, above }: SitePlace,
  paths: ReadonlyMap<string, string>,
): SiteFrame {
  const { name, place, date } = tournament;
  return {
    name,
    about: [place, day(date)].filter((part) => part !== '').join(', '),
    pages: 'Pages du tournoi',
    links: [
      ...(above ? [above] : []),
      { href: index, label: above ? name : 'Accueil du tournoi' },
      ...games.map(({ game }) => ({ href: paths.get(game.id) ?? '', label: game.name })),
    ],
  };
}
