/** What an installation keeps of its clubs together: a calendar, rankings over clubs, who goes on, a list of licences. */
export { phaseColumns } from './columns.ts';
export type { FederationCommandBody } from './decide.ts';
export {
  type DaySpan,
  type GatheredEvening,
  gatherEvenings,
} from './gathering.ts';
export { FederationJournal, type RecordedFederationEvent } from './journal.ts';
export {
  describeFederationEvent,
  type FederationActor,
  type FederationEvent,
  recogniseInFederation,
} from './kinds.ts';
export {
  keysOfLicensee,
  type LicenceKeys,
  type LicenceLookup,
  type Licensee,
  licenseesOf,
  lookingUp,
} from './licences.ts';
export {
  changedSince,
  describePhaseRule,
  isHeldBy,
  keysOf,
  PHASE_KINDS,
  PHASE_LABELS,
  type PhaseResult,
  type PhaseRow,
  type PlannedPhase,
  resultOfPhase,
  rowsThrough,
} from './phase.ts';
export {
  type FederationRanking,
  type PhaseQuotas,
  type Qualification,
  rankFederation,
} from './ranking.ts';
export { FEDERATION_REFUSAL_CODES, type FederationRefusalCode } from './refusals.ts';
export { type PhaseState, phasesInOrder } from './state.ts';
