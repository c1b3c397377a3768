import { foldersOf, modeOf, sorted, type Tree } from './tree.ts';

const BLOCK = 512;
/** As long as a name may be in the header; the rest goes before it, cut at a slash. */
const NAME_LENGTH = 100;
const PREFIX_LENGTH = 155;
const FOLDER = '5';
const FILE = '0';

/** A tar archive (ustar), owned by root: the same files and the same date give the same bytes. */
export function makeTar(tree: Tree, date: Date): Buffer {
  const folders = foldersOf(tree).map((path) => header(`${path}/`, { mode: 0o755, size: 0, date, kind: FOLDER }));
  const files = sorted(tree).flatMap((file) => {
    const { length } = file.content;
    const padding = Buffer.alloc((BLOCK - (length % BLOCK)) % BLOCK);
    return [header(file.path, { mode: modeOf(file), size: length, date, kind: FILE }), file.content, padding];
  });
  return Buffer.concat([...folders, ...files, Buffer.alloc(2 * BLOCK)]);
}

interface Facts {
  readonly mode: number;
  readonly size: number;
  readonly date: Date;
  readonly kind: string;
}

function header(path: string, { mode, size, date, kind }: Facts): Buffer {
  const bytes = Buffer.alloc(BLOCK);
  const { prefix, name } = cut(path);
  bytes.write(name, 0);
  bytes.write(octal(mode, 7), 100);
  bytes.write(octal(0, 7), 108);
  bytes.write(octal(0, 7), 116);
  bytes.write(octal(size, 11), 124);
  bytes.write(octal(Math.floor(date.getTime() / 1000), 11), 136);
  bytes.write(' '.repeat(8), 148);
  bytes.write(kind, 156);
  bytes.write('ustar\0' + '00', 257);
  bytes.write('root', 265);
  bytes.write('root', 297);
  bytes.write(prefix, 345);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${octal(sum, 6)}\0 `, 148);
  return bytes;
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

function cut(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= NAME_LENGTH) return { prefix: '', name: path };
  const bytes = Buffer.from(path);
  const slash = bytes.indexOf('/', bytes.length - NAME_LENGTH - 1);
  if (slash < 0 || slash > PREFIX_LENGTH) throw new Error(`No tar header holds this path: ${path}`);
  return { prefix: bytes.toString('utf8', 0, slash), name: bytes.toString('utf8', slash + 1) };
}

/** The files of an archive whose names these are; `undefined` for one that is not there. */
export function readTar(bytes: Buffer, names: readonly string[]): (Buffer | undefined)[] {
  const found = new Map<string, Buffer>();
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0; ) {
    const text = (from: number, length: number) =>
      bytes.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const prefix = text(345, PREFIX_LENGTH);
    const name = prefix === '' ? text(0, NAME_LENGTH) : `${prefix}/${text(0, NAME_LENGTH)}`;
    const size = Number.parseInt(text(124, 12), 8);
    const start = at + BLOCK;
    if (names.includes(name)) found.set(name, bytes.subarray(start, start + size));
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return names.map((name) => found.get(name));
}
