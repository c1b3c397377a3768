import { join } from 'node:path';
import type { Lexicon } from '@raccord/scrabble';
import { type LexiconName, Lexicons } from '../lexicons/lexicons.ts';
import { completed } from '../options.ts';

/** Adds a lexicon to an installation; a server that runs there sees it. */
export function addLexiconTo(directory: string, lexicon: Lexicon): Promise<LexiconName> {
  return new Lexicons(join(directory, 'lexiques'), completed({ directory }).freeLexicon).add(lexicon);
}
