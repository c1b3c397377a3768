import { accept, type Lexicon, type Result, refuse, unwrap } from '@raccord/scrabble';
import { linkAddress, newClubLink } from '../access/links.ts';
import { newId } from '../access/tokens.ts';
import { Clubs } from '../club/clubs.ts';
import { ClubLexicons } from '../club/lexicons.ts';
import type { TournamentHome } from '../hall/home.ts';
import type { LexiconName, Lexicons } from '../lexicons/lexicons.ts';
import { type ClubInfo, type ClubQuotas, type EventStore, sittingStream } from '../store/store.ts';
import type { ClubFileFault } from './clubfile.ts';
import { COMMAND_LINE, withName } from './named.ts';
import { checkTournamentId } from './transfer.ts';

export type ClubFault = 'club-unknown' | 'name-shared' | 'id-unusable' | 'id-taken' | 'last-club' | ClubFileFault;

const COMMAND_LINE_ASKER = { role: 'installation', id: 'ligne-de-commande', name: COMMAND_LINE.name } as const;

export const listClubs = ({ clubs }: EventStore): Promise<readonly ClubInfo[]> => clubs.list();

/** The club of this id, else the one of this name. */
export async function findClub(store: EventStore, wanted: string): Promise<Result<ClubInfo, ClubFault>> {
  const known = await store.clubs.list();
  const named = known.filter(({ id }) => id === wanted);
  const [club, ...others] = named.length > 0 ? named : withName(known, wanted);
  if (!club) {
    return refuse(
      'club-unknown',
      `Le club « ${wanted} » n’est pas dans la base : « raccord club lister » en donne la liste, « raccord club creer » en ajoute un.`,
    );
  }
  if (others.length === 0) return accept(club);
  const ids = [club, ...others].map(({ id }) => id).join(', ');
  return refuse(
    'name-shared',
    `Plusieurs clubs s’appellent « ${wanted} » : donnez l’identifiant de l’un d’eux (${ids}).`,
  );
}

export async function createClub(
  store: EventStore,
  { name, id = `club-${newId()}`, quotas }: { name: string; id?: string | undefined; quotas: ClubQuotas },
): Promise<Result<ClubInfo, string>> {
  const checked = checkTournamentId(id);
  if (!checked.ok) return checked;
  if ((await takenByClub(store, [id])) !== undefined) {
    return refuse(
      'id-taken',
      `L’identifiant « ${id} » est déjà celui d’un club ou d’un tournoi : choisissez-en un autre (--identifiant).`,
    );
  }
  const clubs = new Clubs(store, Date.now);
  try {
    const made = await clubs.create({ id, name, quotas }, COMMAND_LINE_ASKER);
    return made.ok ? findClub(store, id) : made;
  } finally {
    await clubs.close();
  }
}

/** Where a tournament of a club is to be, and with which words. */
export async function homeOfClub(
  store: EventStore,
  lexicons: Lexicons,
  wanted: string,
): Promise<Result<TournamentHome, ClubFault>> {
  const club = await findClub(store, wanted);
  if (!club.ok) return club;
  const { id } = club.value;
  const own = new ClubLexicons(lexicons, store.clubs);
  return accept({ club: id, lexicon: (hash) => own.find(id, hash) });
}

/**
 * Adds a lexicon to those of a club, the oldest one unless one is named; a server that runs there sees it. Fault `club-full` of the store.
 * @param from the day from which it is the dictionary of the club.
 */
export async function addLexiconToClub(
  store: EventStore,
  lexicons: Lexicons,
  named: string | undefined,
  lexicon: Lexicon,
  from?: string,
): Promise<Result<LexiconName, string>> {
  const club = await findClub(store, named ?? (await store.clubs.first()) ?? '');
  if (!club.ok) return club;
  const added = await new ClubLexicons(lexicons, store.clubs).add(club.value.id, lexicon);
  if (from === undefined) return accept(added);
  const clubs = new Clubs(store, Date.now);
  try {
    const body = { type: 'adopt-lexicon', data: { ...added, from } } as const;
    const done = await (await clubs.open(club.value.id))?.submit({ id: newId(), body, by: COMMAND_LINE_ASKER });
    return done && !done.ok ? done : accept(added);
  } finally {
    await clubs.close();
  }
}

/** A link to a whole club, for its chief: shown this once. */
export async function linkToClub({ links }: EventStore, club: string, label: string, base: string): Promise<string> {
  const made = unwrap(await newClubLink(links, club, { label }, null, Date.now()));
  return linkAddress(base, made.token);
}

/** The first of these ids that something of the base has. */
export async function takenByClub(store: EventStore, ids: readonly string[]): Promise<string | undefined> {
  const sittings = (await store.sittings.list()).map(({ id }) => ({ id: sittingStream(id) }));
  const known = new Set([...(await store.streams()), ...(await store.clubs.list()), ...sittings].map(({ id }) => id));
  return ids.find((id) => known.has(id));
}
