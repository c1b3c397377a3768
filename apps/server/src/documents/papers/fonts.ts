import { readFile } from 'node:fs/promises';
import type { Fonts } from '@raccord/paper';
import { FONT_DIRECTORY } from '../../options.ts';

/** Source Sans 3, read again for each paper: a few hundred kilobytes that need not stay in memory. */
export async function readFonts(): Promise<Fonts> {
  const read = (name: string): Promise<Uint8Array> => readFile(new URL(`${name}.ttf`, FONT_DIRECTORY));
  const [regular, bold, italic] = await Promise.all([read('regular'), read('bold'), read('italic')]);
  return { regular, bold, italic };
}
