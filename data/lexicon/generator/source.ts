import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { isSupported } from './hunspell.ts';
import type { Source } from './lexicon.ts';

/** Where Debian installs the dictionary. */
export const DEFAULT_DICTIONARY_DIR = '/usr/share/hunspell';

/** The directory of the hand-made lists, and of what the generator makes. */
export const LEXICON_DIR = join(dirname(fileURLToPath(import.meta.url)), '..');

const DICTIONARY_FILES = ['fr.aff', 'fr.dic'] as const;
export const LIST_FILES = ['abbreviations.txt', 'supplement.txt', 'units.txt'] as const;

export const isInstalled = (dictionaryDir: string) =>
  DICTIONARY_FILES.every((name) => existsSync(join(dictionaryDir, name)));

export function readSource(dictionaryDir: string): Result<Source, 'missing' | 'unsupported'> {
  if (!isInstalled(dictionaryDir)) {
    return refuse(
      'missing',
      `Dictionnaire fr.aff et fr.dic introuvable dans ${dictionaryDir} : installez le paquet Debian hunspell-fr-comprehensive, ou indiquez son dossier avec --source.`,
    );
  }
  const [aff, dic] = DICTIONARY_FILES.map((name) => readFileSync(join(dictionaryDir, name), 'utf8'));
  if (!isSupported(aff)) {
    return refuse(
      'unsupported',
      `Le dictionnaire de ${dictionaryDir} n’est pas écrit comme attendu : prenez le paquet Debian hunspell-fr-comprehensive, version 7.0.`,
    );
  }
  const [abbreviations, supplement, units] = LIST_FILES.map((name) => readFileSync(join(LEXICON_DIR, name), 'utf8'));
  return accept({ aff, dic, abbreviations, supplement, units });
}

export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
