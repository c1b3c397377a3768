import { accept, type Result, refuse } from '@raccord/scrabble';

export type ZipFault = 'not-a-zip' | 'zip-too-large';

/** What a file of a club can need, many times over; a bomb stops here. */
const MOST_BYTES = 64 * 2 ** 20;
const MOST_ENTRIES = 2_000;

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

/** The files of an archive, unfolded one by one as they are asked for. Whatever fails while it is read, the file lies. */
export class Zip {
  readonly #content: DataView<ArrayBuffer>;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(content: DataView<ArrayBuffer>, entries: ReadonlyMap<string, Entry>) {
    this.#content = content;
    this.#entries = entries;
  }

  static open(bytes: Uint8Array<ArrayBuffer>): Result<Zip, ZipFault> {
    const content = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      const entries = entriesOf(content);
      return entries ? accept(new Zip(content, entries)) : NOT_A_ZIP;
    } catch {
      return NOT_A_ZIP;
    }
  }

  /** The text of a file; undefined when the archive has none of this name. */
  async text(name: string): Promise<Result<string | undefined, ZipFault>> {
    const entry = this.#entries.get(name);
    if (!entry) return accept(undefined);
    try {
      return await unfold(this.#content, entry);
    } catch {
      return NOT_A_ZIP;
    }
  }
}

const NOT_A_ZIP = refuse('not-a-zip', 'Ce fichier est abîmé ou n’est pas un classeur : enregistrez-le à nouveau.');
const TOO_LARGE = refuse('zip-too-large', 'Ce classeur est trop gros : gardez la seule feuille des joueurs.');

function entriesOf(content: DataView<ArrayBuffer>): Map<string, Entry> | undefined {
  const end = endOf(content);
  if (end === undefined) return undefined;
  const count = content.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) return undefined;
  const entries = new Map<string, Entry>();
  let at = content.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (content.getUint32(at, true) !== ENTRY) return undefined;
    const nameLength = content.getUint16(at + 28, true);
    const name = decode(content, at + 46, nameLength);
    entries.set(name, {
      method: content.getUint16(at + 10, true),
      packed: content.getUint32(at + 20, true),
      at: content.getUint32(at + 42, true),
    });
    at += 46 + nameLength + content.getUint16(at + 30, true) + content.getUint16(at + 32, true);
  }
  return entries;
}

function endOf(content: DataView<ArrayBuffer>): number | undefined {
  const last = content.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (content.getUint32(at, true) === END) return at;
  }
  return undefined;
}

async function unfold(
  content: DataView<ArrayBuffer>,
  { method, packed, at }: Entry,
): Promise<Result<string, ZipFault>> {
  if (content.getUint32(at, true) !== LOCAL) return NOT_A_ZIP;
  const start = at + 30 + content.getUint16(at + 26, true) + content.getUint16(at + 28, true);
  const bytes = new Uint8Array(content.buffer, content.byteOffset + start, packed);
  if (method === STORED) return accept(new TextDecoder().decode(bytes));
  if (method !== DEFLATED) return NOT_A_ZIP;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return TOO_LARGE;
    }
    pieces.push(piece.value);
  }
  return accept(await new Blob(pieces).text());
}

const decode = (content: DataView<ArrayBuffer>, at: number, length: number): string =>
  new TextDecoder().decode(new Uint8Array(content.buffer, content.byteOffset + at, length));
