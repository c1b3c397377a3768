/** Where the bits of an arc are; the node that it leads to is in the low ones. */
export interface ArcBits {
  readonly target: number;
  readonly last: number;
  readonly endsWord: number;
}

/** What the arcs from each place to the end of their node lead to. */
export interface GraphSurvey {
  readonly words: Float64Array;
  /** Letters of the longest one, those of dead ends included. */
  readonly lengths: Uint32Array;
  /** Some arc leads to no word: there may be billions of ways to follow for none. */
  readonly hasDeadEnds: boolean;
}

/** More than any list of words has. A graph of a few bytes may hold billions: nobody lists them. */
export const MOST_WORDS = 2_000_000;

/**
 * Checks a graph that comes from outside, without walking it. Arc 0 belongs to no node; the arcs of a node stand side
 * by side, and lead only to arcs before their node, so that no walk is endless. Undefined when that does not hold.
 */
export function surveyArcs(arcs: Uint32Array, { target, last, endsWord }: ArcBits): GraphSurvey | undefined {
  const words = new Float64Array(arcs.length);
  const lengths = new Uint32Array(arcs.length);
  let hasDeadEnds = false;
  let node = 1;
  for (let end = 1; end < arcs.length; end++) {
    if ((arcs[end] & target) >= node) return undefined;
    if (!(arcs[end] & last)) continue;
    for (let i = end; i >= node; i--) {
      const next = arcs[i] & target;
      const through = words[next] + (arcs[i] & endsWord ? 1 : 0);
      hasDeadEnds ||= through === 0;
      words[i] = through + (i === end ? 0 : words[i + 1]);
      lengths[i] = Math.max(lengths[next] + 1, i === end ? 0 : lengths[i + 1]);
    }
    node = end + 1;
  }
  return node === Math.max(1, arcs.length) ? { words, lengths, hasDeadEnds } : undefined;
}
