import { accept, type Result } from '@raccord/scrabble';
import { isFaithful } from '@raccord/stream';
import { parseTournamentFile, type StoredEvent, type TournamentFileFault } from '@raccord/tournament';
import { type EventStore, FEDERATION, isDamage, type StreamInfo, sittingStream } from '../store/store.ts';
import { UNWATCHED } from '../work.ts';
import { nameOfTournament } from './tournaments.ts';

/** A stream once its chain was followed from the first event to the last. */
export interface CheckedStream {
  readonly id: string;
  readonly name: string;
  readonly events: number;
  /** The first event that is not what was written, or undefined when all of them are. */
  readonly broken: BrokenEvent | undefined;
}

export interface CheckedTexts extends CheckedStream {
  /** Texts kept beside its events that are not those that were written. */
  readonly changedTexts: number;
}

export interface CheckedStore {
  readonly tournaments: readonly CheckedStream[];
  readonly clubs: readonly CheckedTexts[];
  readonly sittings: readonly CheckedStream[];
  /** What the installation keeps of its clubs together. */
  readonly calendar: CheckedTexts;
}

export interface BrokenEvent {
  readonly sequence: number;
  /** What it claims to be and when; undefined when it cannot be read any more. */
  readonly type: string | undefined;
  readonly at: number | undefined;
}

export const isSound = ({ tournaments, clubs, sittings, calendar }: CheckedStore): boolean =>
  [...tournaments, ...clubs, ...sittings, calendar].every(({ broken }) => !broken) &&
  [...clubs, calendar].every(({ changedTexts }) => changedTexts === 0);

/**
 * Looks at every page of a file, then follows the chain of every tournament, club and sitting, oldest first, and of the calendar,
 * and compares the texts beside those of clubs and of the calendar.
 */
export async function checkStore(store: EventStore, work = UNWATCHED): Promise<CheckedStore> {
  await store.checkWhole();
  const tournaments: CheckedStream[] = [];
  const streams = await store.streams();
  for (const stream of streams) {
    await work.tell(tournaments.length, streams.length);
    const { sound, ...chain } = await checkChainOf(store, stream);
    tournaments.push({ ...chain, name: nameOfTournament(sound) });
  }
  const clubs: CheckedTexts[] = [];
  for (const club of await store.clubs.list()) clubs.push(await checkTexts(store, club, club.name));
  const sittings: CheckedStream[] = [];
  for (const { id, name, sequence } of await store.sittings.list()) {
    const { sound: _, ...chain } = await checkChainOf(store, { id: sittingStream(id), sequence });
    sittings.push({ ...chain, id, name });
  }
  const { sequence } = await store.federation.info();
  const calendar = await checkTexts(store, { id: FEDERATION, sequence }, FEDERATION);
  return { tournaments, clubs, sittings, calendar };
}

async function checkTexts(store: EventStore, stream: StreamInfo, name: string): Promise<CheckedTexts> {
  const { sound: _, ...chain } = await checkChainOf(store, stream);
  const changedTexts = (await store.disclosures(stream.id)).filter((one) => !isFaithful(one)).length;
  return { ...chain, name, changedTexts };
}

async function checkChainOf(store: EventStore, { id, sequence }: StreamInfo) {
  const events = await readFirst(store, id, sequence);
  if (events) return { id, events: sequence, broken: undefined, sound: events };
  const soundCount = await lastSound(store, id, sequence);
  const event = await readOne(store, id, soundCount);
  const broken = { sequence: soundCount + 1, type: event?.type, at: event?.at };
  return { id, events: sequence, broken, sound: soundCount === 0 ? [] : await store.read(id, 0, soundCount) };
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

/** Follows the chain of an exported tournament; a fault names the line. */
export function checkTournamentFile(text: string): Result<{ name: string; events: number }, TournamentFileFault> {
  const read = parseTournamentFile(text);
  return read.ok ? accept({ name: nameOfTournament(read.value), events: read.value.length }) : read;
}
