import { type EveningState, isBehind } from '@raccord/club';
import type { Halls } from '../hall/halls.ts';
import { StoreFault, type StreamInfo } from '../store/store.ts';
import { closingOf } from './closing.ts';
import type { Club } from './club.ts';
import { withoutErased } from './erasing.ts';

/** Would a closed evening have another result now? @param sequence of the tournament. */
export async function isCorrected(
  halls: Halls,
  club: Club,
  { tournament, closed }: EveningState,
  sequence: number,
): Promise<boolean> {
  if (!closed || closed.sequence >= sequence) return false;
  const known = club.compared.get(tournament);
  if (known && known.closed === closed.hash && known.sequence >= sequence) return known.isOther;
  const kept = (await club.results()).get(tournament);
  const now = await resultNow(halls, club, tournament);
  const isOther = !kept || isBehind(kept, now);
  // Another process may have written what this one has still to hear of.
  if (now) club.compared.set(tournament, { closed: closed.hash, sequence: now.sequence, isOther });
  return isOther;
}

/** Undefined of one that is not over any more, or that cannot be read here: whoever closes it again is told why. */
async function resultNow(halls: Halls, { journal: { state } }: Club, tournament: string) {
  try {
    const now = await closingOf(halls, tournament);
    return now.ok ? withoutErased(state, now.value) : undefined;
  } catch (fault) {
    if (fault instanceof StoreFault && fault.code === 'tournament-damaged') return undefined;
    throw fault;
  }
}

/** Those of a club that would. @param streams its tournaments. */
export async function correctedEvenings(
  halls: Halls,
  club: Club,
  streams: readonly StreamInfo[],
): Promise<ReadonlySet<string>> {
  const sequences = new Map(streams.map(({ id, sequence }) => [id, sequence]));
  const corrected = new Set<string>();
  for (const evening of club.journal.state.evenings.values()) {
    const { tournament } = evening;
    if (await isCorrected(halls, club, evening, sequences.get(tournament) ?? 0)) corrected.add(tournament);
  }
  return corrected;
}
