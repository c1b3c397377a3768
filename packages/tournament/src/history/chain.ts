import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { accept, type Result, refuse } from '@raccord/scrabble';
import type { StoredEvent } from './upcast.ts';

/** What the first event is chained to. */
export const NO_EVENT = '0'.repeat(64);

/** The hash of an event and, through `previous`, of every event before it. Keys keep the order in which they were written. */
export function hashOf(event: Omit<StoredEvent, 'hash'>): string {
  const { sequence, id, version, type, data, actor, at, previous } = event;
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([sequence, id, version, type, data, actor, at, previous]))));
}

/** Is this event the one after `last`, unchanged since it was written? */
export const followsOn = (event: StoredEvent, last: StoredEvent | undefined): boolean =>
  event.sequence === (last?.sequence ?? 0) + 1 &&
  event.previous === (last?.hash ?? NO_EVENT) &&
  event.hash === hashOf(event);

/** Checks that events, as they were written, follow one another and that none was changed. */
export function checkChain(events: readonly StoredEvent[]): Result<void, 'chain-broken'> {
  const broken = events.findIndex((event, index) => !followsOn(event, events[index - 1]));
  if (broken < 0) return accept(undefined);
  return refuse(
    'chain-broken',
    `L’événement ${broken + 1} ne suit pas le précédent : l’historique a été modifié ou abîmé. Reprenez la dernière sauvegarde.`,
  );
}
