import { MAX_WORD_LENGTH } from '../geometry.ts';
import { doubled } from '../integers.ts';
import { createMemory, type Memory } from '../webassembly.ts';
import { arcEndsWord, arcLetter, arcTarget, makeArc, SEPARATOR, StateSet } from './states.ts';
import { ARC_BITS, ROOM_PER_DEPTH, type WordGraph } from './wordgraph.ts';

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
function createSearchGraph(cellCount: number, root: number): SearchGraph {
  const memory = createMemory(NODES_AT + cellCount * Int32Array.BYTES_PER_ELEMENT);
  return { memory, nodes: new Int32Array(memory.buffer, NODES_AT, cellCount), root };
}

/** The graph that had these nodes, laid out in this version of the format. */
export function restoreSearchGraph(nodes: Int32Array | Uint32Array, root: number): SearchGraph {
  const graph = createSearchGraph(nodes.length, root);
  graph.nodes.set(nodes);
  return graph;
}

const ALL_LETTERS = (1 << SEPARATOR) - 1;

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Of each arc of a word graph, about so many states come. */
const STATES_PER_ARC = 4;

/** Builds the search graph of a lexicon: half a second for 400,000 words, so keep the result. */
export function buildSearchGraph(lexicon: WordGraph): SearchGraph {
  const states = new StateSet(STATES_PER_ARC * lexicon.arcs.length);
  const backwards = arcsBackwards(lexicon);
  const forwardArcs = internForwards(lexicon, backwards, states);
  return layOut(states, internBackwards(lexicon.root, backwards, forwardArcs, states));
}

interface BackwardArcs {
  /** The node of each arc that is on the way of some word; 0 for the others. */
  readonly sources: Int32Array;
  /** The letter and the node of each of them, for the nodes they lead to: `firstInto[node]` … `firstInto[node + 1]` - 1. */
  readonly arcsInto: Int32Array;
  readonly firstInto: Int32Array;
}

function arcsBackwards({ arcs, root }: WordGraph): BackwardArcs {
  const { target, last } = ARC_BITS;
  const sources = new Int32Array(arcs.length);
  const firstInto = new Int32Array(arcs.length + 1);
  // Whatever leads to a node stands behind it.
  for (let end = arcs.length; end > 1; ) {
    let node = end - 1;
    while (node > 1 && (arcs[node - 1] & last) === 0) node--;
    const isReached = node === root || firstInto[node + 1] > 0;
    for (let i = node; isReached && i < end; i++) {
      sources[i] = node;
      firstInto[(arcs[i] & target) + 1]++;
    }
    end = node;
  }
  for (let node = 1; node < firstInto.length; node++) firstInto[node] += firstInto[node - 1];
  const cursors = firstInto.slice();
  const arcsInto = new Int32Array(arcs.length);
  for (let i = 1; i < arcs.length; i++) {
    if (sources[i] !== 0) arcsInto[cursors[arcs[i] & target]++] = makeArc(arcs[i] >>> 27, false, sources[i]);
  }
  return { sources, arcsInto, firstInto };
}

/** Interns the nodes of the word graph; answers what each of its arcs has become. */
function internForwards({ arcs }: WordGraph, { sources }: BackwardArcs, states: StateSet): Int32Array {
  const forwardArcs = new Int32Array(arcs.length);
  const stateOf = new Int32Array(arcs.length);
  let node = 1;
  for (let i = 1; i < arcs.length; i++) {
    const arc = arcs[i];
    forwardArcs[i] = makeArc(arc >>> 27, (arc & ARC_BITS.endsWord) !== 0, stateOf[arc & ARC_BITS.target]);
    if ((arc & ARC_BITS.last) === 0) continue;
    if (sources[i] !== 0) stateOf[node] = states.intern(forwardArcs, node, i + 1 - node);
    node = i + 1;
  }
  return forwardArcs;
}

/** Cells of a way through the word graph: the node where it starts, and the forward arc that it ends with, without its letter. */
const WAY = 2;

/**
 * Interns, for the letters of each piece of a word, those that stand before it, then the separator. A piece is read on one
 * or several ways through the word graph, and nothing else decides what stands before and behind it.
 */
function internBackwards(root: number, backwards: BackwardArcs, forwardArcs: Int32Array, states: StateSet): number {
  const { sources, arcsInto, firstInto } = backwards;
  const arcs = new Int32Array((MAX_WORD_LENGTH + 2) * ROOM_PER_DEPTH);
  const counts = new Int32Array((MAX_WORD_LENGTH + 2) * ROOM_PER_DEPTH);
  const cursors = new Int32Array(ROOM_PER_DEPTH);
  let ways = new Int32Array(WAY * forwardArcs.length);
  // A piece that is read on one way is met again and again: « ranger » and « manger » come to the same nodes.
  const met = new StateSet(STATES_PER_ARC * forwardArcs.length);
  let arcsMet = new Int32Array(forwardArcs.length + 1);

  /** The arc, without its letter, to the state of a piece: its ways are the cells `from` … `to` - 1, and from `top` on there is room. */
  function internPiece(from: number, to: number, top: number, depth: number): number {
    if (to - from > WAY) return internNew(from, to, top, depth);
    const known = met.count;
    const place = met.intern(ways, from, WAY);
    if (place < known) return arcsMet[place];
    if (place >= arcsMet.length) arcsMet = doubled(arcsMet);
    const arc = internNew(from, to, top, depth);
    arcsMet[place] = arc;
    return arc;
  }

  function internNew(from: number, to: number, top: number, depth: number): number {
    const base = depth * ROOM_PER_DEPTH;
    // One bit for each letter that may stand before it.
    let letters = 0;
    let whole = 0;
    for (let way = from; way < to; way += WAY) {
      const node = ways[way];
      if (node === root) whole = ways[way + 1];
      for (let i = firstInto[node]; i < firstInto[node + 1]; i++) {
        const letter = arcLetter(arcsInto[i]);
        letters |= 1 << letter;
        counts[base + letter] += WAY;
      }
    }
    const end = layWays(from, to, top, base, letters);
    let arcCount = 0;
    let at = top;
    for (let left = letters; left !== 0; left &= left - 1) {
      const letter = lowestBit(left);
      const next = at + counts[base + letter];
      counts[base + letter] = 0;
      const below = internPiece(at, next, end, depth + 1);
      arcs[base + arcCount++] = makeArc(letter, arcEndsWord(below), arcTarget(below));
      at = next;
    }
    if (arcTarget(whole) !== 0) arcs[base + arcCount++] = makeArc(SEPARATOR, false, arcTarget(whole));
    return makeArc(0, arcEndsWord(whole), states.intern(arcs, base, arcCount));
  }

  /** Lays the ways that are a letter longer from `top` on, letter by letter; `counts` says how many cells each has. Answers where they end. */
  function layWays(from: number, to: number, top: number, base: number, letters: number): number {
    let end = top;
    for (let left = letters; left !== 0; left &= left - 1) {
      const letter = lowestBit(left);
      cursors[letter] = end;
      end += counts[base + letter];
    }
    while (end > ways.length) ways = doubled(ways);
    for (let way = from; way < to; way += WAY) {
      const node = ways[way];
      for (let i = firstInto[node]; i < firstInto[node + 1]; i++) {
        const arc = arcsInto[i];
        const at = cursors[arcLetter(arc)];
        ways[at] = arcTarget(arc);
        ways[at + 1] = ways[way + 1];
        cursors[arcLetter(arc)] = at + WAY;
      }
    }
    return end;
  }

  let arcCount = 0;
  for (let letter = 0; letter < SEPARATOR; letter++) {
    let end = 0;
    for (let i = 1; i < forwardArcs.length; i++) {
      if (sources[i] === 0 || arcLetter(forwardArcs[i]) !== letter) continue;
      ways[end++] = sources[i];
      ways[end++] = makeArc(0, arcEndsWord(forwardArcs[i]), arcTarget(forwardArcs[i]));
    }
    if (end === 0) continue;
    const below = internPiece(0, end, end, 1);
    arcs[arcCount++] = makeArc(letter, arcEndsWord(below), arcTarget(below));
  }
  return states.intern(arcs, 0, arcCount);
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
