import { crc32, deflateRawSync } from 'node:zlib';
import { modeOf, type PackedFile, sorted, type Tree } from './tree.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 2.0: folders and deflate. */
const VERSION = 20;
/** Made on Unix: the modes of files are there. */
const MADE_ON_UNIX = (3 << 8) | VERSION;
const NAMES_IN_UTF8 = 0x0800;
const DEFLATED = 8;
const REGULAR_FILE = 0o100000;

/** A ZIP archive: the same files and the same date give the same bytes. */
export function makeZip(tree: Tree, date: Date): Buffer {
  const pieces: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const file of sorted(tree)) {
    const name = Buffer.from(file.path);
    const packed = deflateRawSync(file.content, { level: 9 });
    const facts = factsOf(file, name, packed, date);
    const local = Buffer.concat([uint32(LOCAL), uint16(VERSION), facts, name]);
    pieces.push(local, packed);
    index.push(
      Buffer.concat([
        ...[uint32(CENTRAL), uint16(MADE_ON_UNIX), uint16(VERSION), facts],
        // No comment, first disk, no inner attributes; then the mode.
        ...[uint16(0), uint16(0), uint16(0), uint32(((REGULAR_FILE | modeOf(file)) << 16) >>> 0)],
        ...[uint32(offset), name],
      ]),
    );
    offset += local.length + packed.length;
  }
  const directory = Buffer.concat(index);
  const counts = [uint16(0), uint16(0), uint16(tree.length), uint16(tree.length)];
  const end = [uint32(END), ...counts, uint32(directory.length), uint32(offset), uint16(0)];
  return Buffer.concat([...pieces, directory, ...end]);
}

/** What both the file and the index say of it. */
const factsOf = ({ content }: PackedFile, name: Buffer, packed: Buffer, date: Date): Buffer =>
  Buffer.concat([
    ...[uint16(NAMES_IN_UTF8), uint16(DEFLATED), uint16(timeOf(date)), uint16(dayOf(date))],
    ...[uint32(crc32(content)), uint32(packed.length), uint32(content.length), uint16(name.length), uint16(0)],
  ]);

const timeOf = (date: Date): number =>
  (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);

const dayOf = (date: Date): number =>
  ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
