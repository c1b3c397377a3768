import { accept, type Result, refuse } from '../result.ts';
import { VarintReader, VarintWriter } from './varints.ts';

/** What a word is: a form of this lemma (« cheval »), of this nature (« nom masculin pluriel »). */
export interface Analysis {
  readonly lemma: string;
  readonly nature: string;
}

/** The analyses of every word of a lexicon, found by the rank of the word in alphabetical order, from 0. */
export interface Natures {
  readonly wordCount: number;
  of(rank: number): Analysis[];
}

export type NaturesFault = 'not-natures' | 'unknown-version' | 'damaged';

/*
 * The bytes: MAGIC, VERSION, a checksum of all that follows (4 bytes, little-endian); then, as unsigned varints,
 * the number of words, of analyses, of natures and of lemmas; the natures; the lemmas, each as the length that it shares
 * with the one before it and the rest of its letters; and for each word the number of its analyses, each as a step back
 * in the lemmas and the index of its nature.
 *
 * Lemmas stand in the order in which the words first need them: a step of 0 is « the next new lemma », a step of 1 the
 * last one met, and so on. Texts are a length and their UTF-16 code units, all as varints.
 */
const MAGIC = [0x52, 0x4e, 0x41, 0x54]; // « RNAT »
const VERSION = 1;
const CHECKSUM_AT = MAGIC.length + 1;
const BODY_AT = CHECKSUM_AT + 4;

export function encodeNatures(analysesByWord: readonly (readonly Analysis[])[]): Uint8Array {
  const natures = new Numbering();
  const lemmas = new Numbering();
  const references: number[] = [];
  let analysisCount = 0;
  for (const analyses of analysesByWord) {
    references.push(analyses.length);
    analysisCount += analyses.length;
    for (const { lemma, nature } of analyses) {
      const next = lemmas.count;
      references.push(next - lemmas.numberOf(lemma), natures.numberOf(nature));
    }
  }

  const writer = new VarintWriter();
  writer.numbers([analysesByWord.length, analysisCount, natures.count, lemmas.count]);
  for (const nature of natures.texts()) writer.text(nature);
  let previous = '';
  for (const lemma of lemmas.texts()) {
    const shared = sharedLength(previous, lemma);
    writer.numbers([shared]);
    writer.text(lemma.slice(shared));
    previous = lemma;
  }
  writer.numbers(references);

  const body = writer.bytes();
  const sum = checksum(body);
  const bytes = new Uint8Array(BODY_AT + body.length);
  bytes.set([...MAGIC, VERSION, sum & 0xff, (sum >>> 8) & 0xff, (sum >>> 16) & 0xff, sum >>> 24]);
  bytes.set(body, BODY_AT);
  return bytes;
}

export function decodeNatures(bytes: Uint8Array): Result<Natures, NaturesFault> {
  if (MAGIC.some((byte, i) => bytes[i] !== byte)) {
    return refuse('not-natures', 'Ce fichier n’est pas une table des natures de mots.');
  }
  if (bytes[MAGIC.length] !== VERSION) {
    return refuse(
      'unknown-version',
      'Cette table des natures est d’une autre version : régénérez-la avec ce programme.',
    );
  }
  const body = bytes.subarray(BODY_AT);
  const sum = bytes.subarray(CHECKSUM_AT, BODY_AT).reduce((total, byte, i) => total + byte * 2 ** (8 * i), 0);
  const natures = bytes.length > BODY_AT && checksum(body) === sum ? readBody(new VarintReader(body)) : undefined;
  return natures === undefined
    ? refuse('damaged', 'La table des natures est abîmée : régénérez-la ou reprenez-en une copie.')
    : accept(natures);
}

function readBody(reader: VarintReader): Natures | undefined {
  const [wordCount, analysisCount, natureCount, lemmaCount] = [0, 0, 0, 0].map(() => reader.number());
  if (wordCount + analysisCount + natureCount + lemmaCount > reader.remaining) return undefined;

  const natures = Array.from({ length: natureCount }, () => reader.text());
  const lemmas: string[] = [];
  for (let i = 0; i < lemmaCount; i++) lemmas.push((lemmas[i - 1] ?? '').slice(0, reader.number()) + reader.text());

  const starts = new Uint32Array(wordCount + 1);
  const lemmaOf = new Uint32Array(analysisCount);
  const natureOf = new Uint16Array(analysisCount);
  let next = 0;
  for (let word = 0, at = 0; word < wordCount; word++) {
    const end = at + reader.number();
    if (end > analysisCount) return undefined;
    for (; at < end; at++) {
      lemmaOf[at] = next - reader.number();
      natureOf[at] = reader.number();
      if (lemmaOf[at] >= lemmaCount || natureOf[at] >= natureCount) return undefined;
      if (lemmaOf[at] === next) next++;
    }
    starts[word + 1] = end;
  }
  if (reader.remaining !== 0 || starts[wordCount] !== analysisCount) return undefined;

  const analysis = (at: number): Analysis => ({ lemma: lemmas[lemmaOf[at]], nature: natures[natureOf[at]] });
  return {
    wordCount,
    of: (rank) => Array.from({ length: starts[rank + 1] - starts[rank] || 0 }, (_, i) => analysis(starts[rank] + i)),
  };
}

/** Numbers texts from 0 in the order in which they are first met. */
class Numbering {
  readonly #numbers = new Map<string, number>();

  get count(): number {
    return this.#numbers.size;
  }

  numberOf(text: string): number {
    const number = this.#numbers.get(text) ?? this.count;
    this.#numbers.set(text, number);
    return number;
  }

  texts(): Iterable<string> {
    return this.#numbers.keys();
  }
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** FNV-1a, 32 bits: tells a damaged file from a whole one. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
  return hash >>> 0;
}
