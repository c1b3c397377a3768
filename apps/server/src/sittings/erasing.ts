import { eraseSeats, type NamedSeat, namedSeats, type SittingActor, type SittingEvent } from '@raccord/school';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { wordsKey } from '@raccord/tournament';
import { newEventId } from '../access/tokens.ts';
import { ABANDONED_MS } from '../maintenance/erasing.ts';
import { sha256 } from '../store/sha256.ts';
import { type EventStore, type ListedSitting, sittingStream } from '../store/store.ts';

/** A seat of a sitting whose name may be that of somebody. */
export interface FoundSeat extends NamedSeat {
  readonly sitting: string;
  readonly title: string;
  readonly createdAt: number;
  /** Nobody answers any more: its names are needed by nobody. */
  readonly isOver: boolean;
}

/** The seats of a club where one of these names was typed, its words in any order, accents and case aside; the last sitting first. */
export async function seatsCalled(
  store: EventStore,
  club: string,
  names: readonly string[],
  now: number,
): Promise<readonly FoundSeat[]> {
  const keys = new Set(names.map((name) => wordsKey({ name })));
  const found: FoundSeat[] = [];
  if (keys.size === 0) return found;
  for (const listed of (await store.sittings.list()).reverse()) {
    if (listed.club !== club) continue;
    const { id: sitting, name: title, createdAt } = listed;
    const events = await store.read<SittingEvent>(sittingStream(sitting), 0);
    const own = namedSeats(events).filter((seat) => keys.has(wordsKey(seat)));
    const isOver = isSatOver(listed, events, now);
    found.push(...own.map((seat) => ({ ...seat, sitting, title, createdAt, isOver })));
  }
  return found;
}

/** Closed, or left alone for so long that nobody comes back to it. */
const isSatOver = ({ createdAt }: ListedSitting, events: readonly SittingEvent[], now: number): boolean =>
  events.some(({ type }) => type === 'sitting-closed') || (events.at(-1)?.at ?? createdAt) < now - ABANDONED_MS;

interface SeatsOrder {
  readonly names: readonly string[];
  readonly by: SittingActor;
  readonly now: number;
}

/** Refuses what would take the name of somebody who is still answering. */
export function checkOver(seats: readonly FoundSeat[]): Result<void, 'sitting-not-over'> {
  const open = seats.find(({ isOver }) => !isOver);
  if (!open) return accept(undefined);
  return refuse(
    'sitting-not-over',
    `La séance « ${open.title} » n’est pas close, et ses candidats y sont appelés par leur nom : donnez ses résultats (« Clore et donner les résultats ») ou supprimez-la, puis recommencez. Rien n’a été effacé.`,
  );
}

/** Takes a person out of these seats, each sitting all at once. Asked again, it does what is left. */
export async function eraseFromSittings(
  store: EventStore,
  seats: readonly FoundSeat[],
  { names, by, now }: SeatsOrder,
): Promise<void> {
  for (const sitting of new Set(seats.map((seat) => seat.sitting))) {
    const own = seats.filter((seat) => seat.sitting === sitting);
    await store.erase<SittingEvent>(sittingStream(sitting), (events) => {
      const at = Math.max(Math.floor(now), 1 + (events.at(-1)?.at ?? 0));
      const participants = own.map(({ participant }) => participant);
      const left = eraseSeats(events, { participants, names, by, at, drawId: newEventId, hash: sha256 });
      return left && { rows: left.rows, told: [left.told], title: left.title };
    });
  }
}
