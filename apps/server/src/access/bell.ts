import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files.ts';
import { newToken } from './tokens.ts';

/**
 * How another start of the program finds the server that runs on its data, and has a link made by it. Whoever may read the
 * file knows the word to say; the reply shows that who answers is that server. Both are good while it runs.
 */
export interface Bell {
  readonly url: string;
  readonly word: string;
  readonly reply: string;
}

const FILE_NAME = 'serveur.json';
const FOR_US_ALONE = 0o600;
const PATIENCE_MS = 3_000;

export const newBell = (url: string): Bell => ({ url, word: newToken(), reply: newToken() });

export const hangBell = (directory: string, bell: Bell): Promise<void> =>
  writeWhole(join(directory, FILE_NAME), Buffer.from(`${JSON.stringify(bell, null, 1)}\n`), FOR_US_ALONE);

/** Unless another server has hung its own meanwhile. */
export async function takeBellDown(directory: string, { word }: Bell): Promise<void> {
  if ((await readBell(directory))?.word === word) await rm(join(directory, FILE_NAME), { force: true });
}

/** A link, and where a browser opens it once. */
export interface Rung {
  readonly link: string;
  readonly opening: string;
}

/** Asks the server that runs on these data; undefined when none does. */
export async function ringBell(directory: string): Promise<Rung | undefined> {
  const bell = await readBell(directory);
  if (!bell) return undefined;
  try {
    const answer = await fetch(`${bell.url}/api/bell`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ word: bell.word }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { reply, ...rung } = (await answer.json()) as Rung & { readonly reply?: string };
    return reply === bell.reply ? rung : undefined;
  } catch {
    return undefined; // it ended without a word, and nobody or somebody else is there now
  }
}

async function readBell(directory: string): Promise<Bell | undefined> {
  try {
    return JSON.parse(await readFile(join(directory, FILE_NAME), 'utf8')) as Bell;
  } catch {
    return undefined;
  }
}
