import { accept } from '@raccord/scrabble';
import type { EventType, RecordedEvent } from '../events.ts';
import { evolve } from '../kinds/index.ts';
import { initialState } from '../state/folding.ts';
import type { Decision } from './context.ts';
import { lastSeat, occupiedTables, seatKey } from './entrants.ts';
import { refused } from './refusals.ts';

/** Who is there, and at which table. */
const SEATING: ReadonlySet<EventType> = new Set([
  'entrants-registered',
  'entrant-removed',
  'entrant-seated',
  'entrant-arrived',
  'entrant-left',
  'entrant-excluded',
  'entrant-reinstated',
]);

export const isSeating = ({ type }: RecordedEvent): boolean => SEATING.has(type);

/** Would those of whom these events speak have their tables for themselves, if what `standing` gives were all that happened? */
export function checkSeats(
  changed: readonly RecordedEvent[],
  standing: () => readonly RecordedEvent[],
): Decision<void> {
  const who = new Set(changed.filter(isSeating).flatMap(entrantsIn));
  if (who.size === 0) return accept(undefined);
  const seating = initialState();
  for (const event of standing()) if (isSeating(event)) evolve(seating, event);
  for (const id of who) {
    const entrant = seating.entrants.get(id);
    if (!entrant || entrant.presence.at(-1)?.value === false || entrant.exclusion) continue;
    const { centre, table } = lastSeat(entrant);
    const name = occupiedTables(seating, id).get(seatKey(centre, table));
    if (name !== undefined) return refused('table-taken', table, name);
  }
  return accept(undefined);
}

function entrantsIn({ type, data }: RecordedEvent): readonly string[] {
  if (type === 'entrants-registered') return data.entrants.map(({ id }) => id);
  return 'entrant' in data ? [data.entrant] : [];
}
