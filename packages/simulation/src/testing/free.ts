import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { buildSearchGraph, decodeLexicon, unwrap } from '@raccord/scrabble';
import type { Journal } from '../../history/journal.ts';
import type { Wordbook } from '../../judging.ts';
import { type SimulationOrder, simulate } from '../simulate.ts';

const file = new URL('../../../../../data/lexicon/lexicon.bin.br', import.meta.url);
const { words } = unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file))));

/** The free lexicon: faults of every kind need a real one. */
export const FREE: Wordbook = { words, graph: buildSearchGraph(words) };

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
