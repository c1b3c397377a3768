import { accept, type Result, refuse } from '@raccord/scrabble';
import { erasedHashes, hashOf } from '@raccord/stream';
import { Forgetting, namesTakenOut, type StoredEvent } from '@raccord/tournament';
import { sha256 } from '../store/sha256.ts';
import type { ErasureWriting, EventStore } from '../store/store.ts';
import type { Central } from './central.ts';
import { type CopyFault, DIVERGED, readPage } from './pages.ts';

const PAGE = 1_000;

/**
 * What an erasure on the server of the tournament changes in the copy, which has the events as they were: each one is asked for as it
 * now stands, and must differ from ours by names alone.
 */
export async function erasureOf(
  central: Central,
  store: EventStore,
  tournament: string,
  known: number,
  told: readonly StoredEvent[],
): Promise<Result<ErasureWriting, CopyFault>> {
  const hashes = new Map([...erasedHashes(told)].filter(([sequence]) => sequence <= known));
  const rows: StoredEvent[] = [];
  const names: string[] = [];
  const first = Math.min(...hashes.keys());
  for (let after = first - 1; hashes.size > 0 && after < known; after += PAGE) {
    const page = await readPage(central, tournament, after, PAGE);
    if (!page.ok) return page;
    const before = await store.read(tournament, after, PAGE);
    for (const [at, event] of page.value.events.entries()) {
      if (!hashes.has(event.sequence)) continue;
      const taken = before[at] && namesTakenOut(before[at], event);
      const isTold = hashOf(event, sha256) === hashes.get(event.sequence);
      if (!taken || !isTold) return refuse('diverged', DIVERGED);
      rows.push(event);
      names.push(...taken);
    }
  }
  if (rows.length < hashes.size) return refuse('diverged', DIVERGED);
  const forgetting = new Forgetting(names);
  return accept({ rows, told, label: ({ label }) => forgetting.inWords(label) });
}
