import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeSearchGraph, type Lexicon, type SearchGraph, unwrap } from '@raccord/scrabble';
import { writeWhole } from '../files.ts';
import { buildGraphAside } from '../threads/making.ts';

export const GRAPH_SUFFIX = '.recherche';

/** Graphs kept, some 11 MB each: those used last. */
const MOST_KEPT = 5;

/** The search graph of a lexicon, from the directory where it is kept, or built and kept there. */
export async function searchGraphOf(directory: string, hash: string, lexicon: Lexicon): Promise<SearchGraph> {
  const path = join(directory, `${hash}${GRAPH_SUFFIX}`);
  const kept = await readFile(path).then(decodeSearchGraph, () => undefined);
  if (kept?.ok) {
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined);
    return kept.value;
  }
  const bytes = await buildGraphAside(hash, lexicon);
  // A place that cannot be written costs the next start the same time again, and nothing else.
  await writeWhole(path, bytes)
    .then(() => prune(directory))
    .catch(() => undefined);
  return unwrap(decodeSearchGraph(bytes));
}

async function prune(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(GRAPH_SUFFIX));
  const used = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(directory, name))).mtimeMs })),
  );
  const old = used.sort((a, b) => b.at - a.at).slice(MOST_KEPT);
  for (const { name } of old) await rm(join(directory, name), { force: true });
}
