import {
  buildSearchGraph,
  decodeLexicon,
  fromPlanes,
  LEXICON_FORMAT,
  type Lexicon,
  restoreSearchGraph,
  type SearchGraph,
  unwrap,
} from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import type { DBSchema, IDBPDatabase } from 'idb';
import { inTime, openPageDatabase } from '../files/database.ts';
import type { LoadingStage, WordsSource } from './protocol.ts';
import { unfold } from './unfold.ts';

/** A browser gives back what it was given, or nothing: the graph needs no file with a checksum, which takes longer than all the rest. */
interface KeptWords {
  readonly lexicon: Uint8Array;
  readonly format: number;
  readonly root: number;
  readonly nodes: Int32Array;
}

interface LexiconSchema extends DBSchema {
  files: { key: string; value: KeptWords };
}

const MOST_KEPT = 3;

const openKept = () =>
  inTime(
    openPageDatabase<LexiconSchema>('raccord-lexicons', (fresh) => {
      fresh.createObjectStore('files');
    }),
  );

/** Words ready to search: kept in this browser, so that the second time takes no network. */
export async function openWordbook(source: WordsSource, onStage: (stage: LoadingStage) => void): Promise<Wordbook> {
  const { hash } = source;
  const db = await openKept();
  const kept = await db?.get('files', hash).catch(() => undefined);
  const decoded = kept?.format === LEXICON_FORMAT ? decodeLexicon(kept.lexicon) : undefined;
  if (kept && decoded?.ok) {
    db?.close();
    return { words: decoded.value.words, graph: restoreSearchGraph(kept.nodes, kept.root) };
  }
  onStage('download');
  const { file, lexicon } = await readLexicon(source);
  onStage('prepare');
  const graph = buildSearchGraph(lexicon.words);
  // Nobody waits for it, and a browser short of room does without.
  if (db)
    keep(db, hash, file, graph)
      .catch(() => {})
      .finally(() => db.close());
  return { words: lexicon.words, graph };
}

/** Takes lexicons out of what this browser keeps. */
export async function forgetWordbooks(isForgotten: (hash: string) => boolean): Promise<void> {
  const db = await openKept();
  if (!db) return;
  const hashes = await db.getAllKeys('files');
  await Promise.all(hashes.filter(isForgotten).map((hash) => db.delete('files', hash)));
  db.close();
}

async function keep(
  db: IDBPDatabase<LexiconSchema>,
  hash: string,
  lexicon: Uint8Array,
  { root, nodes }: SearchGraph,
): Promise<void> {
  const keys = await db.getAllKeys('files');
  if (keys.length >= MOST_KEPT) await db.clear('files');
  await db.put('files', { lexicon, format: LEXICON_FORMAT, root, nodes: nodes.slice() }, hash);
}

const NOT_DOWNLOADED = 'Le dictionnaire n’a pas pu être téléchargé : vérifiez la connexion, puis réessayez.';
const NOT_A_LEXICON =
  'Ce qui a été reçu n’est pas le dictionnaire : si ce réseau demande de s’identifier, faites-le, puis réessayez.';
const BROKEN_LIST =
  'Votre liste de mots ne se lit plus : retirez-la à la page « Votre liste de mots », puis donnez-la de nouveau.';

/** A lexicon and its file, from wherever it is. */
export async function readLexicon({
  from,
  isInPlanes = false,
}: WordsSource): Promise<{ readonly file: Uint8Array; readonly lexicon: Lexicon }> {
  const content = typeof from === 'string' ? await fetchBytes(from) : from;
  try {
    const unfolded = await unfold(content);
    const file = isInPlanes ? fromPlanes(unfolded) : unfolded;
    return { file, lexicon: unwrap(decodeLexicon(file)) };
  } catch {
    throw new Error(typeof from === 'string' ? NOT_A_LEXICON : BROKEN_LIST);
  }
}

export async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
  if (!answer?.ok) throw new Error((await toldBy(answer)) ?? NOT_DOWNLOADED);
  const content = await answer.arrayBuffer().catch(() => undefined);
  if (!content) throw new Error(NOT_DOWNLOADED);
  return new Uint8Array(content);
}

/** Why our server refuses; another one says nothing that we could show. */
async function toldBy(answer: Response | undefined): Promise<string | undefined> {
  const body = (await answer?.json().catch(() => undefined)) as { error?: { text?: string } } | undefined;
  return body?.error?.text;
}
