export { openStore, type StorePlace } from '../store/open.ts';
export { type BrokenEvent, type CheckedTournament, checkStore, checkTournamentFile } from './check.ts';
export { addDemoTo } from './demo.ts';
export { addLexiconTo } from './lexicon.ts';
export { isBackup, openExisting, withBackup } from './open.ts';
export { type Restored, restoreBackup } from './restore.ts';
export { findTournament } from './tournaments.ts';
export { exportTournament, type Imported, importTournament } from './transfer.ts';
