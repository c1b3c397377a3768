import { MAX_WORD_LENGTH, MIN_WORD_LENGTH } from '../geometry.ts';
import { accept, type Result, refuse } from '../result.ts';
import { type ArcBits, MOST_WORDS, surveyArcs } from './survey.ts';
import { emptyList, type WordList, type WordListFaultCode } from './wordlist.ts';

/*
 * The dictionary that Eliot compiles (.dawg): integers are big-endian, texts are UTF-8. A header of 48 bytes and its
 * extension, then edges of 4 bytes. Edge 0 has no letter, the root is an edge that leads to the first node.
 */
const MARK = '_COMPILED_DICTIONARY_\0';
const VERSION_AT = 22;
const ROOT_AT = 24;
const WORD_COUNT_AT = 28;
const ALGORITHM_AT = 92;
const NAME_AT = 94;
const LONGEST_NAME = 30;
const NAME_LENGTH_AT = 124;
const LETTERS_AT = 128;
const MOST_LETTER_BYTES = 80;
const LETTERS_LENGTH_AT = 208;
/** Of the edges, in each version that is read. */
const EDGES_AT: Readonly<Record<number, number>> = { 1: 360, 2: 474 };

const DAWG = 1;
const GADDAG = 2;
const BITS: ArcBits = { target: (1 << 24) - 1, endsWord: 1 << 24, last: 1 << 25 };
const LETTER_SHIFT = 26;

export type EliotFaultCode = 'eliot-version' | 'eliot-gaddag' | 'eliot-alphabet' | 'eliot-damaged' | WordListFaultCode;

/** The words of a dictionary, and what Eliot calls it. */
export interface EliotDictionary {
  readonly name: string;
  readonly list: WordList;
}

/** Does this look like a dictionary compiled by Eliot, whole or not? */
export const isEliotDictionary = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, MARK.length)) === MARK;

export function decodeEliotDictionary(bytes: Uint8Array): Result<EliotDictionary, EliotFaultCode> {
  const version = bytes[VERSION_AT];
  const edgesAt = EDGES_AT[version];
  if (edgesAt === undefined) {
    return refuse(
      'eliot-version',
      `Ce dictionnaire d’Eliot est au format ${version ?? 'inconnu'} ; Raccord lit les formats 1 et 2. Donnez la liste de mots, ou compilez-la avec un Eliot récent.`,
    );
  }
  if (!isEliotDictionary(bytes) || bytes.length < edgesAt) return DAMAGED;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const algorithm = view.getUint8(ALGORITHM_AT);
  if (algorithm === GADDAG) {
    return refuse(
      'eliot-gaddag',
      'Ce dictionnaire d’Eliot est un GADDAG, que Raccord ne lit pas : donnez son fichier DAWG, ou la liste de mots.',
    );
  }
  if (algorithm !== DAWG) return DAMAGED;
  const alphabet = textAt(bytes, LETTERS_AT, view.getUint32(LETTERS_LENGTH_AT), MOST_LETTER_BYTES).toUpperCase();
  const foreign = alphabet.match(OF_ANOTHER_ALPHABET);
  if (foreign) {
    return refuse(
      'eliot-alphabet',
      `Ce dictionnaire d’Eliot est d’un autre alphabet (${foreign.slice(0, MOST_SHOWN).join(', ')}) : Raccord joue avec les lettres A à Z. Donnez un dictionnaire français.`,
    );
  }
  const edges = readEdges(view, edgesAt);
  const survey = edges && surveyArcs(edges.arcs, BITS);
  if (!survey || !isAscending(edges.arcs, alphabet)) return DAMAGED;
  const count = survey.words[edges.first];
  if (count > MOST_WORDS || count !== view.getUint32(WORD_COUNT_AT)) return DAMAGED;
  const list = listWords(edges.arcs, edges.first, survey.words, lettersOf(alphabet));
  const name = textAt(bytes, NAME_AT, view.getUint32(NAME_LENGTH_AT), LONGEST_NAME).trim();
  return list.words.length === 0 ? emptyList() : accept({ name, list });
}

const OF_ANOTHER_ALPHABET = /(?![A-Z])\p{L}/gu;
const MOST_SHOWN = 5;

const DAMAGED = refuse(
  'eliot-damaged',
  'Ce dictionnaire d’Eliot est abîmé ou tronqué : reprenez-en une copie, ou donnez la liste de mots.',
);

/** The edges before the root, and the node that it leads to; undefined when the file does not reach so far. */
function readEdges(view: DataView, at: number): { readonly arcs: Uint32Array; readonly first: number } | undefined {
  const root = view.getUint32(ROOT_AT);
  if (root === 0 || at + (root + 1) * 4 > view.byteLength) return undefined;
  const arcs = Uint32Array.from({ length: root }, (_, index) => view.getUint32(at + index * 4));
  const first = view.getUint32(at + root * 4) & BITS.target;
  return first < root ? { arcs, first } : undefined;
}

/** Eliot compiles sorted words: the letters of each node go up, by the alphabet or as the file lists them, and none is there twice. */
function isAscending(arcs: Uint32Array, alphabet: string): boolean {
  const listed = (arc: number): number => arc >>> LETTER_SHIFT;
  const alphabetical = (arc: number): number => alphabet.charCodeAt(listed(arc) - 1);
  return [listed, alphabetical].some((rank) =>
    arcs.every((arc, at) => at === 0 || (arcs[at - 1] & BITS.last) !== 0 || rank(arcs[at - 1]) < rank(arc)),
  );
}

function textAt(bytes: Uint8Array, at: number, length: number, most: number): string {
  const written = bytes.subarray(at, at + Math.min(length, most));
  try {
    return decodeURIComponent(Array.from(written, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return '';
  }
}

/** The letter of each code, from 1; undefined for what is none of A–Z, such as the joker. */
const lettersOf = (written: string): readonly (string | undefined)[] => [
  undefined,
  ...Array.from(written, (letter) => (/^[A-Z]$/.test(letter) ? letter : undefined)),
];

/** Every word from a node on. No arc is followed that leads to no word, nor beyond the length of a word. */
function listWords(
  arcs: Uint32Array,
  first: number,
  wordsFrom: Float64Array,
  letters: readonly (string | undefined)[],
): WordList {
  const words: string[] = [];
  let refusedCount = 0;
  let tooShortCount = 0;
  let tooLongCount = 0;
  const walk = (node: number, prefix: string): void => {
    if (wordsFrom[node] === 0) return;
    if (prefix.length === MAX_WORD_LENGTH) {
      tooLongCount += wordsFrom[node];
      return;
    }
    for (let index = node; ; index++) {
      const arc = arcs[index];
      const next = arc & BITS.target;
      const letter = letters[arc >>> LETTER_SHIFT];
      const isWord = (arc & BITS.endsWord) !== 0;
      if (letter === undefined) refusedCount += wordsFrom[next] + (isWord ? 1 : 0);
      else {
        const word = prefix + letter;
        if (isWord && word.length < MIN_WORD_LENGTH) tooShortCount++;
        else if (isWord) words.push(word);
        walk(next, word);
      }
      if (arc & BITS.last) return;
    }
  };
  walk(first, '');
  const unique = [...new Set(words)].sort();
  return {
    words: unique,
    repeatedCount: words.length - unique.length,
    commentCount: 0,
    tooShortCount,
    tooLongCount,
    refusedCount,
    firstRefused: [],
  };
}
