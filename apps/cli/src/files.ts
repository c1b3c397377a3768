import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Writes a file whole or not at all: nobody ever reads a half of it. */
export function writeAtomically(path: string, bytes: Uint8Array): void {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  unbroken(() => {
    try {
      writeFileSync(temporary, bytes);
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  });
}

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Writes to the end what Ctrl-C would cut in the middle: it leaves no half, nor what was to become the whole. */
export function unbroken<T>(write: () => T): T {
  const wait = (): void => undefined;
  for (const signal of ENDINGS) process.on(signal, wait);
  try {
    return write();
  } finally {
    for (const signal of ENDINGS) process.off(signal, wait);
  }
}

/** What was kept under this name, or undefined. */
export function readCached(name: string): Uint8Array | undefined {
  try {
    return readFileSync(join(cacheDirectory(), name));
  } catch {
    return undefined;
  }
}

/** Keeps bytes for the next start. A cache that cannot be written costs time, nothing else. */
export function writeCached(name: string, bytes: Uint8Array): void {
  try {
    mkdirSync(cacheDirectory(), { recursive: true });
    writeAtomically(join(cacheDirectory(), name), bytes);
  } catch {}
}

function cacheDirectory(): string {
  const { RACCORD_CACHE, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (RACCORD_CACHE) return RACCORD_CACHE;
  if (XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME)) return join(XDG_CACHE_HOME, 'raccord');
  if (process.platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'raccord', 'cache');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'raccord');
  return join(homedir(), '.cache', 'raccord');
}

/** What the system calls the error, where it is one of the system. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Why a file cannot be written. */
export const WRITE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'son dossier n’existe pas',
  ENOTDIR: 'son dossier n’existe pas',
  EISDIR: 'c’est un dossier',
  EACCES: 'vous n’avez pas le droit d’y écrire',
  EPERM: 'vous n’avez pas le droit d’y écrire',
  EROFS: 'ce disque ne s’écrit pas',
  ENOSPC: 'le disque est plein',
};

/** Why the system refuses to write, in French where it is known. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return WRITE_REASONS[code ?? ''] ?? code ?? String(error);
}
