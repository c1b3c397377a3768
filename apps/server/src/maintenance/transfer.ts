import { accept, type Result, refuse } from '@raccord/scrabble';
import {
  checkChain,
  makeTournamentFile,
  parseTournamentFile,
  type RecordedEvent,
  type StoredEvent,
  type TournamentFileFault,
} from '@raccord/tournament';
import { type EventStore, StoreFault } from '../store/store.ts';
import { nameIn } from './tournaments.ts';

/** A whole tournament as the pieces of one file, its events as they were written. */
export async function exportTournament(
  store: EventStore,
  id: string,
): Promise<Result<{ name: string; events: number; pieces: Iterable<string> }, 'chain-broken'>> {
  const events = await store.read(id, 0);
  const chain = checkChain(events);
  if (!chain.ok) return chain;
  // The file keeps the shape of each event, whatever version it has: whoever reads it brings it to his own.
  const pieces = makeTournamentFile(events as readonly StoredEvent[] as readonly RecordedEvent[]);
  return accept({ name: nameIn(events), events: events.length, pieces });
}

export type ImportFault = TournamentFileFault | 'tournament-empty' | 'id-unusable';

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
 */
export async function importTournament(
  store: EventStore,
  text: string,
  wantedId?: string,
): Promise<Result<Imported, ImportFault>> {
  const read = parseTournamentFile(text);
  if (!read.ok) return read;
  const [created] = read.value;
  if (created?.type !== 'tournament-created') {
    return refuse('tournament-empty', 'Ce fichier n’a pas le début d’un tournoi : exportez le tournoi de nouveau.');
  }
  const id = wantedId ?? created.id;
  if (!ID.test(id)) {
    return refuse(
      'id-unusable',
      `« ${id} » ne peut pas nommer un tournoi : il faut de 1 à 64 lettres sans accent, chiffres, points ou tirets (--identifiant).`,
    );
  }
  await begin(store, id, storedIn(text));
  return accept({ id, name: nameIn(read.value), events: read.value.length, lexicon: created.data.lexicon });
}

/** The events of a file that was found right, as they were written: brought to today's shape, their chain would not hold. */
const storedIn = (text: string): StoredEvent[] =>
  text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

async function begin(store: EventStore, id: string, events: readonly StoredEvent[]): Promise<void> {
  const known = (await store.streams()).find((stream) => stream.id === id);
  // Empty: an import that was cut short.
  if (known && known.sequence > 0) throw new StoreFault('stream-exists', id);
  if (!known) await store.createStream(id);
  if ((await store.append(id, events)) !== 'appended') throw new StoreFault('stream-exists', id);
}
