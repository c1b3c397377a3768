import { MAX_WORD_LENGTH, MIN_WORD_LENGTH } from '../geometry.ts';
import { ALPHABET, CODE_A, JOKER } from '../letters.ts';
import { type PackedWords, packWords } from './packedwords.ts';
import { arcEndsWord, arcLetter, arcTarget, makeArc, StateSet } from './states.ts';
import type { ArcBits } from './survey.ts';

/**
 * A set of words as a minimal acyclic automaton (DAWG): membership, prefixes, anagrams, iteration.
 *
 * `arcs` holds, for each node, its outgoing arcs side by side in alphabetical order. A node is the index of its first
 * arc; node 0 has none. Bits of an arc: 0–24 the node it leads to, 25 last of its node, 26 a word ends here, 27–31 the
 * letter.
 */
export class WordGraph {
  readonly arcs: Uint32Array;
  readonly root: number;
  readonly wordCount: number;
  /** Number of words of each length, indexed 0 to 15. */
  readonly byLength: readonly number[];
  readonly #nodeWordCounts = new Map<number, number>();

  constructor(arcs: Uint32Array, root: number, wordCount: number, byLength: readonly number[]) {
    this.arcs = arcs;
    this.root = root;
    this.wordCount = wordCount;
    this.byLength = byLength;
  }

  /** The graph of these upper-case words A–Z of 2 to 15 letters, in any order; repeats are harmless. */
  static fromWords(words: readonly string[]): WordGraph {
    const packed = packWords(sortedUnique(words));
    const states = new StateSet();
    const rootState = internWords(packed, states);
    const byLength = new Array<number>(MAX_WORD_LENGTH + 1).fill(0);
    for (let i = 0; i < packed.count; i++) byLength[packed.offsets[i + 1] - packed.offsets[i]]++;

    const nodeOf = (state: number) => (state === 0 ? 0 : states.start(state) + 1);
    const arcs = new Uint32Array(states.arcCount + 1);
    for (let state = 1; state < states.count; state++) {
      const end = states.start(state + 1);
      for (let i = states.start(state); i < end; i++) {
        const arc = states.arc(i);
        const flags = (arcEndsWord(arc) ? ENDS_WORD : 0) | (i === end - 1 ? LAST : 0);
        arcs[i + 1] = (arcLetter(arc) << 27) | flags | nodeOf(arcTarget(arc));
      }
    }
    return new WordGraph(arcs, nodeOf(rootState), packed.count, byLength);
  }

  /** Is this upper-case word in the graph? */
  has(word: string): boolean {
    const arc = this.#arcOfPath(word);
    return arc !== 0 && (this.arcs[arc] & ENDS_WORD) !== 0;
  }

  /** All words in alphabetical order, or only those that start with `prefix`. */
  *words(prefix = ''): Generator<string, void, undefined> {
    if (prefix === '') {
      yield* this.#below(this.root, '');
      return;
    }
    const arc = this.#arcOfPath(prefix);
    if (arc === 0) return;
    if (this.arcs[arc] & ENDS_WORD) yield prefix;
    yield* this.#below(this.arcs[arc] & TARGET, prefix);
  }

  /** The words that use every letter of a draw once, jokers standing for any letter: `counts[26]` is their number. */
  anagrams(counts: ArrayLike<number>): string[] {
    const left = Array.from({ length: JOKER + 1 }, (_, letter) => counts[letter] ?? 0);
    const found: string[] = [];
    const total = left.reduce((sum, count) => sum + count, 0);
    if (total >= MIN_WORD_LENGTH) this.#anagramsBelow(this.root, '', left, total, found);
    return found;
  }

  /** The place of a word among all words in alphabetical order, from 0; -1 if it is not one of them. */
  rank(word: string): number {
    let node = this.root;
    let rank = 0;
    for (let i = 0; i < word.length; i++) {
      const letter = word.charCodeAt(i) - CODE_A;
      const arc = this.#seek(node, letter);
      if (arc === 0) return -1;
      for (let before = node; before < arc; before++) rank += this.#wordsThrough(before);
      const ends = (this.arcs[arc] & ENDS_WORD) !== 0;
      if (i === word.length - 1) return ends ? rank : -1;
      if (ends) rank++;
      node = this.arcs[arc] & TARGET;
    }
    return -1;
  }

  #wordsThrough(arc: number): number {
    const packed = this.arcs[arc];
    return (packed & ENDS_WORD ? 1 : 0) + this.#wordsBelow(packed & TARGET);
  }

  #wordsBelow(node: number): number {
    if (node === 0) return 0;
    const known = this.#nodeWordCounts.get(node);
    if (known !== undefined) return known;
    let count = 0;
    for (let arc = node; ; arc++) {
      count += this.#wordsThrough(arc);
      if (this.arcs[arc] & LAST) break;
    }
    this.#nodeWordCounts.set(node, count);
    return count;
  }

  *#below(node: number, prefix: string): Generator<string, void, undefined> {
    const path: number[] = [];
    let word = prefix;
    let index = node;
    while (true) {
      while (index !== 0) {
        const arc = this.arcs[index];
        word += ALPHABET[arc >>> 27];
        path.push(index);
        if (arc & ENDS_WORD) yield word;
        index = arc & TARGET;
      }
      let last = path.pop();
      word = word.slice(0, -1);
      while (last !== undefined && this.arcs[last] & LAST) {
        last = path.pop();
        word = word.slice(0, -1);
      }
      if (last === undefined) return;
      index = last + 1;
    }
  }

  #anagramsBelow(node: number, prefix: string, left: number[], total: number, found: string[]): void {
    if (node === 0) return;
    for (let index = node; ; index++) {
      const arc = this.arcs[index];
      const letter = arc >>> 27;
      const tile = left[letter] > 0 ? letter : JOKER;
      if (left[tile] > 0) {
        const word = prefix + ALPHABET[letter];
        if (total === 1) {
          if (arc & ENDS_WORD) found.push(word);
        } else {
          left[tile]--;
          this.#anagramsBelow(arc & TARGET, word, left, total - 1, found);
          left[tile]++;
        }
      }
      if (arc & LAST) return;
    }
  }

  /** The arc of a node for a letter, 0 if there is none. */
  #seek(node: number, letter: number): number {
    if (node === 0) return 0;
    for (let index = node; ; index++) {
      const arc = this.arcs[index];
      if (arc >>> 27 === letter) return index;
      if (arc & LAST || arc >>> 27 > letter) return 0;
    }
  }

  #arcOfPath(path: string): number {
    let node = this.root;
    let arc = 0;
    for (let i = 0; i < path.length; i++) {
      arc = this.#seek(node, path.charCodeAt(i) - CODE_A);
      if (arc === 0) return 0;
      node = this.arcs[arc] & TARGET;
    }
    return arc;
  }
}

const TARGET = (1 << 25) - 1;
const LAST = 1 << 25;
const ENDS_WORD = 1 << 26;
export const ARC_BITS: ArcBits = { target: TARGET, last: LAST, endsWord: ENDS_WORD };

/** Cells for the arcs of one state while it is being built: 26 letters and the separator fit. */
export const ROOM_PER_DEPTH = 32;

/** Interns the automaton of sorted words and returns its root state. */
function internWords(words: PackedWords, states: StateSet): number {
  const { letters, offsets } = words;
  const arcs = new Int32Array((MAX_WORD_LENGTH + 1) * ROOM_PER_DEPTH);
  const lengthOf = (word: number) => offsets[word + 1] - offsets[word];

  /** The state below the first `depth` letters, which words `from` … `to` - 1 share. */
  function internBelow(from: number, to: number, depth: number): number {
    let word = lengthOf(from) === depth ? from + 1 : from;
    const base = depth * ROOM_PER_DEPTH;
    let count = 0;
    while (word < to) {
      const letter = letters[offsets[word] + depth];
      let next = word + 1;
      while (next < to && letters[offsets[next] + depth] === letter) next++;
      const target = internBelow(word, next, depth + 1);
      arcs[base + count++] = makeArc(letter, lengthOf(word) === depth + 1, target);
      word = next;
    }
    return states.intern(arcs, base, count);
  }
  return words.count === 0 ? 0 : internBelow(0, words.count, 0);
}

function sortedUnique(words: readonly string[]): readonly string[] {
  let sorted = true;
  for (let i = 1; i < words.length && sorted; i++) sorted = words[i - 1] < words[i];
  return sorted ? words : [...new Set(words)].sort();
}
