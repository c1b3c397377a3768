import { accept, type Result, refuse } from '@raccord/scrabble';
import { Inflate } from 'fflate';
import { decode } from './host.ts';
import { decodeText } from './text.ts';

export type ZipFault = 'not-a-zip' | 'zip-too-large';

/** What a file of a club can need, many times over; a bomb stops here. */
const MOST_BYTES = 64 * 2 ** 20;
const MOST_ENTRIES = 2_000;
/** So little goes in at a time that what comes out of a bomb stays small: a thousand times as much at worst. */
const PUSHED = 1 << 14;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

/**
 * The files of an archive, unfolded one by one as they are asked for. The sizes that it declares are not believed, and
 * any failure means that the file is damaged.
 */
export class Zip {
  readonly #content: DataView;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(content: DataView, entries: ReadonlyMap<string, Entry>) {
    this.#content = content;
    this.#entries = entries;
  }

  static open(bytes: Uint8Array): Result<Zip, ZipFault> {
    const content = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      const entries = entriesOf(content);
      return entries ? accept(new Zip(content, entries)) : NOT_A_ZIP;
    } catch {
      return NOT_A_ZIP;
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The text of a file; undefined when the archive has none of this name. */
  text(name: string): Result<string | undefined, ZipFault> {
    const entry = this.#entries.get(name);
    if (!entry) return accept(undefined);
    try {
      return textOf(this.#content, entry);
    } catch {
      return NOT_A_ZIP;
    }
  }
}

const NOT_A_ZIP = refuse('not-a-zip', 'Ce fichier est abîmé ou n’est pas un classeur : enregistrez-le à nouveau.');
export const TOO_LARGE = refuse('zip-too-large', 'Ce classeur est trop gros : gardez la seule feuille des joueurs.');

function entriesOf(content: DataView): Map<string, Entry> | undefined {
  const end = endOf(content);
  if (end === undefined) return undefined;
  const count = content.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) return undefined;
  const entries = new Map<string, Entry>();
  let at = content.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (content.getUint32(at, true) !== ENTRY) return undefined;
    const nameLength = content.getUint16(at + 28, true);
    const name = decode(bytesOf(content, at + 46, nameLength), 'utf-8');
    entries.set(name, {
      method: content.getUint16(at + 10, true),
      packed: content.getUint32(at + 20, true),
      at: content.getUint32(at + 42, true),
    });
    at += 46 + nameLength + content.getUint16(at + 30, true) + content.getUint16(at + 32, true);
  }
  return entries;
}

function endOf(content: DataView): number | undefined {
  const last = content.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (content.getUint32(at, true) === END) return at;
  }
  return undefined;
}

function textOf(content: DataView, { method, packed, at }: Entry): Result<string, ZipFault> {
  if (content.getUint32(at, true) !== LOCAL) return NOT_A_ZIP;
  const start = at + 30 + content.getUint16(at + 26, true) + content.getUint16(at + 28, true);
  const bytes = bytesOf(content, start, packed);
  const whole = method === STORED ? accept(bytes) : method === DEFLATED ? unfold(bytes) : NOT_A_ZIP;
  if (!whole.ok) return whole;
  const text = decodeText(whole.value);
  return text.ok ? text : NOT_A_ZIP;
}

function unfold(packed: Uint8Array): Result<Uint8Array, ZipFault> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((piece) => {
    size += piece.length;
    pieces.push(piece);
  });
  for (let at = 0; at < packed.length; at += PUSHED) {
    stream.push(packed.subarray(at, at + PUSHED), at + PUSHED >= packed.length);
    if (size > MOST_BYTES) return TOO_LARGE;
  }
  const whole = new Uint8Array(size);
  let filled = 0;
  for (const piece of pieces) {
    whole.set(piece, filled);
    filled += piece.length;
  }
  return accept(whole);
}

/** Throws when the archive does not reach so far. */
const bytesOf = ({ buffer, byteOffset, byteLength }: DataView, at: number, length: number): Uint8Array => {
  if (at + length > byteLength) throw new RangeError();
  return new Uint8Array(buffer, byteOffset + at, length);
};
