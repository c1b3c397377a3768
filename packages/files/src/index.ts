/** What comes in and goes out as files, as bytes and texts: lists of players, games, results. */
export { asRecord } from './games/asrecord.ts';
export { makeEliotGame } from './games/eliot/write.ts';
export {
  type FiledDictionary,
  type FiledGame,
  type FiledMove,
  type FiledPlayer,
  type FiledResult,
  type FiledTurn,
  type GameFault,
  type GameFormat,
  totalOf,
} from './games/game.ts';
export {
  type ImportedGame,
  type ImportOrder,
  type ImportRefusal,
  importGame,
  importTurns,
} from './games/importing/import.ts';
export { readGame, recogniseGame } from './games/read.ts';
export { makeGameRecord } from './games/record.ts';
export { type GameSight, gameOfTournament } from './games/tournament.ts';
export { encodePieces } from './pieces.ts';

export { gather } from './reading/gather.ts';
export { type ListFault, MOST_LIST_BYTES, readList } from './reading/list.ts';
export { decodeText } from './reading/text.ts';
export { type BroughtWords, readWords } from './reading/words.ts';
export { childNamed, childrenNamed, parseXml, type XmlElement, type XmlFault } from './reading/xml.ts';
export * from './replay/index.ts';
export * from './results/index.ts';
