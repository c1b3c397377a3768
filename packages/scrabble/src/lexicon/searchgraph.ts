import { MAX_WORD_LENGTH } from '../geometry.ts';
import { createMemory, type Memory } from '../webassembly.ts';
import { type PackedWords, packWords } from './packedwords.ts';
import { arcEndsWord, arcLetter, arcTarget, makeArc, SEPARATOR, StateSet } from './states.ts';
import { internWords, ROOM_PER_DEPTH, type WordGraph } from './wordgraph.ts';

/**
 * The graph that the move generator walks (a GADDAG): from any letter of a word, leftwards to its start, then through
 * the separator rightwards to its end. Behind the separator stand the nodes of the plain word graph.
 *
 * `nodes` is one array of 32-bit integers. A node is the index of its first cell:
 * - cell 0: one bit for each letter that leads to another node, and bit 26 for the separator;
 * - cell 1: one bit for each letter that ends a word here (leftwards: the word then has no letter further right);
 * - then, for the separator if there is one and for each letter of cell 0 in alphabetical order, two cells: the child
 *   node, and what lies below it — the letters that every completion has (bits 0–25) and the least number of letters
 *   still to come (bits 26–29).
 * Node 0 has no letter at all.
 *
 * The nodes stand in a memory that the generator, a WebAssembly program, shares: it walks them where they are, and keeps
 * what is its own below `NODES_AT`, which assembly/graph.ts knows too.
 */
export interface SearchGraph {
  readonly memory: Memory;
  readonly nodes: Int32Array<ArrayBuffer>;
  readonly root: number;
}

const NODES_AT = 1 << 20;

/** A graph of so many cells, all 0, to be filled. */
export function createSearchGraph(cellCount: number, root: number): SearchGraph {
  const memory = createMemory(NODES_AT + cellCount * Int32Array.BYTES_PER_ELEMENT);
  return { memory, nodes: new Int32Array(memory.buffer, NODES_AT, cellCount), root };
}

const ALL_LETTERS = (1 << SEPARATOR) - 1;

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Builds the search graph of a lexicon: most of a second for 400,000 words, so keep the result. */
export function buildSearchGraph(lexicon: WordGraph): SearchGraph {
  const words = packWords([...lexicon.words()]);
  const states = new StateSet();
  const forwardRoot = internWords(words, states);
  const root = internBackwards(words, states, forwardRoot);
  return layOut(states, root);
}

/** Interns, for each place in each word, the letters from there back to its start, then the separator. */
function internBackwards(words: PackedWords, states: StateSet, forwardRoot: number): number {
  const { letters, offsets, count } = words;
  const startsWord = new Uint8Array(letters.length + 1);
  for (let word = 0; word < count; word++) startsWord[offsets[word]] = 1;

  // An item is the index just after the next letter to read; all items of a call have read the same letters.
  const { items, forwardArcs } = beginningsOf(words, states, forwardRoot);
  const scratch = new Int32Array(items.length);
  const arcs = new Int32Array((MAX_WORD_LENGTH + 2) * ROOM_PER_DEPTH);
  const counts = new Int32Array((MAX_WORD_LENGTH + 2) * ROOM_PER_DEPTH);
  const cursors = new Int32Array(ROOM_PER_DEPTH);

  const keyOf = (item: number, depth: number) => (depth > 0 && startsWord[item] ? SEPARATOR : letters[item - 1]);

  /** The arc, without its letter, to the state of items `from` … `to` - 1, which have read `depth` letters. */
  function internItems(from: number, to: number, depth: number): number {
    const base = depth * ROOM_PER_DEPTH;
    // One bit for each key that comes next: most of the time there is a single one.
    let keys = 0;
    for (let i = from; i < to; i++) {
      const key = keyOf(items[i], depth);
      keys |= 1 << key;
      counts[base + key]++;
    }
    if ((keys & (keys - 1)) !== 0) sortItems(from, to, depth, keys);
    let arcCount = 0;
    let at = from;
    for (let left = keys & ALL_LETTERS; left !== 0; left &= left - 1) {
      const letter = lowestBit(left);
      const end = at + counts[base + letter];
      counts[base + letter] = 0;
      for (let i = at; i < end; i++) items[i]--;
      const below = internItems(at, end, depth + 1);
      arcs[base + arcCount++] = makeArc(letter, arcEndsWord(below), arcTarget(below));
      at = end;
    }
    let endsWord = false;
    if (at < to) {
      counts[base + SEPARATOR] = 0;
      const arc = forwardArcs[items[at] + depth];
      endsWord = arcEndsWord(arc);
      if (arcTarget(arc) !== 0) arcs[base + arcCount++] = makeArc(SEPARATOR, false, arcTarget(arc));
    }
    return makeArc(0, endsWord, states.intern(arcs, base, arcCount));
  }

  /** Puts items side by side that have the same key next, in the order of the keys; `counts` says how many each has. */
  function sortItems(from: number, to: number, depth: number, keys: number): void {
    let at = from;
    for (let left = keys; left !== 0; left &= left - 1) {
      const key = lowestBit(left);
      cursors[key] = at;
      at += counts[depth * ROOM_PER_DEPTH + key];
    }
    for (let i = from; i < to; i++) scratch[cursors[keyOf(items[i], depth)]++] = items[i];
    for (let i = from; i < to; i++) items[i] = scratch[i];
  }
  return letters.length === 0 ? 0 : arcTarget(internItems(0, items.length, 0));
}

interface Beginnings {
  /** Where each one ends, once for all the words that share it: they stand side by side. */
  readonly items: Int32Array;
  /** For each such end, the forward arc that the beginning leads through. */
  readonly forwardArcs: Int32Array;
}

function beginningsOf({ letters, offsets, count }: PackedWords, states: StateSet, forwardRoot: number): Beginnings {
  const items = new Int32Array(letters.length);
  const forwardArcs = new Int32Array(letters.length + 1);
  /** The states on the way of the word, by the number of letters read. */
  const path = new Int32Array(MAX_WORD_LENGTH + 1).fill(forwardRoot);
  let found = 0;
  for (let word = 0; word < count; word++) {
    const start = offsets[word];
    const previous = offsets[Math.max(0, word - 1)];
    let at = 0;
    while (previous + at < start && letters[previous + at] === letters[start + at]) at++;
    for (; start + at < offsets[word + 1]; at++) {
      let index = states.start(path[at]);
      while (arcLetter(states.arc(index)) !== letters[start + at]) index++;
      path[at + 1] = arcTarget(states.arc(index));
      forwardArcs[start + at + 1] = states.arc(index);
      items[found++] = start + at + 1;
    }
  }
  return { items: items.subarray(0, found), forwardArcs };
}

/** Lays the states out in `nodes`, those that a search visits most often side by side. */
function layOut(states: StateSet, rootState: number): SearchGraph {
  const promises = completions(states);
  const nodeOf = new Int32Array(states.count);
  let size = 2;
  for (const state of mostVisitedFirst(states, rootState)) {
    nodeOf[state] = size;
    size += 2;
    for (let i = states.start(state); i < states.start(state + 1); i++) if (arcTarget(states.arc(i)) !== 0) size += 2;
  }
  const graph = createSearchGraph(size, nodeOf[rootState]);
  const { nodes } = graph;
  for (let state = states.count - 1; state > 0; state--) {
    const node = nodeOf[state];
    const start = states.start(state);
    const count = states.start(state + 1) - start;
    const hasSeparator = arcLetter(states.arc(start + count - 1)) === SEPARATOR;
    let at = node + 2;
    for (let i = 0; i < count; i++) {
      // The separator, the last of a state's arcs, comes first in a node.
      const arc = states.arc(hasSeparator ? start + ((i + count - 1) % count) : start + i);
      const target = arcTarget(arc);
      if (arcEndsWord(arc)) nodes[node + 1] |= 1 << arcLetter(arc);
      if (target === 0) continue;
      nodes[node] |= 1 << arcLetter(arc);
      nodes[at++] = nodeOf[target];
      nodes[at++] = promises[target];
    }
  }
  return graph;
}

/** How often a search goes on by one way of a node where it has come: about as much, whatever the letter. */
const GOES_ON = 0.25;
/** Enough to tell any state from one never visited. */
const MOST_HALVINGS = 63;

/** All the states, by how often a search may be thought to come there, to the nearest power of two. */
function mostVisitedFirst(states: StateSet, rootState: number): Int32Array {
  const visits = new Float64Array(states.count);
  visits[rootState] = 1;
  const halvings = new Uint8Array(states.count);
  const places = new Int32Array(MOST_HALVINGS + 2);
  for (let state = states.count - 1; state > 0; state--) {
    const visitsOfChild = visits[state] * GOES_ON;
    for (let i = states.start(state); i < states.start(state + 1); i++)
      visits[arcTarget(states.arc(i))] += visitsOfChild;
    halvings[state] = Math.max(0, Math.min(MOST_HALVINGS, Math.ceil(-Math.log2(visits[state]))));
    places[halvings[state] + 1]++;
  }
  for (let i = 1; i < places.length; i++) places[i] += places[i - 1];
  const order = new Int32Array(states.count - 1);
  for (let state = states.count - 1; state > 0; state--) order[places[halvings[state]]++] = state;
  return order;
}

/** For each state, the letters that every way to complete a word from it has, and the fewest letters it needs. */
function completions(states: StateSet): Int32Array {
  const promises = new Int32Array(states.count);
  for (let state = 1; state < states.count; state++) {
    let required = ALL_LETTERS;
    let fewest = MAX_WORD_LENGTH;
    for (let i = states.start(state); i < states.start(state + 1); i++) {
      const arc = states.arc(i);
      const isLetter = arcLetter(arc) !== SEPARATOR;
      const below = arcEndsWord(arc) ? 0 : promises[arcTarget(arc)];
      required &= (below & ALL_LETTERS) | (isLetter ? 1 << arcLetter(arc) : 0);
      fewest = Math.min(fewest, (below >>> 26) + (isLetter ? 1 : 0));
    }
    promises[state] = required | (fewest << 26);
  }
  return promises;
}
