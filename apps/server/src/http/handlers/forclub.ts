import type { Station } from '../../access/station.ts';
import type { Club } from '../../club/club.ts';
import { tournamentsFull } from '../../club/quotas.ts';
import { ID_TAKEN } from '../../hall/halls.ts';
import type { TournamentHome } from '../../hall/home.ts';
import type { ClubInfo } from '../../store/store.ts';
import { ApiFault } from '../faults.ts';
import type { Services } from '../handling.ts';

/** The club that somebody asks something for: his own; or for the whole installation the one named, else the first one. */
export async function clubFor({ store }: Services, station: Station, named: string | undefined): Promise<ClubInfo> {
  if (station.club !== undefined && named !== undefined && named !== station.club) throw new ApiFault('forbidden');
  const id = station.club ?? named ?? (await store.clubs.first());
  const club = id === undefined ? undefined : await store.clubs.find(id);
  if (!club) throw new ApiFault('unknown-club');
  return club;
}

/** A club that is there. */
export async function openClub({ clubs }: Pick<Services, 'clubs'>, id: string): Promise<Club> {
  const club = await clubs.open(id);
  if (!club) throw new ApiFault('unknown-club');
  return club;
}

/** Where a new tournament is to be, if its club may have one more. */
export async function homeFor(
  services: Services,
  station: Station,
  { id, club: named }: { readonly id: string; readonly club?: string },
): Promise<TournamentHome> {
  const club = await clubFor(services, station, named);
  const there = await services.clubs.clubOf(id);
  if (there !== undefined && there !== club.id) throw new ApiFault('id-taken', ID_TAKEN);
  // Looked at again where it is added: here, so that nothing is read in vain.
  const full = there === undefined ? tournamentsFull(club.tournaments, club.quotas.tournaments) : undefined;
  if (full !== undefined) throw new ApiFault('club-full', full);
  return homeIn(services, club);
}

export const homeIn = ({ clubLexicons }: Services, { id }: ClubInfo): TournamentHome => ({
  club: id,
  lexicon: (hash) => clubLexicons.find(id, hash),
});
