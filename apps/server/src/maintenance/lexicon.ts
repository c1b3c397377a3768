import { join } from 'node:path';
import type { Lexicon } from '@raccord/scrabble';
import { type LexiconName, Lexicons } from '../lexicons/lexicons.ts';
import { completed } from '../options.ts';

/** The lexicons of an installation, whether its server runs or not. */
export const lexiconsIn = (directory: string): Lexicons =>
  new Lexicons(join(directory, 'lexiques'), completed({ directory }).freeLexicon);

/** Adds a lexicon to an installation; a server that runs there sees it. */
export const addLexiconTo = (directory: string, lexicon: Lexicon): Promise<LexiconName> =>
  lexiconsIn(directory).add(lexicon);
