import { buildSearchGraph, WordGraph } from '@raccord/scrabble';
import type { Journal, Wordbook } from '@raccord/tournament';
import { graph, words } from '../../../../data/lexicon/testing/free.ts';
import { type SimulationOrder, simulate } from '../simulate.ts';

/** The free lexicon: faults of every kind need a real one. */
export const FREE: Wordbook = { words, graph };

/** A lexicon of these words alone. */
export function wordbookOf(given: readonly string[]): Wordbook {
  const own = WordGraph.fromWords(given);
  return { words: own, graph: buildSearchGraph(own) };
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
