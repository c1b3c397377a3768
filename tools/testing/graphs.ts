import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Search graphs that tests have built, of a run that keeps them: each takes a server two seconds, and the next one is given it. */
const SHARED = process.env.RACCORD_CACHE && join(process.env.RACCORD_CACHE, 'graphes');

const graphsOf = (data: string): string => join(data, 'lexiques');

/** Puts them where a server on this data looks for those that it has built. */
export function giveGraphs(data: string): void {
  if (SHARED) copyGraphs(SHARED, graphsOf(data));
}

/** Keeps those that a server on this data has built. */
export function keepGraphs(data: string): void {
  if (SHARED) copyGraphs(graphsOf(data), SHARED);
}

function copyGraphs(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const name of readdirSync(from).filter((file) => file.endsWith('.recherche'))) {
    if (existsSync(join(to, name))) continue;
    mkdirSync(to, { recursive: true, mode: 0o700 });
    const beside = join(to, `${name}.${process.pid}`);
    copyFileSync(join(from, name), beside);
    renameSync(beside, join(to, name));
  }
}
