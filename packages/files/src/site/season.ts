import type { MemberPage, Season, SeasonTable } from '@raccord/club';
import type { SiteFrame } from './frame.ts';
import { framed } from './frame.ts';
import { makeMemberPage } from './memberpage.ts';
import { SITE_INDEX, type SiteFile, STYLESHEET } from './paths.ts';
import { eveningAbout, makeResultSection } from './result.ts';
import { makeSeasonPage } from './seasonpage.ts';
import { makeTournamentPages, type Site } from './site.ts';

/** Somebody's result of an evening, as the public is told of it. */
export interface SiteResult {
  readonly entrant: string;
  readonly rank: number;
  readonly name: string;
  /** Who he is in the club; none for visitors and for pairs. */
  readonly member?: string;
  readonly total: number;
  /** In hundredths of the top. */
  readonly percent: number;
  readonly tops: number;
  readonly solos: number;
}

/** A closed evening. */
export interface SiteEvening {
  readonly tournament: string;
  readonly title: string;
  readonly date: string;
  /** Why its ranking was provisional when it was closed. */
  readonly provisional?: string;
  /** In the order of its ranking. */
  readonly results: readonly SiteResult[];
  /** What its tournament publishes, where that can be read. */
  readonly site?: Site;
}

/** A season as the public is shown it: every name in it is one that may be published. */
export interface SeasonSite {
  readonly club: string;
  readonly season: Season;
  readonly table: SeasonTable;
  /** Those of the table, in its order. */
  readonly evenings: readonly SiteEvening[];
  /** Those of the table, each with a number that stays his own from week to week. */
  readonly members: readonly { readonly number: number; readonly page: MemberPage }[];
}

/** Where the pages of a season are. */
export interface SeasonAddresses {
  ofMember(member: string): string | undefined;
  ofEvening(tournament: string): string | undefined;
}

/** Every file of the site of a season: the same for the same season, whenever it is made. */
export function* makeSeasonSite(site: SeasonSite, style: string): Generator<SiteFile> {
  const members = new Map(site.members.map(({ number, page }) => [page.member, `membre-${number}.html`]));
  const evenings = eveningNames(site.evenings);
  const addresses: SeasonAddresses = {
    ofMember: (member) => members.get(member),
    ofEvening: (tournament) => nameOfPage(evenings.get(tournament)),
  };
  const frame = frameOf(site);
  yield { path: STYLESHEET, content: [style] };
  yield { path: SITE_INDEX, content: makeSeasonPage(site, frame, addresses) };
  for (const evening of site.evenings)
    yield* eveningPages(site, evening, evenings.get(evening.tournament) ?? '', members);
  for (const { page } of site.members) {
    const path = members.get(page.member) ?? '';
    yield { path, content: makeMemberPage(page, frame, path, addresses) };
  }
}

const nameOfPage = (name: string | undefined): string | undefined => (name === undefined ? undefined : `${name}.html`);

/** By their days, so that an address stays the same from week to week. */
function eveningNames(evenings: readonly SiteEvening[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { tournament, date } of evenings) {
    const before = evenings.filter((one) => one.date === date && names.has(one.tournament)).length;
    names.set(tournament, `soiree-${date}${before === 0 ? '' : `-${before + 1}`}`);
  }
  return names;
}

const frameOf = ({ club, season }: SeasonSite): SiteFrame => ({
  ...{ name: season.name, about: club, pages: 'Pages de la saison' },
  links: [{ href: SITE_INDEX, label: 'Accueil de la saison' }],
});

function* eveningPages(
  { season }: SeasonSite,
  { title, date, provisional, results, site }: SiteEvening,
  name: string,
  members: ReadonlyMap<string, string>,
): Generator<SiteFile> {
  const index = `${name}.html`;
  const above = { href: SITE_INDEX, label: season.name };
  const ranked = new Map(results.map((result) => [result.entrant, members.get(result.member ?? '')]));
  const memberPage = (entrant: string): string | undefined => ranked.get(entrant);
  const unpublished = [...makeResultSection(results, memberPage, provisional)];
  if (site) {
    yield* makeTournamentPages(site, { index, prefix: `${name}-`, above, memberPage, unpublished });
    return;
  }
  const links = [above, { href: index, label: title }];
  const frame = { name: title, about: eveningAbout(date), pages: 'Pages de la soirée', links };
  yield { path: index, content: framed(frame, { path: index }, unpublished) };
}
