import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { decodeLexicon, encodeLexicon, type Lexicon } from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import { makeDirectory, sweepUnfinished, writeWhole } from '../files.ts';
import { Queues } from '../queues.ts';
import { GRAPH_SUFFIX, searchGraphOf } from './graphs.ts';

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

const SUFFIX = '.lexique';

/** Of a file that may be taken away at any moment. */
const unlessGone = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((fault) => {
    if (fault.code === 'ENOENT') return undefined;
    throw fault;
  });

/**
 * The lexicons of an installation: the free one, and those imported into a directory, by this process or another. A tournament
 * names its lexicon by hash, and its words are made ready to search once.
 */
export class Lexicons {
  readonly #directory: string;
  readonly #freeFile: string;
  readonly #wordbooks = new Map<string, Promise<Wordbook>>();
  readonly #known = new Map<string, Lexicon>();
  /** Files that were read, in the state they were in. */
  readonly #seen = new Set<string>();
  #freeHash: string | undefined;
  /** By hash. */
  readonly #changing = new Queues<string>();
  #looking: Promise<void> = Promise.resolve();
  /** A look that has not begun: whoever asks meanwhile waits for it too. */
  #nextLook: Promise<void> | undefined;

  /** @param freeFile the free lexicon, compressed. */
  constructor(directory: string, freeFile: string) {
    this.#directory = directory;
    this.#freeFile = freeFile;
  }

  /** The free one first. */
  async list(): Promise<LexiconName[]> {
    await this.#look();
    return [...this.#known].map(([hash, { name }]) => ({ name, hash }));
  }

  /** Ready to search, or undefined when no lexicon here has these words. */
  async wordbook(hash: string): Promise<Wordbook | undefined> {
    const lexicon = await this.#find(hash);
    if (!lexicon) return undefined;
    const known = this.#wordbooks.get(hash) ?? this.#prepare(hash, lexicon);
    this.#wordbooks.set(hash, known);
    known.catch(() => this.#wordbooks.delete(hash));
    return known;
  }

  /** The compiled file of a lexicon, as a page reads it. */
  async file(hash: string): Promise<Uint8Array | undefined> {
    const lexicon = await this.#find(hash);
    return lexicon && encodeLexicon(lexicon);
  }

  /** The same file compressed: the free one stands so on the disk, better than is worth doing for one request. */
  async brotliFile(hash: string): Promise<Uint8Array | undefined> {
    const bytes = await this.file(hash);
    if (!bytes) return undefined;
    if (hash === this.#freeHash) return readFile(this.#freeFile);
    return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }

  /** Lemma and nature of the words of the free lexicon, compressed, where they stand beside it. */
  natures(): Promise<Uint8Array | undefined> {
    return readFile(join(dirname(this.#freeFile), 'natures.bin.br')).catch(() => undefined);
  }

  /** Adds a lexicon for good; words that are here already stay under the name they have. */
  async add(lexicon: Lexicon): Promise<LexiconName> {
    const hash = lexiconHash(lexicon);
    const bytes = encodeLexicon(lexicon);
    await this.#changing.take(hash, async () => {
      if (!(await this.#find(hash))) {
        await writeWhole(join(this.#directory, `${hash}${SUFFIX}`), bytes);
        await this.#look();
      }
    });
    return { name: (this.#known.get(hash) ?? lexicon).name, hash };
  }

  /**
   * Takes a lexicon away for good. A server that runs has its words until it is started again.
   * @param isWanted whether somebody has brought it by now: asked while nobody adds any.
   */
  forget(hash: string, isWanted: () => Promise<boolean>): Promise<void> {
    return this.#changing.take(hash, async () => {
      if (await isWanted()) return;
      for (const suffix of [SUFFIX, GRAPH_SUFFIX]) await rm(join(this.#directory, hash + suffix), { force: true });
      this.#known.delete(hash);
      this.#wordbooks.delete(hash);
    });
  }

  /** One that is not known may have been added since by another process. */
  async #find(hash: string): Promise<Lexicon | undefined> {
    if (!this.#known.has(hash)) await this.#look();
    return this.#known.get(hash);
  }

  #look(): Promise<void> {
    this.#nextLook ??= this.#looking
      .catch(() => undefined)
      .then(() => {
        this.#nextLook = undefined;
        return this.#readNew();
      });
    this.#looking = this.#nextLook;
    return this.#looking;
  }

  async #readNew(): Promise<void> {
    // What a full disk has no room for is empty.
    await makeDirectory(this.#directory).catch(() => undefined);
    if (this.#freeHash === undefined) {
      await sweepUnfinished(this.#directory);
      this.#freeHash = this.#take(await promisify(brotliDecompress)(await readFile(this.#freeFile)));
    }
    const names = ((await unlessGone(readdir(this.#directory))) ?? []).filter((name) => name.endsWith(SUFFIX)).sort();
    for (const name of names) {
      const path = join(this.#directory, name);
      const { size, mtimeMs } = (await unlessGone(stat(path))) ?? {};
      const key = `${name} ${size} ${mtimeMs}`;
      const bytes = size === undefined || this.#seen.has(key) ? undefined : await unlessGone(readFile(path));
      if (!bytes) continue;
      this.#take(bytes);
      this.#seen.add(key);
    }
  }

  /** A damaged file is left alone: the tournaments that need it say that it is missing. */
  #take(bytes: Uint8Array): string | undefined {
    const lexicon = decodeLexicon(bytes);
    if (!lexicon.ok) return undefined;
    const hash = lexiconHash(lexicon.value);
    if (!this.#known.has(hash)) this.#known.set(hash, lexicon.value);
    return hash;
  }

  async #prepare(hash: string, lexicon: Lexicon): Promise<Wordbook> {
    return { words: lexicon.words, graph: await searchGraphOf(this.#directory, hash, lexicon) };
  }
}
