import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BroughtWords, readWords as readBrought } from '@raccord/files';
import { withoutCapital } from '@raccord/french';
import {
  buildSearchGraph,
  decodeLexicon,
  decodeSearchGraph,
  encodeLexicon,
  encodeSearchGraph,
  isLexiconFile,
  LEXICON_FORMAT,
  type Lexicon,
  type SearchGraph,
  WordGraph,
  type WordList,
} from '@raccord/scrabble';
import { CliFault } from './command.ts';
import { readCached, writeCached } from './files.ts';
import { readSource, type SourceFile, unfoldInput } from './input.ts';
import type { ProgressLine } from './progress.ts';
import { counted, quote } from './text.ts';

/** A lexicon chosen on the command line; each of its two graphs is read, or built, when it is first asked for. */
export interface OpenLexicon {
  /** The embedded one, which is known to lack words. */
  readonly isFree: boolean;
  lexicon(): Promise<Lexicon>;
  search(): Promise<SearchGraph>;
}

/** Seen from the bundle, apps/cli/dist/raccord.js. */
const FREE_DIRECTORY = new URL('../../../data/lexicon/', import.meta.url);

export const freeFile = (name: string): Promise<SourceFile> =>
  readSource(fileURLToPath(new URL(name, FREE_DIRECTORY)), 'dictionnaire libre, livré avec Raccord');

/** The lexicon of `--lexique`, a compiled one, a plain list of words or a dictionary of Eliot, or else the free one. */
export async function openLexicon(
  path: string | undefined,
  progress: ProgressLine,
  from = '--lexique',
): Promise<OpenLexicon> {
  const source = path === undefined ? await freeFile('lexicon.bin.br') : await readSource(path, from);
  const key = `${createHash('sha256').update(source.bytes).digest('hex')}-${LEXICON_FORMAT}`;
  let words: Promise<Lexicon> | undefined;
  const lexicon = () => {
    words ??= readWords(source, key, progress);
    return words;
  };
  const search = () => readSearch(lexicon, key, progress);
  return { isFree: path === undefined, lexicon, search };
}

async function readWords(source: SourceFile, key: string, progress: ProgressLine): Promise<Lexicon> {
  if (isLexiconFile(source.bytes)) return decoded(source.bytes, source.path);
  const cached = readCached(`${key}.words`);
  const known = cached && decodeLexicon(cached);
  if (known?.ok) return { ...known.value, name: known.value.name || listName(source.path) };
  const content = await unfoldInput(source);
  if (isLexiconFile(content)) {
    const lexicon = decoded(content, source.path);
    writeCached(`${key}.words`, content);
    return lexicon;
  }
  await progress.step('lecture de la liste', 0);
  const { name, list } = readWordList(content, source);
  tellLeftOut(list, source.path, progress);
  await progress.step('compilation des mots', 0.25);
  const words = WordGraph.fromWords(list.words);
  progress.end();
  // Kept without the name of its file: the same list may bear another one tomorrow.
  writeCached(`${key}.words`, encodeLexicon({ name, words }));
  return { name: name || listName(source.path), words };
}

async function readSearch(lexicon: () => Promise<Lexicon>, key: string, progress: ProgressLine): Promise<SearchGraph> {
  const cached = readCached(`${key}.search`);
  const known = cached && decodeSearchGraph(cached);
  if (known?.ok) return known.value;
  const source = await lexicon();
  await progress.step('préparation de la recherche', 0.3);
  const graph = buildSearchGraph(source.words);
  await progress.step('mise en réserve', 0.95);
  writeCached(`${key}.search`, encodeSearchGraph(graph, source));
  progress.end();
  return graph;
}

function decoded(bytes: Uint8Array, path: string): Lexicon {
  const result = decodeLexicon(bytes);
  if (!result.ok) throw new CliFault(`${quote(path)} : ${withoutCapital(result.fault.text)}`);
  return result.value;
}

/** Reads a list of words or a dictionary of Eliot; one with no usable word is a fault. */
export function readWordList(content: Uint8Array, { path, from }: SourceFile): BroughtWords {
  const words = readBrought(content);
  if (words.ok) return words.value;
  const { code, text } = words.fault;
  const where = code === 'not-text' ? `Fichier ${quote(path)} (${from})` : quote(path);
  throw new CliFault(`${where} : ${withoutCapital(text)}`);
}

/** The name of a list nobody named: its file's, without what says how it is written. */
export const listName = (path: string): string => basename(path).replace(/(?<=.)(\.\w+)?(\.gz|\.br)?$/, '');

function tellLeftOut(
  { refusedCount, tooShortCount, tooLongCount }: WordList,
  path: string,
  progress: ProgressLine,
): void {
  const leftOut = refusedCount + tooShortCount + tooLongCount;
  if (leftOut === 0) return;
  const what = counted(leftOut, 'mot laissé de côté', 'mots laissés de côté');
  progress.alert(`${quote(path)} : ${what} ; « raccord lexique construire » dit lesquels.`);
}
