import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { buildSearchGraph, decodeLexicon, unwrap, WordGraph } from '@raccord/scrabble';
import type { Journal, Wordbook } from '@raccord/tournament';
import { type SimulationOrder, simulate } from '../simulate.ts';

const file = new URL('../../../../data/lexicon/lexicon.bin.br', import.meta.url);
const { words } = unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file))));

/** The free lexicon: faults of every kind need a real one. */
export const FREE: Wordbook = { words, graph: buildSearchGraph(words) };

/** A lexicon of these words alone. */
export function wordbookOf(given: readonly string[]): Wordbook {
  const graph = WordGraph.fromWords(given);
  return { words: graph, graph: buildSearchGraph(graph) };
}

export const play = (order: Partial<SimulationOrder> = {}): Journal =>
  simulate({
    wordbook: FREE,
    lexicon: { name: 'libre', hash: 'libre' },
    players: 30,
    turns: 22,
    seed: 7,
    edition: '2019',
    formula: 'normale',
    ...order,
  });
