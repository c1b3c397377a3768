import { realpathSync } from 'node:fs';
import { CliFault } from './command.ts';
import { writeAtomically } from './files.ts';
import { codeOf } from './input.ts';
import { quote } from './text.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'son dossier n’existe pas',
  ENOTDIR: 'son dossier n’existe pas',
  EISDIR: 'c’est un dossier',
  EACCES: 'vous n’avez pas le droit d’y écrire',
  EPERM: 'vous n’avez pas le droit d’y écrire',
  EROFS: 'ce disque ne s’écrit pas',
  ENOSPC: 'le disque est plein',
};

/** Writes the file of `-o`, whole or not at all. */
export function writeTarget(path: string, content: Uint8Array | string): void {
  try {
    writeAtomically(path, typeof content === 'string' ? Buffer.from(content) : content);
  } catch (error) {
    const code = codeOf(error);
    throw new CliFault(`${quote(path)} ne peut pas être écrit (-o) : ${REASONS[code ?? ''] ?? code ?? String(error)}.`);
  }
}

/** Do two paths lead to one file that exists? */
export function isSameFile(one: string, other: string): boolean {
  try {
    return realpathSync.native(one) === realpathSync.native(other);
  } catch {
    return false;
  }
}
