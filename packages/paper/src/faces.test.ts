import { expect, test } from 'vitest';
import type { PageDrawing, Paper } from './page.ts';
import { type Fonts, print } from './press.ts';
import { FONTS } from './testing/fonts.ts';
import { orderOf } from './testing/printed.ts';

const saying = (text: string): Paper => ({
  title: 'Essai',
  *lay() {
    const pages = [8, 20].map(
      (size): PageDrawing =>
        (pen) =>
          pen.text(text, 50, 50, { size }),
    );
    yield { title: 'Essai', pages };
  },
});

async function printed(paper: Paper, fonts: Fonts): Promise<Buffer> {
  const { bytes } = await print(paper, { ...orderOf('A4'), fonts });
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

test('a paper is the same whatever was printed before it with the same files', async () => {
  // Letters that share a glyph: omega and ohm, mu and micro.
  const [greek, units] = [saying('\u03a9 \u03bc'), saying('\u2126 \u00b5')];
  await printed(greek, FONTS);
  const unread = { ...FONTS, regular: FONTS.regular.slice() };
  expect((await printed(units, FONTS)).equals(await printed(units, unread))).toBe(true);
});
