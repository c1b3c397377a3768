import { buildSearchGraph, decodeLexicon, decodeSearchGraph, encodeSearchGraph, unwrap } from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import { type DBSchema, openDB } from 'idb';
import type { Stage } from './protocol.ts';

interface LexiconSchema extends DBSchema {
  files: { key: string; value: { readonly lexicon: Uint8Array; readonly search: Uint8Array } };
}

const MOST_KEPT = 3;

/** The words that a tournament pinned, ready to search: kept in this browser, so that the second time takes no network. */
export async function openWordbook(hash: string, address: string, onStage: (stage: Stage) => void): Promise<Wordbook> {
  const db = await openDB<LexiconSchema>('raccord-lexicons', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('files');
    },
  });
  try {
    const kept = await db.get('files', hash);
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
    const keys = await db.getAllKeys('files');
    if (keys.length >= MOST_KEPT) await db.clear('files');
    // A browser short of room does without.
    await db.put('files', { lexicon: file, search: encodeSearchGraph(graph, lexicon) }, hash).catch(() => {});
    return { words: lexicon.words, graph };
  } finally {
    db.close();
  }
}

async function download(address: string): Promise<Uint8Array> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(((await answer.json()) as { error: { text: string } }).error.text);
  return new Uint8Array(await answer.arrayBuffer());
}
