export { asRecord } from './asrecord.ts';
export { makeEliotGame } from './eliot/write.ts';
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
} from './game.ts';
export {
  type ImportedGame,
  type ImportOrder,
  type ImportRefusal,
  importGame,
  importTurns,
} from './importing/import.ts';
export { readGame, recogniseGame } from './read.ts';
export { makeGameRecord } from './record.ts';
export { type GameSight, gameOfTournament } from './tournament.ts';
