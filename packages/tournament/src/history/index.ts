/** A tournament as it happened. */
export { type AuditLine, AuditList, auditLine } from './audit.ts';
export { Desk } from './desk.ts';
export {
  linesOf,
  makeTournamentFile,
  parseTournamentFile,
  readingTournamentFile,
  type TournamentFileFault,
} from './file.ts';
export { Journal } from './journal.ts';
export { recognise, type StoredEvent } from './stored.ts';
