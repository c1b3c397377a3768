import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { buildSearchGraph, decodeLexicon, unwrap } from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';

const file = new URL('../../../../data/lexicon/lexicon.bin.br', import.meta.url);
const { words } = unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file))));

/** The free lexicon, ready to search. */
export const FREE: Wordbook = { words, graph: buildSearchGraph(words) };
