import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Fonts } from '@raccord/paper';

const FOLDER = '@expo-google-fonts/source-sans-3';

/** Source Sans 3, read again for each paper: a few hundred kilobytes that need not stay in memory. */
export async function readFonts(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url);
  const read = (name: string): Promise<Uint8Array> => readFile(resolve(`${FOLDER}/${name}/SourceSans3_${name}.ttf`));
  const [regular, bold, italic] = await Promise.all([read('400Regular'), read('700Bold'), read('400Regular_Italic')]);
  return { regular, bold, italic };
}
