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

/** The type of the events that say which ones before them were written again without a name (adr/0039). */
export const NAMES_ERASED = 'names-erased' as const;

/** An event that was written again without a name: its sequence, and the hash of its text as it now stands. */
export interface ErasedRow {
  readonly sequence: number;
  readonly hash: string;
}

/** By sequence, the hash that the text of an event must give since a name was erased there. */
export type ErasedHashes = ReadonlyMap<number, string>;

const NOTHING_ERASED: ErasedHashes = new Map();

/** What these events, in order, say of those before them: the last word counts. */
export function erasedHashes(events: readonly Pick<ChainedEvent, 'sequence' | 'type' | 'data'>[]): ErasedHashes {
  const told = events.filter(({ type }) => type === NAMES_ERASED);
  return new Map(
    told.flatMap(({ sequence: last, data }) =>
      erasedRows(data).flatMap(({ sequence, hash }): (readonly [number, string])[] =>
        sequence < last ? [[sequence, hash]] : [],
      ),
    ),
  );
}

/** Nothing of what is no list of rows: the events that it should speak of do not give their hashes, and that is found. */
export function erasedRows(data: unknown): readonly ErasedRow[] {
  const { rows } = (data ?? {}) as { readonly rows?: unknown };
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : [];
}

/** Is this event the one after `last`, unchanged since it was written, or since a name was erased from it? */
export const followsOn = (
  event: ChainedEvent,
  last: Pick<ChainedEvent, 'sequence' | 'hash'> | undefined,
  hash?: Sha256,
  erased: ErasedHashes = NOTHING_ERASED,
): boolean =>
  event.sequence === (last?.sequence ?? 0) + 1 &&
  event.previous === (last?.hash ?? NO_EVENT) &&
  hashOf(event, hash) === (erased.get(event.sequence) ?? event.hash);

/** Checks that events, as they were written, follow one another and that none was changed, but by an erasure that they tell of. */
export function checkChain(events: readonly ChainedEvent[], hash?: Sha256): Result<void, 'chain-broken'> {
  const erased = erasedHashes(events);
  const broken = events.findIndex((event, index) => !followsOn(event, events[index - 1], hash, erased));
  if (broken < 0) return accept(undefined);
  return refuse(
    'chain-broken',
    `L’action ${broken + 1} ne suit pas la précédente : l’historique a été modifié ou abîmé. Reprenez la dernière sauvegarde.`,
  );
}
