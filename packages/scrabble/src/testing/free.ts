import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { decodeLexicon } from '../lexicon/file.ts';
import { buildSearchGraph } from '../lexicon/searchgraph.ts';
import { accepted } from './given.ts';

const file = new URL('../../../../data/lexicon/lexicon.bin.br', import.meta.url);

/** The words of the free lexicon and their search graph, built once for all the tests that a process runs. */
export const { words } = accepted(decodeLexicon(brotliDecompressSync(readFileSync(file))));
export const graph = buildSearchGraph(words);
