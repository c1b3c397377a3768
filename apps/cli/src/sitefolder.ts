import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { isOwnPage, isSiteFile, SITE_INDEX, type SiteFile } from '@raccord/files';
import { CliFault } from './command.ts';
import { reasonOf, unbroken } from './files.ts';
import { unwritable } from './target.ts';
import { quote } from './text.ts';

/** What somebody types who thinks that a site is one file. */
const FILES = /^\.(?:html?|pdf|xlsx|csv|txt|json|xml|raccord)$/i;

/** Says at once that a site cannot be written in the folder of `-o`: it must be new, empty, or hold a site of Raccord. */
export function checkFolder(path: string): void {
  if (path === '-' || FILES.test(extname(path))) throw unwritable(path, 'donnez le nom d’un dossier, ou d’un .zip');
  telling(path, () => {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there && !there.isDirectory()) throw unwritable(path, 'c’est un fichier, donnez un dossier nouveau ou vide');
    accessSync(dirname(resolve(path)), constants.W_OK);
    if (!there) return;
    // It would be replaced by another folder, and the shell that stands in it would be left in a deleted one.
    if (`${realpathSync.native('.')}${sep}`.startsWith(`${realpathSync.native(path)}${sep}`)) {
      throw unwritable(path, 'vous êtes dans ce dossier, donnez le nom d’un dossier à y créer');
    }
    if (!isReplaceable(path)) {
      throw new CliFault(
        `${quote(path)} contient autre chose qu’un site écrit par Raccord (-o) : donnez un dossier nouveau ou vide.`,
      );
    }
  });
}

/** Empty, or a site of Raccord and nothing else: what its first page says of itself is the mark. */
function isReplaceable(path: string): boolean {
  const names = readdirSync(path);
  if (names.length === 0) return true;
  return (
    names.every(isSiteFile) && names.includes(SITE_INDEX) && isOwnPage(readFileSync(join(path, SITE_INDEX), 'utf8'))
  );
}

/** Writes a site beside its folder, then puts it in its place: the site is there whole, or the one before it still is. */
export function writeFolder(path: string, files: readonly SiteFile[]): number {
  // Where a link leads: it stays.
  const target = existsSync(path) ? realpathSync.native(path) : resolve(path);
  const suffix = randomBytes(6).toString('hex');
  const [fresh, former] = [`${target}.${suffix}.tmp`, `${target}.${suffix}.old`];
  let bytes = 0;
  const write = () => {
    try {
      mkdirSync(fresh);
      for (const { path: name, content } of files) {
        const text = Buffer.from([...content].join(''));
        writeFileSync(join(fresh, name), text);
        bytes += text.length;
      }
      // Something may have been put there meanwhile.
      checkFolder(path);
      const isThere = existsSync(target);
      if (isThere) renameSync(target, former);
      renameSync(fresh, target);
      if (isThere) rmSync(former, { recursive: true });
      return bytes;
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true });
      if (existsSync(former) && !existsSync(target)) renameSync(former, target);
      throw error;
    }
  };
  return telling(path, () => unbroken(write));
}

function telling<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof CliFault) throw error;
    throw unwritable(path, reasonOf(error));
  }
}
