import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ALPHABET } from '../letters.ts';
import { buildSearchGraph, type SearchGraph } from './searchgraph.ts';
import { ARC_BITS, WordGraph } from './wordgraph.ts';

const SEPARATOR = 26;

/** Every way to go through the graph to the end of a word: letters backwards, « < », letters forwards. */
function waysOf({ nodes, root }: SearchGraph): string[] {
  const found: string[] = [];
  const go = (node: number, read: string): void => {
    let child = node + 2;
    const leads = nodes[node];
    if ((leads >>> SEPARATOR) & 1) {
      go(nodes[child], `${read}<`);
      child += 2;
    }
    for (const [letter, name] of [...ALPHABET].entries()) {
      if ((nodes[node + 1] >>> letter) & 1) found.push(read + name);
      if (((leads >>> letter) & 1) === 0) continue;
      go(nodes[child], read + name);
      child += 2;
    }
  };
  go(root, '');
  return found.sort();
}

/** From each letter of each word leftwards to its start, then rightwards to its end. */
const waysThrough = (words: readonly string[]): string[] =>
  [...new Set(words)]
    .flatMap((word) =>
      [...word].map((_, at) => {
        const rest = word.slice(at + 1);
        return [...word.slice(0, at + 1)].reverse().join('') + (rest && `<${rest}`);
      }),
    )
    .sort();

const wordLists = fc.array(fc.string({ unit: fc.constantFrom(...'AERST'), minLength: 2, maxLength: 7 }), {
  maxLength: 40,
});

it('goes through each word from each of its letters, and through nothing else', () => {
  fc.assert(
    fc.property(wordLists, (words) => {
      expect(waysOf(buildSearchGraph(WordGraph.fromWords(words)))).toEqual(waysThrough(words));
    }),
  );
});

it('leaves out what no word of a graph comes to, and shares what a graph has twice', () => {
  const { target, last, endsWord } = ARC_BITS;
  const arcOf = (letter: string, flags: number, node = 0): number =>
    ((ALPHABET.indexOf(letter) << 27) | flags | (target & node)) >>> 0;
  const ends = last | endsWord;
  // Arc 1 is twice in it, as 2; 3 is the way to no word; 4 and 5 begin AS and ES.
  const cells = [0, arcOf('S', ends), arcOf('S', ends), arcOf('T', last, 1), arcOf('A', 0, 1), arcOf('E', last, 2)];
  const graph = new WordGraph(Uint32Array.from(cells), 4, 2, []);
  expect([...graph.words()]).toEqual(['AS', 'ES']);
  const { nodes } = buildSearchGraph(WordGraph.fromWords(['AS', 'ES']));
  expect(buildSearchGraph(graph).nodes).toEqual(nodes);
});
