import { accept, type Result } from '@raccord/scrabble';
import { parseTournamentFile, type StoredEvent, type TournamentFileFault } from '@raccord/tournament';
import { type EventStore, StoreFault, type StreamInfo } from '../store/store.ts';
import { nameIn } from './tournaments.ts';

/** A tournament once its chain was followed from the first event to the last. */
export interface CheckedTournament {
  readonly id: string;
  readonly name: string;
  readonly events: number;
  /** The first event that is not what was written, or undefined when all of them are. */
  readonly broken: BrokenEvent | undefined;
}

export interface BrokenEvent {
  readonly sequence: number;
  /** What it claims to be and when; undefined when it cannot be read any more. */
  readonly type: string | undefined;
  readonly at: number | undefined;
}

/** Follows the chain of every tournament, oldest first. */
export async function checkStore(store: EventStore): Promise<CheckedTournament[]> {
  const checked: CheckedTournament[] = [];
  for (const stream of await store.streams()) checked.push(await checkStream(store, stream));
  return checked;
}

async function checkStream(store: EventStore, { id, sequence }: StreamInfo): Promise<CheckedTournament> {
  const events = await readFirst(store, id, sequence);
  if (events) return { id, name: nameIn(events), events: sequence, broken: undefined };
  const soundCount = await lastSound(store, id, sequence);
  const event = await readOne(store, id, soundCount);
  return {
    id,
    name: nameIn(soundCount === 0 ? [] : await store.read(id, 0, soundCount)),
    events: sequence,
    broken: { sequence: soundCount + 1, type: event?.type, at: event?.at },
  };
}

/** The first `count` events, if they are those that were written. */
async function readFirst(store: EventStore, id: string, count: number): Promise<StoredEvent[] | undefined> {
  if (count === 0) return [];
  try {
    const events = await store.readSound(id, count);
    return events.length === count ? events : undefined;
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

/** How many events are sound from the first one on: a chain that is broken stays so, so that halving finds the place. */
async function lastSound(store: EventStore, id: string, count: number): Promise<number> {
  let sound = 0;
  let broken = count;
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (await readFirst(store, id, middle)) sound = middle;
    else broken = middle;
  }
  return sound;
}

async function readOne(store: EventStore, id: string, after: number): Promise<StoredEvent | undefined> {
  return store.read(id, after, 1).then(
    ([event]) => event,
    (error) => {
      if (isDamage(error)) return undefined;
      throw error;
    },
  );
}

const isDamage = (error: unknown): boolean => error instanceof StoreFault && error.code === 'tournament-damaged';

/** Follows the chain of an exported tournament; a fault names the line. */
export function checkTournamentFile(text: string): Result<{ name: string; events: number }, TournamentFileFault> {
  const read = parseTournamentFile(text);
  return read.ok ? accept({ name: nameIn(read.value), events: read.value.length }) : read;
}
