import { readFile, rm } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { type AnswerOf, ROUTES } from '@raccord/contract';
import { z } from 'zod';
import { writeWhole } from '../files.ts';
import { isOwnAddress } from '../http/networks.ts';
import { newToken } from './tokens.ts';

/**
 * How another start of the program finds the server that runs on its data, and has a link made by it. Whoever may read the
 * file knows the word to say; the reply shows that who answers is that server. Both are good while it runs.
 */
const bellShape = z.object({
  url: z.string().refine(isOfMachine),
  word: z.string().min(1),
  reply: z.string().min(1),
});

export type Bell = Readonly<z.infer<typeof bellShape>>;

const FILE_NAME = 'serveur.json';
const PATIENCE_MS = 3_000;

export const newBell = (url: string): Bell => ({ url, word: newToken(), reply: newToken() });

/** Unless that of another server on these data hangs there. Answers whether it did. */
export async function hangBell(directory: string, bell: Bell): Promise<boolean> {
  if (await ringBell(directory)) return false;
  await writeWhole(join(directory, FILE_NAME), Buffer.from(`${JSON.stringify(bell, null, 1)}\n`));
  return true;
}

/** Unless another server has hung its own meanwhile. */
export async function takeBellDown(directory: string, { word }: Bell): Promise<void> {
  if ((await readBell(directory))?.word === word) await rm(join(directory, FILE_NAME), { force: true });
}

/** A link, where a browser opens it once, and the version of who gave them. */
export type BellAnswer = Omit<AnswerOf<'ring'>, 'reply'>;

/** Asks the server that runs on these data; undefined when none does. */
export async function ringBell(directory: string): Promise<BellAnswer | undefined> {
  const bell = await readBell(directory);
  if (!bell) return undefined;
  try {
    const answer = await fetch(`${bell.url}/api/bell`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ word: bell.word }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { reply, ...rung } = ROUTES.ring.answer.parse(await answer.json());
    const isOfIt = rung.link.startsWith(`${bell.url}/entrer/`) && rung.opening.startsWith(`${bell.url}/ouvrir/`);
    return reply === bell.reply && isOfIt ? rung : undefined;
  } catch {
    return undefined; // it ended without a word, and nobody or somebody else is there now
  }
}

async function readBell(directory: string): Promise<Bell | undefined> {
  try {
    return bellShape.parse(JSON.parse(await readFile(join(directory, FILE_NAME), 'utf8')));
  } catch {
    return undefined;
  }
}

function isOfMachine(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return protocol === 'http:' && isOwnAddress(host, networkInterfaces());
}
