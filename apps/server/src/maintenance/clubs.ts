import { ClubJournal } from '@raccord/club';
import { accept, encodeLexicon, type Lexicon, type Result, refuse } from '@raccord/scrabble';
import { linkAddress, newClubLink } from '../access/links.ts';
import { newId } from '../access/tokens.ts';
import { Clubs } from '../club/clubs.ts';
import { countMembers } from '../club/counting.ts';
import { ClubLexicons } from '../club/lexicons.ts';
import type { TournamentHome } from '../hall/home.ts';
import { type LexiconName, type Lexicons, lexiconHash } from '../lexicons/lexicons.ts';
import { sha256 } from '../store/sha256.ts';
import type { ClubInfo, ClubQuotas, EventStore, KeptClub, StreamInfo } from '../store/store.ts';
import { type ClubFileFault, makeClubFile, readClubFile } from './clubfile.ts';
import { COMMAND_LINE, withName } from './named.ts';
import { checkId, exportTournament } from './transfer.ts';

export type ClubFault = 'club-unknown' | 'name-shared' | 'id-unusable' | 'id-taken' | 'last-club' | ClubFileFault;

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
  const checked = checkId(id);
  if (!checked.ok) return checked;
  if ((await takenOf(store, [id])) !== undefined) {
    return refuse(
      'id-taken',
      `L’identifiant « ${id} » est déjà celui d’un club ou d’un tournoi : choisissez-en un autre (--identifiant).`,
    );
  }
  const clubs = new Clubs(store, Date.now);
  try {
    const by = { role: 'installation', id: 'ligne-de-commande', name: COMMAND_LINE.name } as const;
    const made = await clubs.create({ id, name, quotas }, by);
    return made.ok ? findClub(store, id) : made;
  } finally {
    clubs.close();
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

/** Adds a lexicon to those of a club; a server that runs there sees it. Fault `club-full` of the store. */
export async function addLexiconToClub(
  store: EventStore,
  lexicons: Lexicons,
  wanted: string,
  lexicon: Lexicon,
): Promise<Result<LexiconName, ClubFault>> {
  const club = await findClub(store, wanted);
  if (!club.ok) return club;
  return accept(await new ClubLexicons(lexicons, store.clubs).add(club.value.id, lexicon));
}

/** A link to a whole club, for its chief: shown this once. */
export async function linkToClub({ links }: EventStore, club: string, label: string, base: string): Promise<string> {
  const made = await newClubLink(links, club, { label }, null, Date.now());
  if (made === 'maker-revoked') throw new Error('a link without a maker was refused');
  return linkAddress(base, made.token);
}

/** A whole club as the pieces of one file: its history, its members, its tournaments, its lexicons; no links. */
export async function exportClub(
  store: EventStore,
  lexicons: Lexicons,
  { id, name }: ClubInfo,
): Promise<Result<{ readonly tournaments: number; readonly pieces: Iterable<string> }, 'chain-broken'>> {
  const kept = await store.clubs.read(id);
  const { events = [], disclosures = [] } = kept ?? {};
  const results = await store.clubs.results(id);
  const tournaments: { kind: 'tournament'; id: string; file: string }[] = [];
  for (const stream of await store.clubs.tournaments(id)) {
    const exported = await exportTournament(store, stream.id);
    if (!exported.ok) return refuse('chain-broken', `Tournoi « ${stream.id} » : ${exported.fault.text}`);
    // One that was not begun has nothing to bring.
    if (exported.value.events === 0) continue;
    tournaments.push({ kind: 'tournament', id: stream.id, file: [...exported.value.pieces].join('') });
  }
  const [, ...own] = await new ClubLexicons(lexicons, store.clubs).list(id);
  const brought = await Promise.all(
    own.map(async ({ hash, name }) => {
      const file = Buffer.from((await lexicons.file(hash)) ?? []).toString('base64');
      return { kind: 'lexicon' as const, name, file };
    }),
  );
  const lines = [
    ...brought,
    ...events.map((event) => ({ kind: 'event' as const, event: event as never })),
    ...disclosures.map((disclosure) => ({ kind: 'disclosure' as const, disclosure })),
    ...results.map((result) => ({ kind: 'result' as const, result: result as never })),
    ...tournaments,
  ];
  return accept({ tournaments: tournaments.length, pieces: makeClubFile(id, name, lines) });
}

/** Adds a club that another installation exported: all of it, or nothing. */
export async function importClub(
  store: EventStore,
  lexicons: Lexicons,
  text: string,
): Promise<Result<ClubInfo, ClubFault>> {
  const read = readClubFile(text);
  if (!read.ok) return read;
  const { lexicons: brought, ...club } = read.value;
  const taken = await takenOf(store, [club.id, ...club.tournaments.map(({ id }) => id)]);
  if (taken !== undefined) {
    return refuse(
      'id-taken',
      `« ${taken} » est déjà dans la base : ce club y est déjà, ou un autre a un tournoi de ce nom. Rien n’a été écrit.`,
    );
  }
  const before = new Set((await lexicons.list()).map(({ hash }) => hash));
  const own = new ClubLexicons(lexicons, store.clubs);
  try {
    for (const lexicon of brought) {
      await own.keepForFirst(lexicon);
      await lexicons.add(lexicon);
    }
    const rows = brought.map((lexicon) => ({
      ...{ club: club.id, hash: lexiconHash(lexicon), name: lexicon.name, bytes: encodeLexicon(lexicon).length },
    }));
    await store.clubs.bring({ ...club, members: countMembers(stateOf(club)) }, rows);
  } catch (fault) {
    for (const lexicon of brought) {
      if (!before.has(lexiconHash(lexicon))) await lexicons.forget(lexiconHash(lexicon));
    }
    throw fault;
  }
  return findClub(store, club.id);
}

const stateOf = ({ events, disclosures }: KeptClub) => new ClubJournal(events, disclosures).state;

async function takenOf(store: EventStore, ids: readonly string[]): Promise<string | undefined> {
  const known = new Set([...(await store.streams()), ...(await store.clubs.list())].map(({ id }) => id));
  return ids.find((id) => known.has(id));
}

/** Deletes a club with all that is its own, words that no other club has too, once a copy of it was written. */
export async function removeClub(
  store: EventStore,
  lexicons: Lexicons,
  club: ClubInfo,
  writeCopy: (pieces: Iterable<string>) => void,
): Promise<Result<void, 'last-club' | 'chain-broken' | 'copy-behind'>> {
  const isOne = await checkOneOfMany(store);
  if (!isOne.ok) return isOne;
  const mark = await markOfClub(store, lexicons, club.id);
  const exported = await exportClub(store, lexicons, club);
  if (!exported.ok) return exported;
  writeCopy(exported.value.pieces);
  return deleteClub(store, lexicons, club.id, mark);
}

const COPY_BEHIND = 'Le club a changé depuis cette copie : faites-en une autre, puis supprimez-le.';

/** There is always a club. */
export async function checkOneOfMany({ clubs }: EventStore): Promise<Result<void, 'last-club'>> {
  if ((await clubs.list()).length > 1) return accept(undefined);
  return refuse('last-club', 'C’est le seul club de cette installation : il ne se supprime pas.');
}

/** What a club and its tournaments are at this moment: a copy has the mark of when it was begun. */
export async function markOfClub(store: EventStore, lexicons: Lexicons, id: string): Promise<string> {
  const club = await store.clubs.find(id);
  const streams = [...(club ? [club] : []), ...(await store.clubs.tournaments(id))];
  return markOf(streams, await new ClubLexicons(lexicons, store.clubs).list(id));
}

function markOf(streams: readonly StreamInfo[], own: readonly LexiconName[]): string {
  const stands = streams.map(({ id, sequence }) => `${id} ${sequence}`).sort();
  return sha256(JSON.stringify([stands, own.map(({ hash }) => hash).sort()]));
}

/** @param mark of the copy: nothing is deleted that is not in it. */
export async function deleteClub(
  store: EventStore,
  lexicons: Lexicons,
  id: string,
  mark: string,
): Promise<Result<void, 'copy-behind'>> {
  const had = await new ClubLexicons(lexicons, store.clubs).list(id);
  const isGone = await store.clubs.remove(id, (streams) => markOf(streams, had) === mark);
  if (!isGone) return refuse('copy-behind', COPY_BEHIND);
  const [, ...own] = had;
  const kept = new Set((await store.clubs.lexicons()).map(({ hash }) => hash));
  for (const { hash } of own) if (!kept.has(hash)) await lexicons.forget(hash);
  return accept(undefined);
}
