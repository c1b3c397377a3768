import { inflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;

/** The texts of the files of an archive, one after the other. */
export function textsInArchive(bytes: Buffer): string {
  const texts: string[] = [];
  for (let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0 && bytes.readUInt32LE(at) === CENTRAL; ) {
    const [size, name, extra, comment] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    const local = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(local) !== LOCAL) throw new Error('no archive');
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    texts.push(String(bytes.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)));
    at += 46 + name + extra + comment;
  }
  if (texts.length === 0) throw new Error('nothing in the archive');
  return texts.join('\n');
}
