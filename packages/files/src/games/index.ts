export { asRecord } from './asrecord.ts';
export { makeEliotGame } from './eliot/write.ts';
export { type FiledGame, type GameFault, totalOf } from './game.ts';
export { type ImportedGame, type ImportRefusal, importTurns } from './importing/import.ts';
export { readGame, recogniseGame } from './read.ts';
export { makeGameRecord } from './record.ts';
export { gameOfTournament } from './tournament.ts';
