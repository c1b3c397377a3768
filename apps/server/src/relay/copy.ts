import { accept, type Result, refuse } from '@raccord/scrabble';
import { erasedHashes, followsOn } from '@raccord/stream';
import { type StoredEvent, waitingWithout } from '@raccord/tournament';
import { tellsOfErasure } from '../hall/reading.ts';
import { sha256 } from '../store/sha256.ts';
import type { EventStore } from '../store/store.ts';
import type { Central } from './central.ts';
import { erasureOf } from './erased.ts';
import { type CopyFault, DIVERGED, readPage } from './pages.ts';

const PAGE = 5_000;

/** How the copy stands now, and how far the clock of the server was ahead of ours. */
export interface Copied {
  readonly sequence: number;
  readonly ahead: number;
}

/** Brings the events of the tournament that are not here yet, each one checked against the chain before it is kept. */
export async function copyEvents(
  central: Central,
  store: EventStore,
  tournament: string,
  known: number,
  now: () => number,
): Promise<Result<Copied, CopyFault>> {
  const copied = await copyOnce(central, store, tournament, known, now);
  if (copied.ok || copied.fault.code !== 'diverged') return copied;
  // A name erased there while this was read looks like another history: read again, it does not.
  const { sequence = known } = (await store.stream(tournament)) ?? {};
  return copyOnce(central, store, tournament, sequence, now);
}

async function copyOnce(
  central: Central,
  store: EventStore,
  tournament: string,
  known: number,
  now: () => number,
): Promise<Result<Copied, CopyFault>> {
  let [last]: (StoredEvent | undefined)[] = known === 0 ? [] : await store.read(tournament, known - 1, 1);
  // Read, and not kept yet: an event that lost a name is known to be right once the erasure is read, which comes later.
  let held: StoredEvent[] = [];
  for (;;) {
    const after = (held.at(-1) ?? last)?.sequence ?? 0;
    const asked = now();
    const answer = await readPage(central, tournament, after, PAGE);
    if (!answer.ok) return answer;
    const { sequence, now: theirs, events } = answer.value;
    // Fewer events than we have: the server was put back to an older state.
    if (sequence < after) return refuse('diverged', DIVERGED);
    held = [...held, ...events];
    const isLast = events.length < PAGE;
    if (areNext(held, last)) {
      const kept = await keep(central, store, tournament, last, held);
      if (!kept.ok) return kept;
      last = held.at(-1) ?? last;
      held = [];
    } else if (isLast) return refuse('diverged', DIVERGED);
    const ahead = theirs - (asked + now()) / 2;
    if (isLast) return accept({ sequence: last?.sequence ?? 0, ahead });
  }
}

function areNext(events: readonly StoredEvent[], last: StoredEvent | undefined): boolean {
  const erased = erasedHashes(events);
  return events.every((event, at) => followsOn(event, at === 0 ? last : events[at - 1], sha256, erased));
}

/** Keeps what is new; what is here and lost a name there loses it here in the same moment, and so does what waits. */
async function keep(
  central: Central,
  store: EventStore,
  tournament: string,
  last: StoredEvent | undefined,
  events: readonly StoredEvent[],
): Promise<Result<void, CopyFault>> {
  if (events.length === 0) return accept(undefined);
  if (!last || !tellsOfErasure(events)) {
    await store.append(tournament, events);
    return accept(undefined);
  }
  const erasure = await erasureOf(central, store, tournament, last.sequence, events);
  if (!erasure.ok) return erasure;
  await store.erase(tournament, (before) => ({
    ...erasure.value,
    waiting: (entries) => waitingWithout(entries, before, erasure.value.rows),
  }));
  return accept(undefined);
}
