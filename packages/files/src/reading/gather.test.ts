import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gather } from './gather.ts';

const MEBIBYTE = 2 ** 20;

async function unfold(folded: Uint8Array, most = MEBIBYTE): Promise<string> {
  const stream = new Blob([new Uint8Array(folded)]).stream().pipeThrough(new DecompressionStream('gzip'));
  const gathered = await gather(stream.getReader(), most);
  return gathered.ok ? Buffer.from(gathered.value).toString() : gathered.fault.text;
}

it('gives back what was compressed', async () => {
  for (const text of ['', 'chat', 'élan\n'.repeat(100_000)]) expect(await unfold(gzipSync(text))).toBe(text);
});

it('stops a file that unfolds without end', async () => {
  // A thousand files end to end, a mebibyte each.
  const bomb = Buffer.concat(Array<Buffer>(1_000).fill(gzipSync(Buffer.alloc(MEBIBYTE))));
  expect(await unfold(bomb, 4 * MEBIBYTE)).toBe(
    'Ce fichier compressé en donne plus de 4 Mio : ce n’est sans doute pas une liste de mots.',
  );
});

it.each([
  ['cut', (folded: Buffer) => folded.subarray(0, folded.length - 9)],
  [
    'changed',
    (folded: Buffer) => Buffer.from(folded.map((byte, index) => (index === folded.length >> 1 ? ~byte : byte))),
  ],
])('refuses a file that was %s', async (_, spoil) => {
  const text = Array.from({ length: 500 }, (_, index) => `mot ${index ** 3}`).join('\n');
  expect(await unfold(spoil(gzipSync(text)))).toBe(
    'Ce fichier compressé est abîmé ou tronqué : reprenez-en une copie.',
  );
});
