import { MAX_WORD_LENGTH } from '../geometry.ts';
import { accept, type Result, refuse } from '../result.ts';
import { restoreSearchGraph, type SearchGraph } from './searchgraph.ts';
import { MOST_WORDS, surveyArcs } from './survey.ts';
import { ARC_BITS, WordGraph } from './wordgraph.ts';

/** A lexicon as a person knows it: its words and the name of the list. */
export interface Lexicon {
  readonly name: string;
  readonly words: WordGraph;
}

export type LexiconFaultCode = 'lexicon-foreign' | 'lexicon-version' | 'lexicon-kind' | 'lexicon-damaged';

/*
 * The two files of a lexicon, compiled words and search graph, have one shape, told in FORMAT.md: 32-bit little-endian
 * integers, a header, the name, then the cells of the graph.
 */
const MAGIC = 0x58454c52; // "RLEX"
/** Version of the two files: whoever keeps a search graph makes it again when this changes. */
export const LEXICON_FORMAT = 1;
const WORDS = 1;
const SEARCH = 2;

const MAGIC_AT = 0;
const VERSION_AT = 1;
const KIND_AT = 2;
const CHECKSUM_AT = 3;
const ROOT_AT = 4;
const WORD_COUNT_AT = 5;
const CELL_COUNT_AT = 6;
const NAME_LENGTH_AT = 7;
const BY_LENGTH_AT = 8;
const HEADER_CELLS = BY_LENGTH_AT + MAX_WORD_LENGTH + 1;

/** In UTF-16 code units. */
const LONGEST_NAME = 1_000;
/** Control characters and halves of characters. */
const UNREADABLE = /[\p{Cc}\p{Cs}]/gu;

/** Does this look like a compiled lexicon, whole or not? */
export function isLexiconFile(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && cellsOf(bytes.subarray(0, 4))[0] === MAGIC;
}

export function encodeLexicon({ name, words }: Lexicon): Uint8Array {
  return encode(WORDS, name, words.root, words.wordCount, words.byLength, words.arcs);
}

export function decodeLexicon(bytes: Uint8Array): Result<Lexicon, LexiconFaultCode> {
  const file = decode(bytes, WORDS);
  if (!file.ok) return file;
  const { name, root, wordCount, byLength, cells } = file.value;
  if (!areSoundArcs(cells, root, wordCount)) return damaged();
  return accept({ name, words: new WordGraph(cells, root, wordCount, byLength) });
}

/** The search graph of a lexicon, to be kept beside it: reading it back is much faster than building it. */
export function encodeSearchGraph(graph: SearchGraph, { name, words }: Lexicon): Uint8Array {
  const cells = new Uint32Array(graph.nodes.buffer, graph.nodes.byteOffset, graph.nodes.length);
  return encode(SEARCH, name, graph.root, words.wordCount, words.byLength, cells);
}

export function decodeSearchGraph(bytes: Uint8Array): Result<SearchGraph, LexiconFaultCode> {
  const file = decode(bytes, SEARCH);
  if (!file.ok) return file;
  const { cells, root } = file.value;
  return accept(restoreSearchGraph(cells, root));
}

interface FileContent {
  readonly name: string;
  readonly root: number;
  readonly wordCount: number;
  readonly byLength: number[];
  readonly cells: Uint32Array;
}

function encode(
  kind: number,
  name: string,
  root: number,
  wordCount: number,
  byLength: readonly number[],
  cells: Uint32Array,
): Uint8Array {
  const nameCells = Math.ceil(name.length / 2);
  const file = new Uint32Array(HEADER_CELLS + nameCells + cells.length);
  file[MAGIC_AT] = MAGIC;
  file[VERSION_AT] = LEXICON_FORMAT;
  file[KIND_AT] = kind;
  file[ROOT_AT] = root;
  file[WORD_COUNT_AT] = wordCount;
  file[CELL_COUNT_AT] = cells.length;
  file[NAME_LENGTH_AT] = name.length;
  file.set(byLength, BY_LENGTH_AT);
  for (let i = 0; i < name.length; i++) file[HEADER_CELLS + (i >> 1)] |= name.charCodeAt(i) << (16 * (i & 1));
  file.set(cells, HEADER_CELLS + nameCells);
  file[CHECKSUM_AT] = checksum(file);
  return new Uint8Array(file.buffer);
}

function decode(bytes: Uint8Array, kind: number): Result<FileContent, LexiconFaultCode> {
  if (!isLexiconFile(bytes)) {
    return refuse(
      'lexicon-foreign',
      'Ce fichier n’est pas un dictionnaire compilé par Raccord. Donnez une liste de mots, ou le fichier qu’écrit « raccord lexique construire ».',
    );
  }
  if (bytes.length % 4 !== 0 || bytes.length < HEADER_CELLS * 4) return damaged();
  const file = cellsOf(bytes);
  if (file[VERSION_AT] !== LEXICON_FORMAT) {
    return refuse(
      'lexicon-version',
      `Ce dictionnaire est au format ${file[VERSION_AT]} ; cette version de Raccord lit le format ${LEXICON_FORMAT}. Compilez de nouveau la liste de mots.`,
    );
  }
  if (checksum(file) !== file[CHECKSUM_AT]) return damaged();
  if (file[KIND_AT] !== kind) {
    const text =
      kind === WORDS
        ? 'Ce fichier est le graphe de recherche d’un dictionnaire, non ses mots. Donnez le fichier qu’écrit « raccord lexique construire ».'
        : 'Ce fichier n’est pas le graphe de recherche d’un dictionnaire. Construisez-le de nouveau à partir des mots.';
    return refuse('lexicon-kind', text);
  }
  const nameLength = file[NAME_LENGTH_AT];
  if (nameLength > LONGEST_NAME) return damaged();
  const cellsAt = HEADER_CELLS + Math.ceil(nameLength / 2);
  const cells = file.subarray(cellsAt);
  if (cells.length !== file[CELL_COUNT_AT] || file[ROOT_AT] >= cells.length) return damaged();
  let name = '';
  for (let i = 0; i < nameLength; i++) {
    name += String.fromCharCode((file[HEADER_CELLS + (i >> 1)] >>> (16 * (i & 1))) & 0xffff);
  }
  const byLength = [...file.subarray(BY_LENGTH_AT, HEADER_CELLS)];
  return accept({
    name: name.replaceAll(UNREADABLE, '\ufffd'),
    root: file[ROOT_AT],
    wordCount: file[WORD_COUNT_AT],
    byLength,
    cells,
  });
}

function damaged() {
  return refuse(
    'lexicon-damaged',
    'Ce dictionnaire compilé est abîmé (somme de contrôle fausse ou fichier tronqué). Compilez de nouveau la liste de mots, ou reprenez-en une copie.',
  );
}

/** Are these the arcs of so many words of 15 letters at most? */
function areSoundArcs(arcs: Uint32Array, root: number, wordCount: number): boolean {
  const survey = surveyArcs(arcs, ARC_BITS);
  return (
    survey !== undefined &&
    !survey.hasDeadEnds &&
    arcs.every((arc) => arc >>> 27 <= 25) &&
    isNode(arcs, root) &&
    survey.words[root] === wordCount &&
    wordCount <= MOST_WORDS &&
    survey.lengths[root] <= MAX_WORD_LENGTH
  );
}

const isNode = (arcs: Uint32Array, root: number): boolean =>
  root < 2 ? root === Math.min(1, arcs.length - 1) : (arcs[root - 1] & ARC_BITS.last) !== 0;

/** The bytes as integers, copied only if they do not stand at a multiple of 4. */
function cellsOf(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
}

/** A mix of every cell but the checksum's own: any single cell that changes changes it. */
function checksum(file: Uint32Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < file.length; i++) {
    if (i === CHECKSUM_AT) continue;
    hash = Math.imul(hash ^ file[i], 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
