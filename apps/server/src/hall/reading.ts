import { erasedHashes, followsOn, NAMES_ERASED } from '@raccord/stream';
import { type JudgedSlip, type RecordedEvent, recognise, type StoredEvent } from '@raccord/tournament';
import { sha256 } from '../store/sha256.ts';
import { StoreFault } from '../store/store.ts';

/** Events of the store that come after `last` once their chain was followed. Throws a `StoreFault`. */
export function readable(stored: readonly StoredEvent[], stream: string, last?: StoredEvent): RecordedEvent[] {
  const erased = erasedHashes(stored);
  const isSound = stored.every((event, at) => followsOn(event, at === 0 ? last : stored[at - 1], sha256, erased));
  if (!isSound) throw new StoreFault('tournament-damaged', stream);
  return recognised(stored, stream);
}

/** Are events that came before these no longer what they were? */
export const tellsOfErasure = (news: readonly StoredEvent[]): boolean => news.some(({ type }) => type === NAMES_ERASED);

/** Throws a `StoreFault` for events of a newer program. */
export function recognised(stored: readonly StoredEvent[], stream: string): RecordedEvent[] {
  const known = new Map<string, JudgedSlip>();
  return stored.map((event) => {
    const read = recognise(event);
    if (!read.ok) throw new StoreFault('too-new', stream);
    if (read.value.type === 'slips-recorded') share(read.value.data.slips, known);
    return read.value;
  });
}

/**
 * Half of the players of a turn write the same: what they wrote and what they get for it is kept once. Changed in place, since
 * these were just read: copies of all of them would weigh as much as what is spared.
 */
function share(
  slips: readonly { -readonly [Key in keyof JudgedSlip]: JudgedSlip[Key] }[],
  known: Map<string, JudgedSlip>,
): void {
  for (const judged of slips) {
    const text = JSON.stringify([judged.slip, judged.verdict]);
    const alike = known.get(text) ?? judged;
    known.set(text, alike);
    judged.slip = alike.slip;
    judged.verdict = alike.verdict;
  }
}
