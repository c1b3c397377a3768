import type { ClubJournal, Season } from '@raccord/club';
import type { SiteFile } from '@raccord/files';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { Clubs } from '../club/clubs.ts';
import { lookAtTournament, seasonSiteFiles } from '../documents/seasonsite.ts';
import { Halls } from '../hall/halls.ts';
import { type EventStore, StoreFault } from '../store/store.ts';
import type { Work } from '../work.ts';
import { type ClubFault, findClub } from './clubs.ts';
import { lexiconsIn } from './lexicon.ts';
import { withName } from './named.ts';

export type SeasonFault = ClubFault | 'season-unknown' | 'season-shared';

interface FoundSeason {
  readonly club: string;
  readonly season: Season;
}

export interface SeasonExport extends FoundSeason {
  readonly files: readonly SiteFile[];
  /** Evenings whose tournament could not be read: their ranking alone is told. */
  readonly unread: readonly string[];
}

/** The files of the site of a season, asked for by its name or its id, in one club or in whichever has it. */
export async function exportSeasonSite(
  store: EventStore,
  directory: string,
  asked: { readonly season: string; readonly club?: string | undefined },
  work?: Work,
): Promise<Result<SeasonExport, SeasonFault>> {
  const clubs = new Clubs(store, Date.now);
  const halls = new Halls(store, lexiconsIn(directory), Date.now);
  try {
    const found = await findSeason(store, clubs, asked);
    if (!found.ok) return found;
    const club = await clubs.open(found.value.club);
    if (!club) return refuse('club-unknown', `Le club « ${found.value.club} » n’est plus dans la base.`);
    const unread: string[] = [];
    const look = lookAtTournament(halls, clubs, club.id, (id) => unread.push(id));
    const files = await seasonSiteFiles(club.journal, found.value.season, await club.results(), look, work);
    return accept({ ...found.value, files, unread });
  } finally {
    await clubs.close();
    await halls.close();
  }
}

async function findSeason(
  store: EventStore,
  clubs: Clubs,
  { season: wanted, club: named }: { readonly season: string; readonly club?: string | undefined },
): Promise<Result<FoundSeason, SeasonFault>> {
  const within = named === undefined ? undefined : await findClub(store, named);
  if (within && !within.ok) return within;
  const places = within ? [within.value] : await clubs.list();
  const found: (FoundSeason & { readonly in: string })[] = [];
  const damaged: StoreFault[] = [];
  for (const { id, name } of places) {
    const club = await clubs.open(id).catch((fault) => {
      if (!(fault instanceof StoreFault && fault.code === 'club-damaged')) throw fault;
      damaged.push(fault);
    });
    for (const season of club ? seasonsNamed(club.journal, wanted) : []) found.push({ club: id, season, in: name });
  }
  if (found.length === 1) return accept(found[0]);
  if (found.length > 1) {
    const where = found.map((one) => `${one.season.id} (${one.in})`).join(', ');
    return refuse(
      'season-shared',
      `Plusieurs saisons s’appellent « ${wanted} » : donnez l’identifiant de l’une d’elles, ou son club par « --club » : ${where}.`,
    );
  }
  // It may be of a club that cannot be read.
  if (damaged.length > 0) throw damaged[0];
  return refuse(
    'season-unknown',
    within
      ? `La saison « ${wanted} » n’est pas dans le club « ${within.value.name} » : ${toldSeasons(await seasonsOf(clubs, within.value.id))}.`
      : `« ${wanted} » n’est ni un tournoi ni une saison de la base : « raccord verifier » donne la liste des tournois, et l’écran du club ses saisons.`,
  );
}

const seasonsNamed = ({ state }: ClubJournal, wanted: string): readonly Season[] => {
  const byId = state.seasons.get(wanted);
  return byId ? [byId] : withName([...state.seasons.values()], wanted);
};

const seasonsOf = async (clubs: Clubs, id: string): Promise<readonly Season[]> => [
  ...((await clubs.open(id))?.journal.state.seasons.values() ?? []),
];

const toldSeasons = (seasons: readonly Season[]): string =>
  seasons.length === 0 ? 'il n’en a aucune' : `il a ${seasons.map(({ name }) => `« ${name} »`).join(', ')}`;
