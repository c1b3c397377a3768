/** A tournament as it happened. */
export { type AuditLine, AuditList, auditLine } from './audit.ts';
export {
  type ChainedEvent,
  checkChain,
  erasedHashes,
  followsOn,
  hashedText,
  hashOf,
  NAMES_ERASED,
  NO_EVENT,
  pureSha256,
  type Sha256,
} from './chain.ts';
export { Desk } from './desk.ts';
export { linesOf, makeTournamentFile, parseTournamentFile, type TournamentFileFault } from './file.ts';
export { Journal } from './journal.ts';
export { recognise, type StoredEvent } from './stored.ts';
