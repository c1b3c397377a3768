import { ClubJournal, countMembers } from '@raccord/club';
import { withoutCapital } from '@raccord/french';
import { accept, encodeLexicon, type Lexicon, type Result, refuse } from '@raccord/scrabble';
import { ClubLexicons } from '../club/lexicons.ts';
import { type Lexicons, lexiconHash } from '../lexicons/lexicons.ts';
import { type ClubInfo, type EventStore, type KeptClub, sittingStream } from '../store/store.ts';
import { UNWATCHED, type Work } from '../work.ts';
import { makeClubFile, readClubFile, type WholeClub } from './clubfile.ts';
import { type ClubFault, findClub, takenByClub } from './clubs.ts';
import { filedSittings } from './clubsittings.ts';
import { exportTournament } from './transfer.ts';

/** A whole club as the pieces of one file: its history, its members, its tournaments, its sittings, its lexicons; no links. */
export async function exportClub(
  store: EventStore,
  lexicons: Lexicons,
  { id, name }: ClubInfo,
  work: Work = UNWATCHED,
): Promise<Result<{ readonly tournaments: number; readonly pieces: Iterable<string> }, 'chain-broken'>> {
  const kept = await store.clubs.read(id);
  const { events = [], disclosures = [] } = kept ?? {};
  const results = await store.clubs.results(id);
  const tournaments: { kind: 'tournament'; id: string; file: string }[] = [];
  const streams = await store.clubs.tournaments(id);
  for (const [index, stream] of streams.entries()) {
    await work.tell(index, streams.length);
    const exported = await exportTournament(store, stream.id);
    if (!exported.ok)
      return refuse('chain-broken', `Tournoi « ${stream.id} » : ${withoutCapital(exported.fault.text)}`);
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
    ...(await filedSittings(store, id)).map((sitting) => ({ kind: 'sitting' as const, ...sitting }) as never),
  ];
  return accept({ tournaments: tournaments.length, pieces: makeClubFile(id, name, lines) });
}

/**
 * Adds a club that another installation exported: all of it, or nothing. Whose words they are is written before the words: cut in
 * between, the club is there without some, and the same file brings what is missing.
 */
export async function importClub(
  store: EventStore,
  lexicons: Lexicons,
  text: string,
  work: Work = UNWATCHED,
): Promise<Result<ClubInfo, ClubFault>> {
  const read = await readClubFile(text, work);
  if (!read.ok) return read;
  const { lexicons: brought, ...club } = read.value;
  const sittings = club.sittings.map(({ id }) => sittingStream(id));
  const taken = await takenByClub(store, [club.id, ...club.tournaments.map(({ id }) => id), ...sittings]);
  const missing = taken === club.id ? await missingWords(store, lexicons, read.value) : [];
  if (taken !== undefined && missing.length === 0) {
    return refuse(
      'id-taken',
      `« ${taken} » est déjà dans la base : ce club y est déjà, ou un autre a un tournoi de ce nom. Rien n’a été écrit.`,
    );
  }
  if (taken === undefined) {
    const rows = brought.map((lexicon) => ({
      ...{ club: club.id, hash: lexiconHash(lexicon), name: lexicon.name, bytes: encodeLexicon(lexicon).length },
    }));
    await store.clubs.bring({ ...club, members: countMembers(stateOf(club)) }, rows);
  }
  try {
    for (const lexicon of taken === undefined ? brought : missing) await lexicons.add(lexicon);
  } catch (fault) {
    // A disk that is full may take that neither: then the club stays, and lacks these words.
    if (taken === undefined) await store.clubs.remove(club.id, () => true).catch(() => undefined);
    throw fault;
  }
  return findClub(store, club.id);
}

/** What the club of this very file has brought here without its words. */
async function missingWords(
  { clubs }: EventStore,
  lexicons: Lexicons,
  { id, events, lexicons: brought }: WholeClub,
): Promise<readonly Lexicon[]> {
  const kept = await clubs.read(id);
  if (kept?.events[events.length - 1]?.hash !== events.at(-1)?.hash) return [];
  const own = (await clubs.lexicons()).filter(({ club }) => club === id).map(({ hash }) => hash);
  const known = (await lexicons.list()).map(({ hash }) => hash);
  return brought.filter((lexicon) => own.includes(lexiconHash(lexicon)) && !known.includes(lexiconHash(lexicon)));
}

const stateOf = ({ events, disclosures }: KeptClub) => new ClubJournal(events, disclosures).state;
