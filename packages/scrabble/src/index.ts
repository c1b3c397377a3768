/** Duplicate Scrabble, without I/O: letters, board, scores, lexicon, every move, every place of a word, game records. */
export * from './bag.ts';
export * from './board.ts';
export { boardAfter, type ShownTurn, type TurnBoard } from './boardafter.ts';
export * from './draw.ts';
export * from './formula.ts';
export * from './geometry.ts';
export { countBits } from './integers.ts';
export * from './letters.ts';
export {
  decodeEliotDictionary,
  type EliotDictionary,
  type EliotFaultCode,
  isEliotDictionary,
} from './lexicon/eliot.ts';
export {
  decodeLexicon,
  decodeSearchGraph,
  encodeLexicon,
  encodeSearchGraph,
  isLexiconFile,
  LEXICON_FORMAT,
  type Lexicon,
  type LexiconFaultCode,
} from './lexicon/file.ts';
export {
  type Extensions,
  findAnagrams,
  findAnalyses,
  findExtensions,
  type KnownWords,
  lookUp,
  type WordAnswer,
} from './lexicon/lookup.ts';
export { type Analysis, decodeNatures, encodeNatures, type Natures } from './lexicon/natures.ts';
export { fromPlanes, toPlanes } from './lexicon/planes.ts';
export { buildSearchGraph, type SearchGraph } from './lexicon/searchgraph.ts';
export { WordGraph } from './lexicon/wordgraph.ts';
export { parseWordList, type RefusedWord, type WordList } from './lexicon/wordlist.ts';
export {
  allowedTops,
  type Candidate,
  type Choice,
  type ChoiceReason,
  chooseSolution,
  endsGame,
  type Obligation,
  type Openness,
  type PlayRules,
  TRIAL_DRAWS,
  type TurnToLay,
} from './moves/choice.ts';
export { findMoves, MoveList, type Solution } from './moves/movelist.ts';
export { MoveRoom } from './moves/room.ts';
export * from './placement.ts';
export * from './places.ts';
export { type PlayedTurn, playProposals } from './play.ts';
export * from './premiums.ts';
export { type AdmissionAlert, keepOnBoard, wordsLackedBy } from './record/admission.ts';
export { type MarkedDraw, makeMarkedDraw, parseMarkedDraw } from './record/markeddraw.ts';
export { readPublishedWord } from './record/publishedword.ts';
export { type GameRecord, parseRecord, type RecordedTurn, readTurn } from './record/record.ts';
export { type Replay, type ReplayError, type ReplayedTurn, replay } from './record/replay.ts';
export * from './reference.ts';
export * from './result.ts';
export * from './supply.ts';
