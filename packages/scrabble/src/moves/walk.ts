import { countBits } from '../integers.ts';
import { SEPARATOR_BIT } from '../lexicon/searchgraph.ts';

/** Steps in a search graph (its layout is told in lexicon/searchgraph.ts). */

/** Number of bits set in each integer of 13 bits: two look-ups count the letters of a mask. */
export const BIT_COUNTS = Uint8Array.from({ length: 1 << 13 }, (_, mask) => countBits(mask));

/** The node that a letter leads to, 0 if none. */
export function childOf(nodes: Int32Array, node: number, letter: number): number {
  const mask = nodes[node];
  if (((mask >>> letter) & 1) === 0) return 0;
  const before = mask & ((1 << letter) - 1);
  return nodes[node + 2 + 2 * ((mask >>> 26) + BIT_COUNTS[before & 8191] + BIT_COUNTS[before >>> 13])];
}

export const separatorChild = (nodes: Int32Array, node: number): number =>
  nodes[node] & SEPARATOR_BIT ? nodes[node + 2] : 0;
