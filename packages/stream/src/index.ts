/** A stream of events, without I/O: chained, folded, taken back and had back, refused in a sentence. */
export {
  type ChainedEvent,
  checkChain,
  type ErasedHashes,
  type ErasedRow,
  erasedHashes,
  followsOn,
  hashedText,
  hashOf,
  NAMES_ERASED,
  NO_EVENT,
  type Sha256,
} from './chain.ts';
export { type DecidedTogether, DecidingLog, decideTogether } from './deciding.ts';
export {
  checkDisclosures,
  type Disclosure,
  type Disclosures,
  disclose,
  isFaithful,
  isSalt,
  KeptDisclosures,
} from './disclosures.ts';
export { type ErasedStream, eraseFromStream } from './erasing.ts';
export { chained, EVENT_VERSION, recognising } from './log.ts';
export { relies, SetPaths, type Touches, writes } from './paths.ts';
export { COMMON_REFUSALS, refusing } from './refusals.ts';
export { atOnce } from './steps.ts';
export { inTheWay, isTakingBack, redoneBy, takenWith, undoneAfter, undoneBy } from './takingback.ts';
