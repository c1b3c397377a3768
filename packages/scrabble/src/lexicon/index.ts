/** Words: their graphs, their files, what is known of each. */
export { type WordChange, wordChange } from './change.ts';
export {
  decodeEliotDictionary,
  type EliotFaultCode,
  isEliotDictionary,
} from './eliot.ts';
export {
  decodeLexicon,
  decodeSearchGraph,
  encodeLexicon,
  encodeSearchGraph,
  isLexiconFile,
  LEXICON_FORMAT,
  type Lexicon,
} from './file.ts';
export {
  type Extensions,
  findAnagrams,
  findAnalyses,
  findExtensions,
  type KnownWords,
  lookUp,
  type WordAnswer,
} from './lookup.ts';
export { type Analysis, decodeNatures, encodeNatures, type Natures } from './natures.ts';
export { fromPlanes, toPlanes } from './planes.ts';
export { buildSearchGraph, restoreSearchGraph, type SearchGraph } from './searchgraph.ts';
export { WordGraph } from './wordgraph.ts';
export { parseWordList, type WordList } from './wordlist.ts';
