import { crc32, inflateRawSync } from 'node:zlib';
import type { Tree } from './tree.ts';

/** The files that the index at the end of a zip leads to. */
export function readZip(bytes: Buffer): Tree {
  const end = bytes.length - 22;
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const nameLength = bytes.readUInt16LE(at + 28);
    const path = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    // What both say of the file, but for where it is.
    if (!bytes.subarray(at + 6, at + 30).equals(bytes.subarray(local + 4, local + 28)))
      throw new Error(`Two tales of ${path}`);
    const start = local + 30 + bytes.readUInt16LE(local + 26);
    const content = inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(at + 20)));
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`Wrong sum of ${path}`);
    const isProgram = ((bytes.readUInt32LE(at + 38) >>> 16) & 0o111) !== 0;
    at += 46 + nameLength;
    return { path, content, isProgram };
  });
}
