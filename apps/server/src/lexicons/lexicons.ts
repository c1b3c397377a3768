import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import {
  buildSearchGraph,
  decodeLexicon,
  decodeSearchGraph,
  encodeLexicon,
  encodeSearchGraph,
  type Lexicon,
} from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';

/** What a lexicon is called and what identifies its words, whatever file they came in. */
export interface LexiconName {
  readonly name: string;
  readonly hash: string;
}

/** The hash of the words alone: a list renamed or compressed otherwise is the same lexicon. */
export const lexiconHash = ({ words }: Lexicon): string =>
  createHash('sha256')
    .update(encodeLexicon({ name: '', words }))
    .digest('hex');

/**
 * The lexicons of an installation: the free one, and those imported into a directory. A tournament names its lexicon by
 * hash, and its words are made ready to search once.
 */
export class Lexicons {
  readonly #directory: string;
  readonly #freeFile: string;
  readonly #wordbooks = new Map<string, Promise<Wordbook>>();
  #known: Promise<Map<string, Lexicon>> | undefined;

  /** @param freeFile the free lexicon, compressed. */
  constructor(directory: string, freeFile: string) {
    this.#directory = directory;
    this.#freeFile = freeFile;
  }

  async list(): Promise<LexiconName[]> {
    return [...(await this.#lexicons())].map(([hash, { name }]) => ({ name, hash }));
  }

  /** Ready to search, or undefined when no lexicon here has these words. */
  async wordbook(hash: string): Promise<Wordbook | undefined> {
    const lexicon = (await this.#lexicons()).get(hash);
    if (!lexicon) return undefined;
    const known = this.#wordbooks.get(hash) ?? this.#prepare(hash, lexicon);
    this.#wordbooks.set(hash, known);
    known.catch(() => this.#wordbooks.delete(hash));
    return known;
  }

  #lexicons(): Promise<Map<string, Lexicon>> {
    this.#known ??= this.#read().catch((fault) => {
      this.#known = undefined;
      throw fault;
    });
    return this.#known;
  }

  async #read(): Promise<Map<string, Lexicon>> {
    await mkdir(this.#directory, { recursive: true });
    const files = (await readdir(this.#directory)).filter((name) => name.endsWith('.lexique')).sort();
    const contents = [
      await promisify(brotliDecompress)(await readFile(this.#freeFile)),
      ...(await Promise.all(files.map((name) => readFile(join(this.#directory, name))))),
    ];
    const lexicons = new Map<string, Lexicon>();
    for (const bytes of contents) {
      const lexicon = decodeLexicon(bytes);
      // A damaged file is left alone: the tournaments that need it say that it is missing.
      if (lexicon.ok) lexicons.set(lexiconHash(lexicon.value), lexicon.value);
    }
    return lexicons;
  }

  /** Building takes a second and a half: it is done once and kept. */
  async #prepare(hash: string, lexicon: Lexicon): Promise<Wordbook> {
    const path = join(this.#directory, `${hash}.recherche`);
    const kept = await readFile(path).then(decodeSearchGraph, () => undefined);
    if (kept?.ok) return { words: lexicon.words, graph: kept.value };
    const graph = buildSearchGraph(lexicon.words);
    await write(path, encodeSearchGraph(graph, lexicon)).catch(() => {});
    return { words: lexicon.words, graph };
  }
}

/** Whole or not at all. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}
