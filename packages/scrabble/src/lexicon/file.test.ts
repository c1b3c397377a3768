import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../testing/arbitraries.ts';
import { accepted, lexiconOf, refused } from '../testing/given.ts';
import { decodeLexicon, decodeSearchGraph, encodeLexicon, encodeSearchGraph, isLexiconFile } from './file.ts';
import { WordGraph } from './wordgraph.ts';

const NAME = 'Liste du club « Cœur »';
const { lexicon, graph } = lexiconOf(WORDS);
const wordsFile = encodeLexicon({ name: NAME, words: lexicon });
const graphFile = encodeSearchGraph(graph, { name: NAME, words: lexicon });

/** The same bytes, with one cell of 32 bits replaced. */
function withCell(bytes: Uint8Array, index: number, value: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(index * 4, value, true);
  return copy;
}

/** The same bytes with the checksum that FORMAT.md asks for. */
function withChecksum(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hash = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at += 4) {
    if (at === 12) continue;
    hash = Math.imul(hash ^ view.getUint32(at, true), 0x01000193);
    hash ^= hash >>> 15;
  }
  return withCell(bytes, 3, hash >>> 0);
}

/** Bytes that start at an odd place of a larger memory, as a reader of archives gives them. */
function shifted(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(0), bytes]).subarray(1);
}

describe('a compiled lexicon', () => {
  it('gives name and words back', () => {
    const { name, words } = accepted(decodeLexicon(wordsFile));
    expect(name).toBe(NAME);
    expect([...words.words()]).toEqual([...WORDS].sort());
    expect(words.wordCount).toBe(WORDS.length);
    expect(words.byLength).toEqual(lexicon.byLength);
  });

  it.each(['', 'A', 'AB', 'Œuvre'])('can be named %o', (name) => {
    expect(accepted(decodeLexicon(encodeLexicon({ name, words: lexicon }))).name).toBe(name);
  });

  it('is named without what cannot be read', () => {
    const file = encodeLexicon({ name: 'Li\u0000ste \ud83d', words: lexicon });
    expect(accepted(decodeLexicon(file)).name).toBe('Li\ufffdste \ufffd');
  });

  it('can hold no word at all', () => {
    const bytes = encodeLexicon({ name: NAME, words: WordGraph.fromWords([]) });
    expect([...accepted(decodeLexicon(bytes)).words.words()]).toEqual([]);
  });

  it('is read wherever its bytes stand in memory', () => {
    expect(accepted(decodeLexicon(shifted(wordsFile))).words.has('FEDAYIN')).toBe(true);
  });

  it('is known by its first bytes', () => {
    expect(isLexiconFile(wordsFile)).toBe(true);
    expect(isLexiconFile(wordsFile.subarray(0, 4))).toBe(true);
    expect(isLexiconFile(wordsFile.subarray(0, 3))).toBe(false);
    expect(isLexiconFile(Buffer.from('AA\nAAS\n'))).toBe(false);
  });
});

describe('a search graph kept in a file', () => {
  it('comes back as it was', () => {
    expect(accepted(decodeSearchGraph(graphFile))).toEqual(graph);
    expect(accepted(decodeSearchGraph(shifted(graphFile)))).toEqual(graph);
  });
});

describe('a file that is refused', () => {
  it.each([
    ['nothing', new Uint8Array(), 'lexicon-foreign', 'n’est pas un dictionnaire compilé'],
    ['a list of words', Buffer.from('AA\nAAS\nABACA\n'), 'lexicon-foreign', 'n’est pas un dictionnaire compilé'],
    ['another version', withCell(wordsFile, 1, 2), 'lexicon-version', 'format 2'],
    ['a search graph', graphFile, 'lexicon-kind', 'graphe de recherche d’un dictionnaire, non ses mots'],
    ['the first bytes only', wordsFile.subarray(0, 4), 'lexicon-damaged', 'tronqué'],
    ['bytes added', Uint8Array.from([...wordsFile, 0, 0, 0, 0]), 'lexicon-damaged', 'tronqué'],
  ])('as words: %s', (_, bytes, code, sentence) => {
    const fault = refused(decodeLexicon(bytes));
    expect(fault.code).toBe(code);
    expect(fault.text).toContain(sentence);
  });

  it('as a search graph: words', () => {
    const fault = refused(decodeSearchGraph(wordsFile));
    expect(fault.code).toBe('lexicon-kind');
    expect(fault.text).toContain('n’est pas le graphe de recherche');
  });

  it.each([
    ['words', wordsFile, decodeLexicon],
    ['search graph', graphFile, decodeSearchGraph],
  ])('%s cut short anywhere', (_, bytes, decode) => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), (length) => {
        const { code } = refused(decode(bytes.subarray(0, length)));
        expect(code).toBe(length < 4 ? 'lexicon-foreign' : 'lexicon-damaged');
      }),
    );
  });

  it.each([
    ['words', wordsFile, decodeLexicon],
    ['search graph', graphFile, decodeSearchGraph],
  ])('%s with one byte changed anywhere', (_, bytes, decode) => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = bytes.slice();
        changed[at] ^= change;
        const { code } = refused(decode(changed));
        expect(code).toBe(at < 4 ? 'lexicon-foreign' : at < 8 ? 'lexicon-version' : 'lexicon-damaged');
      }),
      { numRuns: 500 },
    );
  });

  const arc = (letter: number, isLast: boolean, target: number) =>
    ((letter << 27) | (isLast ? 1 << 25 : 0) | target) >>> 0;

  /** Nodes of one arc, each one to the node before. */
  const chain = (length: number) => Array.from({ length }, (_, index) => arc(0, true, index + 1));

  it('words of 15 letters are still read', () => {
    const words = new WordGraph(
      Uint32Array.from([0, (1 << 26) | arc(0, true, 0), ...chain(14)]),
      15,
      1,
      lexicon.byLength,
    );
    expect([...accepted(decodeLexicon(encodeLexicon({ name: NAME, words }))).words.words()]).toEqual(['A'.repeat(15)]);
  });

  it('more words than any list has, in a few bytes', () => {
    const node = (target: number) =>
      Array.from({ length: 26 }, (_, letter) => ((1 << 26) | arc(letter, letter === 25, target)) >>> 0);
    const cells = [0, ...Array.from({ length: 5 }, (_, depth) => node(depth === 0 ? 0 : 1 + (depth - 1) * 26)).flat()];
    const words = new WordGraph(Uint32Array.from(cells), 1 + 4 * 26, 12_356_630, lexicon.byLength);
    expect(refused(decodeLexicon(encodeLexicon({ name: NAME, words }))).code).toBe('lexicon-damaged');
  });

  it.each([
    ['an arc that leads back to its own node', [0, arc(0, true, 1)], 1],
    ['an arc that leads forward', [0, arc(0, true, 2), arc(1, true, 0)], 2],
    ['a letter beyond Z', [0, arc(26, true, 0)], 1],
    ['a last node without end', [0, arc(0, false, 0)], 1],
    ['a root that is no node', [0, arc(0, false, 0), arc(1, true, 0)], 2],
    ['a root outside', [0, arc(0, true, 0)], 2],
    ['another number of words than it says', [0, arc(0, true, 0)], 1],
    ['a word of 16 letters', [0, (1 << 26) | arc(0, true, 0), ...chain(15)], 16],
  ])('words with %s, though the checksum is right', (_, cells, root) => {
    const words = new WordGraph(Uint32Array.from(cells), root, 1, new Array<number>(16).fill(0));
    expect(refused(decodeLexicon(encodeLexicon({ name: NAME, words }))).code).toBe('lexicon-damaged');
  });

  it('ways without number that lead to no word, in a few bytes', () => {
    const node = (target: number) => Array.from({ length: 26 }, (_, letter) => arc(letter, letter === 25, target));
    const cells = [0, ...Array.from({ length: 14 }, (_, depth) => node(depth === 0 ? 0 : 1 + (depth - 1) * 26)).flat()];
    const root = [arc(0, false, 1 + 13 * 26), (1 << 26) | arc(1, true, 0)];
    const words = new WordGraph(Uint32Array.from([...cells, ...root]), cells.length, 1, lexicon.byLength);
    expect(refused(decodeLexicon(encodeLexicon({ name: NAME, words }))).code).toBe('lexicon-damaged');
  });

  it.each([
    ['longer than a name is', 'A'.repeat(1001)],
    ['as long as the file', 'A'.repeat(1e6)],
  ])('a name %s', (_, name) => {
    expect(refused(decodeLexicon(encodeLexicon({ name, words: lexicon }))).code).toBe('lexicon-damaged');
  });

  it.each([2, 4, 5, 6, 7])('a false cell %i, though the checksum is right', (cell) => {
    for (const value of [3, 2 ** 31, 2 ** 32 - 1]) {
      const lying = withChecksum(withCell(wordsFile, cell, value));
      expect(['lexicon-damaged', 'lexicon-kind']).toContain(refused(decodeLexicon(lying)).code);
    }
  });

  it('a search graph whose root is outside, though the checksum is right', () => {
    const bytes = encodeSearchGraph({ ...graph, root: graph.nodes.length }, { name: NAME, words: lexicon });
    expect(refused(decodeSearchGraph(bytes)).code).toBe('lexicon-damaged');
  });
});
