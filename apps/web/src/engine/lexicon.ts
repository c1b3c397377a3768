import {
  buildSearchGraph,
  decodeLexicon,
  decodeSearchGraph,
  encodeSearchGraph,
  fromPlanes,
  type Lexicon,
  type SearchGraph,
  unwrap,
} from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import type { DBSchema, IDBPDatabase } from 'idb';
import { inTime, openDatabase } from '../files/database.ts';
import type { Stage, WordsSource } from './protocol.ts';
import { unfold } from './unfold.ts';

interface LexiconSchema extends DBSchema {
  files: { key: string; value: { readonly lexicon: Uint8Array; readonly search: Uint8Array } };
}

const MOST_KEPT = 3;

const openKept = () =>
  inTime(
    openDatabase<LexiconSchema>('raccord-lexicons', (fresh) => {
      fresh.createObjectStore('files');
    }),
  );

/** Words ready to search: kept in this browser, so that the second time takes no network. */
export async function openWordbook(source: WordsSource, onStage: (stage: Stage) => void): Promise<Wordbook> {
  const { hash } = source;
  const db = await openKept();
  const kept = await db?.get('files', hash).catch(() => undefined);
  if (kept) {
    const search = decodeSearchGraph(kept.search);
    const lexicon = decodeLexicon(kept.lexicon);
    if (search.ok && lexicon.ok) {
      db?.close();
      return { words: lexicon.value.words, graph: search.value };
    }
  }
  onStage('download');
  const file = await readWords(source);
  onStage('prepare');
  const lexicon = unwrap(decodeLexicon(file));
  const graph = buildSearchGraph(lexicon.words);
  // Nobody waits for it, and a browser short of room does without.
  if (db)
    keep(db, hash, file, lexicon, graph)
      .catch(() => {})
      .finally(() => db.close());
  return { words: lexicon.words, graph };
}

/** Takes a lexicon out of what this browser keeps. */
export async function forgetWordbook(hash: string): Promise<void> {
  const db = await openKept();
  await db?.delete('files', hash);
  db?.close();
}

async function keep(
  db: IDBPDatabase<LexiconSchema>,
  hash: string,
  file: Uint8Array,
  lexicon: Lexicon,
  graph: SearchGraph,
): Promise<void> {
  const keys = await db.getAllKeys('files');
  if (keys.length >= MOST_KEPT) await db.clear('files');
  await db.put('files', { lexicon: file, search: encodeSearchGraph(graph, lexicon) }, hash);
}

/** The file of a lexicon, from wherever it is. */
export async function readWords({ from, isInPlanes = false }: WordsSource): Promise<Uint8Array> {
  const content = typeof from === 'string' ? await download(from) : from;
  return isInPlanes ? fromPlanes(content) : content;
}

const NOT_DOWNLOADED = 'Le dictionnaire n’a pas pu être téléchargé : vérifiez la connexion, puis rechargez la page.';

export async function download(address: string): Promise<Uint8Array> {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
  if (!answer?.ok) throw new Error((await toldBy(answer)) ?? NOT_DOWNLOADED);
  return unfold(new Uint8Array(await answer.arrayBuffer()));
}

/** Why our server refuses; another one says nothing that we could show. */
async function toldBy(answer: Response | undefined): Promise<string | undefined> {
  const body = (await answer?.json().catch(() => undefined)) as { error?: { text?: string } } | undefined;
  return body?.error?.text;
}
