/**
 * Steps in the search graph, which stands in this memory from `NODES_AT` on, laid out as src/lexicon/searchgraph.ts tells.
 * A node is known by the index of its first cell, and node 0 has no letter at all.
 */
const NODES_AT: usize = 1 << 20;
// What this program keeps for itself stands below.
if (__heap_base > NODES_AT) unreachable();

export const SEPARATOR: u32 = 1 << 26;
export const ALL_LETTERS: u32 = SEPARATOR - 1;

@unmanaged
export class Node {
  /** A bit for each letter that leads to another node, bit 26 for the separator. */
  ways: u32;
  /** A bit for each letter that ends a word here. */
  endings: u32;
}

/** A way from a node to another one; those of a node follow it, the separator's first, then in alphabetical order. */
@unmanaged
export class Way {
  child: u32;
  /** The letters that every completion has below the child, and from bit 26 on the fewest letters still to come. */
  below: u32;
}

export function nodeAt(index: u32): Node {
  return changetype<Node>(NODES_AT + (index << 2));
}

export function separatorWay(node: Node): Way {
  return changetype<Way>(changetype<usize>(node) + offsetof<Node>());
}

/** The way of a letter, given as its bit, which must be one of the node's. */
export function wayOf(node: Node, bit: u32): Way {
  const before = popcnt(node.ways & (bit - 1)) + (node.ways >>> 26);
  return changetype<Way>(changetype<usize>(node) + offsetof<Node>() + before * offsetof<Way>());
}

/** The node that a letter leads to, 0 if none. */
export function childOf(node: Node, letter: u32): u32 {
  const bit: u32 = 1 << letter;
  return node.ways & bit ? wayOf(node, bit).child : 0;
}
