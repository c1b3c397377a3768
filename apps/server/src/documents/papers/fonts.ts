import { readFile } from 'node:fs/promises';
import type { Fonts } from '@raccord/paper';
import { FONT_DIRECTORY } from '../../options.ts';

let kept: Promise<Fonts> | undefined;

/** Source Sans 3, read for the first paper: what is worked out of it serves the next ones. */
export function readFonts(): Promise<Fonts> {
  kept ??= read().catch((fault) => {
    kept = undefined;
    throw fault;
  });
  return kept;
}

async function read(): Promise<Fonts> {
  const file = (name: string): Promise<Uint8Array> => readFile(new URL(`${name}.ttf`, FONT_DIRECTORY));
  const [regular, bold, italic] = await Promise.all([file('regular'), file('bold'), file('italic')]);
  return { regular, bold, italic };
}
