export { endOf, GRACE_MS, isDone, type SittingCommandBody, toppingStandingOf } from './decide.ts';
export { eraseSeats, type NamedSeat, namedSeats } from './erasing.ts';
export type { SittingActor, SittingEvent } from './events.ts';
export { SittingJournal } from './journal.ts';
export { recogniseInSitting, seatOfEvent, type ToppingAct, touchedInSitting } from './kinds.ts';
export { type ExamMaterial, type Material, materialCount, type ToppingMaterial } from './material.ts';
export { SITTING_REFUSALS, type SittingRefusalCode } from './refusals.ts';
export {
  holderOf,
  NOTHING_YET,
  newcomer,
  type Participant,
  SITTING_STAGES,
  type SittingState,
  sittingStage,
} from './state.ts';
