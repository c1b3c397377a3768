import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Fonts } from '../press.ts';

const { resolve } = createRequire(import.meta.url);

const read = (file: string): Uint8Array => readFileSync(resolve(`@expo-google-fonts/source-sans-3/${file}`));

export const FONTS: Fonts = {
  regular: read('400Regular/SourceSans3_400Regular.ttf'),
  bold: read('700Bold/SourceSans3_700Bold.ttf'),
  italic: read('400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
};
