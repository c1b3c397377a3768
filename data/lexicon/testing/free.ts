import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  buildSearchGraph,
  decodeLexicon,
  decodeSearchGraph,
  encodeLexicon,
  encodeSearchGraph,
  type SearchGraph,
  unwrap,
} from '@raccord/scrabble';

const file = new URL('../lexicon.bin.br', import.meta.url);

/** The words of the free lexicon and their search graph, built once for all the tests of a run, whose cache keeps it. */
export const { words } = unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file))));
export const graph = keptGraph();

/** Where servers of tests find it too, under the name that they give it (`apps/cli/src/server.testing.ts`). */
function keptGraph(): SearchGraph {
  const cache = process.env.RACCORD_CACHE;
  if (cache === undefined) return buildSearchGraph(words);
  const directory = join(cache, 'graphes');
  const hash = createHash('sha256')
    .update(encodeLexicon({ name: '', words }))
    .digest('hex');
  const path = join(directory, `${hash}.recherche`);
  if (existsSync(path)) return unwrap(decodeSearchGraph(readFileSync(path)));
  const built = buildSearchGraph(words);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, encodeSearchGraph(built, { name: '', words }));
  renameSync(beside, path);
  return built;
}
