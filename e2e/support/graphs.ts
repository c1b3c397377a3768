import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { buildSearchGraph, decodeLexicon, encodeLexicon, encodeSearchGraph, unwrap } from '@raccord/scrabble';
import { makeScratch } from '../../tools/testing/scratch.ts';

/** Names the directory where they are. */
export const GRAPHS = 'RACCORD_E2E_GRAPHS';
/** Names the directory that tests write into. */
export const SCRATCH = 'RACCORD_E2E_SCRATCH';

/**
 * Once before all tests: a place for what they write, and in it the search graph of the free lexicon, which each server would
 * take two seconds to build.
 */
export default function setup(): () => void {
  const scratch = makeScratch();
  const directory = join(scratch.directory, 'graphes');
  mkdirSync(directory);
  const file = readFileSync(new URL('../../data/lexicon/lexicon.bin.br', import.meta.url));
  const lexicon = unwrap(decodeLexicon(brotliDecompressSync(file)));
  const hash = createHash('sha256')
    .update(encodeLexicon({ name: '', words: lexicon.words }))
    .digest('hex');
  writeFileSync(join(directory, `${hash}.recherche`), encodeSearchGraph(buildSearchGraph(lexicon.words), lexicon));
  process.env[GRAPHS] = directory;
  process.env[SCRATCH] = scratch.directory;
  process.env.TMPDIR = scratch.directory; // browsers keep their profile and the memory they share there
  return scratch.remove;
}

/** Puts it where a server on this data looks for the graphs that it has built. */
export function giveGraphs(data: string): void {
  const kept = process.env[GRAPHS];
  if (kept === undefined) return;
  mkdirSync(join(data, 'lexiques'), { recursive: true, mode: 0o700 });
  for (const name of readdirSync(kept)) linkSync(join(kept, name), join(data, 'lexiques', name));
}
