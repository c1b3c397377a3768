import { describe, expect, it } from 'vitest';
import { Zip } from './zip.ts';

interface Packed {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly isStored?: boolean;
}

const fold = async (content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );

/** So many bytes, and these numbers at these places: two bytes each, four for marks, sizes and places. */
function header(size: number, numbers: Readonly<Record<number, number>>): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(size));
  for (const [at, number] of Object.entries(numbers)) {
    if ([0, 16, 20, 42].includes(Number(at))) view.setUint32(Number(at), number, true);
    else view.setUint16(Number(at), number, true);
  }
  return new Uint8Array(view.buffer);
}

/** An archive as programs write them; nobody reads its sums and dates. */
async function zipOf(...files: readonly Packed[]): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, content, isStored = false } of files) {
    const data = isStored ? content : await fold(content);
    const named = text(name);
    pieces.push(header(30, { 0: 0x04034b50, 26: named.length }), named, data);
    const method = isStored ? 0 : 8;
    directory.push(header(46, { 0: 0x02014b50, 10: method, 20: data.length, 28: named.length, 42: at }), named);
    at += 30 + named.length + data.length;
  }
  const end = header(22, { 0: 0x06054b50, 10: files.length, 16: at });
  return new Uint8Array(await new Blob([...pieces, ...directory, end]).arrayBuffer());
}

const text = (content: string) => new TextEncoder().encode(content);

async function read(archive: Uint8Array<ArrayBuffer>, name: string): Promise<unknown> {
  const zip = Zip.open(archive);
  if (!zip.ok) return zip.fault.code;
  const found = await zip.value.text(name);
  return found.ok ? found.value : found.fault.code;
}

const archive = await zipOf(
  { name: 'a/é.xml', content: text('<chat/>') },
  { name: 'b', content: text('stocké'), isStored: true },
);

describe('an archive', () => {
  it('has its files, folded or not', async () => {
    expect(await read(archive, 'a/é.xml')).toBe('<chat/>');
    expect(await read(archive, 'b')).toBe('stocké');
    expect(await read(archive, 'c')).toBeUndefined();
  });

  it('is refused when it is cut anywhere, or is something else', async () => {
    for (let length = 0; length < archive.length; length++) {
      expect(await read(archive.slice(0, length), 'b')).toBe('not-a-zip');
    }
    expect(await read(text('PK et puis rien'), 'b')).toBe('not-a-zip');
  });

  it('is refused when its bytes lie', async () => {
    for (let at = 0; at < archive.length; at++) {
      const broken = archive.slice();
      broken[at] ^= 0xff;
      // Whatever it answers, it answers.
      await read(broken, 'a/é.xml');
    }
    const folded = await zipOf({ name: 'a', content: text('chat') });
    folded[31] = 0xff;
    expect(await read(folded, 'a')).toBe('not-a-zip');
  });

  it('does not blow up', async () => {
    const bomb = await zipOf({ name: 'a', content: new Uint8Array(80 * 2 ** 20) });
    expect(await read(bomb, 'a')).toBe('zip-too-large');
  });
});
