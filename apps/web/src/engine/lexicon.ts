import { buildSearchGraph, decodeLexicon, decodeSearchGraph, encodeSearchGraph, unwrap } from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import type { DBSchema, IDBPDatabase } from 'idb';
import { inTime, openDatabase } from '../files/database.ts';
import type { Stage } from './protocol.ts';

interface LexiconSchema extends DBSchema {
  files: { key: string; value: { readonly lexicon: Uint8Array; readonly search: Uint8Array } };
}

const MOST_KEPT = 3;

/** The words that a tournament pinned, ready to search: kept in this browser, so that the second time takes no network. */
export async function openWordbook(hash: string, address: string, onStage: (stage: Stage) => void): Promise<Wordbook> {
  const opening = openDatabase<LexiconSchema>('raccord-lexicons', (fresh) => {
    fresh.createObjectStore('files');
  });
  const db = await inTime(opening);
  try {
    const kept = await db?.get('files', hash).catch(() => undefined);
    if (kept) {
      const search = decodeSearchGraph(kept.search);
      const lexicon = decodeLexicon(kept.lexicon);
      if (search.ok && lexicon.ok) return { words: lexicon.value.words, graph: search.value };
    }
    onStage('download');
    const file = await download(address);
    onStage('prepare');
    const lexicon = unwrap(decodeLexicon(file));
    const graph = buildSearchGraph(lexicon.words);
    // A browser short of room does without.
    if (db) await keep(db, hash, { lexicon: file, search: encodeSearchGraph(graph, lexicon) }).catch(() => {});
    return { words: lexicon.words, graph };
  } finally {
    db?.close();
  }
}

async function keep(
  db: IDBPDatabase<LexiconSchema>,
  hash: string,
  files: LexiconSchema['files']['value'],
): Promise<void> {
  const keys = await db.getAllKeys('files');
  if (keys.length >= MOST_KEPT) await db.clear('files');
  await db.put('files', files, hash);
}

async function download(address: string): Promise<Uint8Array> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(((await answer.json()) as { error: { text: string } }).error.text);
  return new Uint8Array(await answer.arrayBuffer());
}
