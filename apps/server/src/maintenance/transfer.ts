import { DESCRIPTIONS } from '@raccord/contract';
import { accept, buildSearchGraph, type Result, refuse, WordGraph } from '@raccord/scrabble';
import { checkChain } from '@raccord/stream';
import {
  checkCharter,
  Journal,
  linesOf,
  makeTournamentFile,
  type RecordedEvent,
  rankOverall,
  readingTournamentFile,
  type StoredEvent,
  type TournamentFileFault,
  type Wordbook,
} from '@raccord/tournament';
import type { TournamentHome } from '../hall/home.ts';
import { sha256 } from '../store/sha256.ts';
import { type EventStore, StoreFault } from '../store/store.ts';
import { inParts, UNWATCHED, type Work } from '../work.ts';
import { nameOfTournament } from './tournaments.ts';

/** A whole tournament as the pieces of one file, its events as they were written. */
export async function exportTournament(
  store: EventStore,
  id: string,
): Promise<Result<{ name: string; events: number; pieces: Iterable<string> }, 'chain-broken'>> {
  const events = await store.read(id, 0);
  const chain = checkChain(events, sha256);
  if (!chain.ok) return chain;
  // The file keeps the shape of each event, whatever version it has: whoever reads it brings it to his own.
  const pieces = makeTournamentFile(events as readonly StoredEvent[] as readonly RecordedEvent[]);
  return accept({ name: nameOfTournament(events), events: events.length, pieces });
}

export type ImportFault = TournamentFileFault | 'tournament-empty' | 'id-unusable' | 'unknown-lexicon';

export interface Imported {
  readonly id: string;
  readonly name: string;
  readonly events: number;
  /** What its words are, for whoever can tell whether they are here. */
  readonly lexicon: { readonly name: string; readonly hash: string };
}

/** Reads well in an address. */
const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/**
 * Adds a tournament that another installation exported, under its own id when none is given. Fault `stream-exists` of the
 * store when there is one of that id.
 * @param home whose it is to be; of the first club when it is left out.
 */
export async function importTournament(
  store: EventStore,
  text: string,
  wantedId?: string,
  home?: TournamentHome,
  work: Work = UNWATCHED,
): Promise<Result<Imported, ImportFault>> {
  const read = await readImport(text, work);
  if (!read.ok) return read;
  const { created, events } = read.value;
  const id = wantedId ?? created.id;
  const named = checkTournamentId(id);
  if (!named.ok) return named;
  const { hash } = created.data.lexicon;
  if (home && !(await home.lexicon(hash))) {
    return refuse(
      'unknown-lexicon',
      'Le dictionnaire de ce tournoi n’est pas de ce club : donnez-le-lui d’abord par « raccord lexique ajouter --club ».',
    );
  }
  await beginStream(store, id, events, home?.club);
  return accept({ id, name: nameOfTournament(events), events: events.length, lexicon: created.data.lexicon });
}

/** Whether a tournament or a club may be called so. */
export const checkTournamentId = (id: string): Result<void, 'id-unusable'> =>
  ID.test(id)
    ? accept(undefined)
    : refuse(
        'id-unusable',
        `« ${id} » ne peut pas servir d’identifiant : il faut de 1 à 64 lettres sans accent, chiffres, points ou tirets (--identifiant).`,
      );

type Created = Extract<RecordedEvent, { readonly type: 'tournament-created' }>;

type ReadImport = Result<{ created: Created; events: StoredEvent[] }, TournamentFileFault | 'tournament-empty'>;

/**
 * A file found right: its first event, and all of them as they were written, since their chain holds in that shape only. How many
 * are read is told: the file of a festival takes seconds.
 */
export async function readImport(text: string, work: Work): Promise<ReadImport> {
  const reading = readingTournamentFile(text, sha256);
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done) return inParts(foundRight(text, step.value));
    await work.tell(step.value.done, step.value.total);
  }
}

function* foundRight(
  text: string,
  read: Result<RecordedEvent[], TournamentFileFault>,
): Generator<undefined, ReadImport> {
  if (!read.ok) return read;
  const [created] = read.value;
  if (created?.type !== 'tournament-created') {
    return refuse('tournament-empty', 'Ce fichier n’a pas le début d’un tournoi : exportez le tournoi de nouveau.');
  }
  if (!(yield* lookingLikeTournament(created, read.value))) {
    return refuse(
      'event-unreadable',
      'L’historique de ce fichier n’est pas celui d’un tournoi : exportez-le de nouveau depuis son serveur.',
    );
  }
  const lines = linesOf(text);
  lines.next();
  const events: StoredEvent[] = [];
  for (const { content } of lines) {
    events.push(JSON.parse(content));
    yield;
  }
  return accept({ created, events });
}

/** What the events that describe a tournament say is shown in lists of them, beside the others. */
const SHAPES: ReadonlyMap<string, { safeParse(data: unknown): { readonly success: boolean } }> = new Map(
  Object.entries(DESCRIPTIONS),
);

/** For who reads a tournament of which nothing is decided any more. */
export function withoutWords(): Wordbook {
  const words = WordGraph.fromWords([]);
  return { words, graph: buildSearchGraph(words) };
}

/** Do these events, whose chain holds, tell a tournament? Their words are not asked for. */
function* lookingLikeTournament(created: Created, events: readonly RecordedEvent[]): Generator<undefined, boolean> {
  for (const { type, data } of events) {
    if (SHAPES.get(type)?.safeParse(data).success === false) return false;
    yield;
  }
  if (new Set(events.map(({ id }) => id)).size < events.length) return false;
  try {
    const { state, ledger } = yield* Journal.reading(withoutWords(), events);
    rankOverall(state, ledger);
    const { settings, ...charter } = created.data;
    return checkCharter({ ...charter, settings: { ...settings } }).ok;
  } catch {
    return false;
  }
}

/** Are these the first events of a stream? */
export async function beginsWith(store: EventStore, id: string, events: readonly StoredEvent[]): Promise<boolean> {
  const last = events.at(-1);
  const [there] = await store.read(id, events.length - 1, 1);
  return last !== undefined && there?.hash === last.hash;
}

/** Begins a stream with events; one that was left empty by a cut is taken up again. Fault `stream-exists`. */
export async function beginStream(
  store: EventStore,
  id: string,
  events: readonly StoredEvent[],
  club?: string,
): Promise<void> {
  const known = await store.stream(id);
  if (known && known.sequence > 0) throw new StoreFault('stream-exists', id);
  if (!known) return store.createStream(id, club, events);
  if ((await store.append(id, events)) !== 'appended') throw new StoreFault('stream-exists', id);
}
