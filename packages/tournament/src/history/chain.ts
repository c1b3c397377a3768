import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { accept, type Result, refuse } from '@raccord/scrabble';

/** An event of any stream as it was written: what the chain covers, and its hash. */
export interface ChainedEvent {
  readonly sequence: number;
  readonly id: string;
  readonly version: number;
  readonly type: string;
  readonly data: unknown;
  readonly actor: unknown;
  readonly at: number;
  readonly previous: string;
  readonly hash: string;
}

/** What the first event is chained to. */
export const NO_EVENT = '0'.repeat(64);

/** SHA-256 of a text, in hexadecimal. A host that has a faster one may give it: 130,000 events are then read in half the time. */
export type Sha256 = (text: string) => string;

export const pureSha256: Sha256 = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash of an event and, through `previous`, of every event before it. Keys keep the order in which they were written. */
export function hashOf(event: Omit<ChainedEvent, 'hash'>, hash: Sha256 = pureSha256): string {
  return hash(hashedText(event, JSON.stringify(event.data), JSON.stringify(event.actor)));
}

/** What is hashed of an event, whose data and actor are given as the JSON that was written. */
export function hashedText(
  { sequence, id, version, type, at, previous }: Omit<ChainedEvent, 'hash' | 'data' | 'actor'>,
  data: string,
  actor: string,
): string {
  const head = JSON.stringify([sequence, id, version, type]);
  const tail = JSON.stringify([at, previous]);
  return `${head.slice(0, -1)},${data},${actor},${tail.slice(1)}`;
}

/** Is this event the one after `last`, unchanged since it was written? */
export const followsOn = (event: ChainedEvent, last: ChainedEvent | undefined, hash?: Sha256): boolean =>
  event.sequence === (last?.sequence ?? 0) + 1 &&
  event.previous === (last?.hash ?? NO_EVENT) &&
  event.hash === hashOf(event, hash);

/** Checks that events, as they were written, follow one another and that none was changed. */
export function checkChain(events: readonly ChainedEvent[], hash?: Sha256): Result<void, 'chain-broken'> {
  const broken = events.findIndex((event, index) => !followsOn(event, events[index - 1], hash));
  if (broken < 0) return accept(undefined);
  return refuse(
    'chain-broken',
    `L’événement ${broken + 1} ne suit pas le précédent : l’historique a été modifié ou abîmé. Reprenez la dernière sauvegarde.`,
  );
}
