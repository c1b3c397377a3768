import {
  type ClosedEvening,
  type ClubJournal,
  closedEvenings,
  isInSeason,
  type KeptResults,
  memberAt,
  memberPage,
  nameOfPlayer,
  type Season,
  seasonTable,
} from '@raccord/club';
import {
  makeSeasonSite,
  type SeasonSite,
  type Site,
  type SiteEvening,
  type SiteFile,
  type SiteResult,
} from '@raccord/files';
import { type Journal, nameOf } from '@raccord/tournament';
import type { Clubs } from '../club/clubs.ts';
import { resultsOf } from '../club/results.ts';
import { WHOLE_VEIL } from '../club/veil.ts';
import type { Halls } from '../hall/halls.ts';
import { siteStyle } from '../pages.ts';
import { StoreFault } from '../store/store.ts';
import { gatherInParts, UNWATCHED, type Work } from '../work.ts';
import { type NamesTold, siteOf } from './site.ts';

/** Looks at the tournament of an evening; nothing where it cannot be opened. */
export type LookAtTournament = <T>(id: string, look: (journal: Journal) => T) => Promise<T | undefined>;

/** Of the tournaments of a club. A damaged one, or one without its words, does not keep the rest of a season from the public. */
export const lookAtTournament =
  (halls: Halls, clubs: Clubs, club: string, tell: (id: string) => void = () => undefined): LookAtTournament =>
  async (id, look) => {
    const isOwn = (await clubs.clubOf(id)) === club;
    const hall = isOwn ? await halls.open(id).catch(unlessDamaged) : undefined;
    if (!hall) tell(id);
    return hall?.read(look);
  };

function unlessDamaged(fault: unknown): undefined {
  if (!(fault instanceof StoreFault && fault.code === 'tournament-damaged')) throw fault;
}

/** The files of the site of a season: of the club as it is now, each tournament looked at in its turn. */
export async function seasonSiteFiles(
  club: ClubJournal,
  season: Season,
  results: KeptResults,
  look: LookAtTournament,
  work: Work = UNWATCHED,
): Promise<readonly SiteFile[]> {
  const { state, disclosures } = club;
  const own = resultsOf(state, results, season);
  const closed = closedEvenings(state, results, (evening) => isInSeason(season, evening));
  const withheld = await withheldMembers(club, closed, look);
  const table = seasonTable(state, disclosures, season, results, withheld);
  const numbers = new Map([...state.members.keys()].map((member, index) => [member, index + 1]));
  const evenings: SiteEvening[] = [];
  for (const one of closed) {
    await work.tell(evenings.length, closed.length);
    evenings.push(await eveningOf(club, one, look, withheld));
  }
  function* pagesOfMembers() {
    for (const { member } of table.rows) {
      yield { number: numbers.get(member) ?? 0, page: memberPage(club, own, member, withheld) };
    }
  }
  const site: SeasonSite = {
    ...{ club: state.description?.name ?? '', season, table, evenings },
    members: await gatherInParts(pagesOfMembers()),
  };
  return gatherInParts(makeSeasonSite(site, siteStyle()));
}

/** The members whom an evening withheld when it was closed, or withholds by now: the pages of all evenings lead to theirs. */
async function withheldMembers(
  { state }: ClubJournal,
  closed: readonly ClosedEvening[],
  look: LookAtTournament,
): Promise<ReadonlySet<string>> {
  const withheld = new Set<string>();
  for (const { evening, result } of closed) {
    const { tournament } = evening;
    const now = await look(tournament, ({ state: { entrants } }) =>
      [...entrants.values()].flatMap(({ id, isWithheld }) => (isWithheld ? [id] : [])),
    );
    const then = result.rows.flatMap(({ entrant, isWithheld }) => (isWithheld ? [entrant] : []));
    for (const entrant of [...then, ...(now ?? [])]) {
      for (const place of [0, 1] as const) {
        const member = memberAt(state, tournament, { entrant, place });
        if (member !== undefined) withheld.add(member);
      }
    }
  }
  return withheld;
}

async function eveningOf(
  club: ClubJournal,
  { evening: { tournament, title, date }, result: { top, rows, provisional } }: ClosedEvening,
  look: LookAtTournament,
  withheld: ReadonlySet<string>,
): Promise<SiteEvening> {
  const results = rows.map(({ entrant, players, isWithheld = false, rank, total, tops, solos }): SiteResult => {
    const names = players.map((player, place) =>
      nameOfPlayer(club, tournament, { entrant, place: place === 0 ? 0 : 1 }, { ...player, isWithheld }, withheld),
    );
    const member = players.length === 1 ? memberAt(club.state, tournament, { entrant, place: 0 }) : undefined;
    return {
      ...{ entrant, rank, name: nameOf(names.map((name) => ({ name }))), ...(member === undefined ? {} : { member }) },
      ...{ total, percent: top === 0 ? 0 : (100 * total) / top, tops, solos },
    };
  });
  const toldOf: NamesTold = ({ id, members, isWithheld }) =>
    members.map((person, place) =>
      nameOfPlayer(club, tournament, { entrant: id, place: place === 0 ? 0 : 1 }, { ...person, isWithheld }, withheld),
    );
  const site = await look(tournament, (journal) => siteOf(journal, WHOLE_VEIL, toldOf));
  return {
    ...{ tournament, title, date, results, ...(provisional === undefined ? {} : { provisional }) },
    ...(site ? { site: sayingTheSame(site, results) } : {}),
  };
}

/**
 * The public sees no turn that is still open: where the chief left some open, or corrected one since the closing, the rankings of the
 * tournament are not those that the season counts, which are told instead.
 */
function sayingTheSame(site: Site, results: readonly SiteResult[]): Site {
  const [overall] = site.rankings;
  const totals = new Map(results.map(({ entrant, total }) => [entrant, total]));
  if (!overall || overall.ranking.rows.every(({ entrant, total }) => totals.get(entrant) === total)) return site;
  return { ...site, rankings: [], games: site.games.map(({ game, statistics }) => ({ game, statistics })) };
}
