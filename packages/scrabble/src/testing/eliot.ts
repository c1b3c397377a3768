/** How a dictionary of Eliot is written; what is left out is as in a French one of today. */
export interface EliotFile {
  readonly version?: number;
  readonly algorithm?: number;
  readonly name?: string;
  readonly letters?: string;
  readonly wordCount?: number;
}

const EDGES_AT: Readonly<Record<number, number>> = { 0: 48, 1: 360, 2: 474 };
const ENDS_WORD = 1 << 24;
const LAST = 1 << 25;

/** The edges of words, each node after those that it leads to, and the root at the end. */
function eliotEdges(words: readonly string[], letters: string): number[] {
  const edges = [LAST];
  const known = new Map<string, number>();
  const nodeOf = (tails: readonly string[]): number => {
    const initials = [...new Set(tails.map((tail) => tail[0]))].sort();
    const node = initials.map((letter, index) => {
      const below = tails.filter((tail) => tail[0] === letter).map((tail) => tail.slice(1));
      const longer = below.filter((tail) => tail !== '');
      const flags = (below.includes('') ? ENDS_WORD : 0) | (index === initials.length - 1 ? LAST : 0);
      const target = longer.length === 0 ? 0 : nodeOf(longer);
      return (((letters.indexOf(letter) + 1) << 26) | flags | target) >>> 0;
    });
    const key = node.join();
    const at = known.get(key) ?? edges.length;
    if (!known.has(key)) edges.push(...node);
    known.set(key, at);
    return at;
  };
  const first = words.length === 0 ? 0 : nodeOf(words);
  return [...edges, first];
}

export const FRENCH_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ?';

/** A file of these edges, the last of which is the root. */
export function eliotFile(edges: readonly number[], file: EliotFile & { readonly wordCount: number }): Buffer {
  const { version = 2, algorithm = 1, name = 'Essai', letters = FRENCH_LETTERS, wordCount } = file;
  const header = Buffer.alloc(EDGES_AT[version]);
  header.write('_COMPILED_DICTIONARY_\0', 'latin1');
  header.writeUInt8(version, 22);
  header.writeUInt32BE(edges.length - 1, 24);
  header.writeUInt32BE(wordCount, 28);
  header.writeUInt32BE(edges.length - 1, 32);
  if (version > 0) {
    header.writeUInt8(algorithm, 92);
    header.writeUInt32BE(header.write(name, 94, 30), 124);
    header.writeUInt32BE(header.write(letters, 128, 80), 208);
    header.writeUInt32BE(letters.length, 212);
  }
  const body = Buffer.alloc(edges.length * 4);
  for (const [index, edge] of edges.entries()) body.writeUInt32BE(edge, index * 4);
  return Buffer.concat([header, body]);
}

/** The dictionary of these words, as Eliot compiles it. */
export const eliotDictionary = (words: readonly string[], file: EliotFile = {}): Buffer =>
  eliotFile(eliotEdges(words, file.letters ?? FRENCH_LETTERS), { wordCount: words.length, ...file });
