import { join } from 'node:path';
import { Lexicons } from '../lexicons/lexicons.ts';
import { completed } from '../options.ts';

/** The lexicons of an installation, whether its server runs or not. */
export const lexiconsIn = (directory: string): Lexicons =>
  new Lexicons(join(directory, 'lexiques'), completed({ directory }).freeLexicon);
