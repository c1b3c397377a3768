import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { buildSearchGraph, decodeLexicon, encodeLexicon, encodeSearchGraph, unwrap } from '@raccord/scrabble';

/** Names the directory where they are. */
export const GRAPHS = 'RACCORD_E2E_GRAPHS';

/** Once before all tests: the search graph of the free lexicon, which each server would take two seconds to build. */
export default function setup(): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'raccord-graphs-'));
  const file = readFileSync(new URL('../../data/lexicon/lexicon.bin.br', import.meta.url));
  const lexicon = unwrap(decodeLexicon(brotliDecompressSync(file)));
  const hash = createHash('sha256')
    .update(encodeLexicon({ name: '', words: lexicon.words }))
    .digest('hex');
  writeFileSync(join(directory, `${hash}.recherche`), encodeSearchGraph(buildSearchGraph(lexicon.words), lexicon));
  process.env[GRAPHS] = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}

/** Puts it where a server on this data looks for the graphs that it has built. */
export function giveGraphs(data: string): void {
  const kept = process.env[GRAPHS];
  if (kept === undefined) return;
  mkdirSync(join(data, 'lexiques'), { recursive: true, mode: 0o700 });
  cpSync(kept, join(data, 'lexiques'), { recursive: true });
}
