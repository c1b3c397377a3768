/** The regulation, without I/O: a slip and a turn in, a verdict with its article and its reason out. */

// A slip and its verdict:

export { makeDrawing } from './drawing.ts';
export { type Explained, explain, judge, loadAndExplain } from './judge.ts';
export { type Writing, type WritingLevel, writingOf } from './level.ts';
export { REASON_CODES, REMARK_CODES, type ReasonCode } from './reasons.ts';
export { DEFAULT_JUDGE_SETTINGS, type JudgeSettings, PLAUSIBILITIES, type Plausibility } from './settings.ts';
export * from './slip.ts';
export type { FoundEntry, PlaceEntry, TraceEntry, Way, WayEntry } from './trace.ts';
export { describeValidity, describeWayWorth, TRACE_TITLES, WAY_NAMES } from './tracewords.ts';
export { loadTreatment } from './treatments/load.ts';
export { Turn } from './turn.ts';
export {
  OUTCOMES,
  type Outcome,
  REASON_SANCTIONS,
  type Reason,
  type Remark,
  type RowReason,
  SLIP_SANCTIONS,
  type SlipSanction,
  sanctionOf,
  toldOf,
  type Verdict,
  type Worth,
  warningsOf,
} from './verdict.ts';

// The editions:

export { type ConditionId, conditionOf, labelOf, whenOf } from './conditions/index.ts';
export {
  type Edition,
  type EditionRow,
  type EndCause,
  playRulesOf,
  rowOf,
  TIE_BREAKS,
  type TieBreak,
} from './editions/edition.ts';
export { EDITION_NAMES, EDITIONS, type EditionName, editionInForce } from './editions/index.ts';
export { RHYTHM_NAMES, type RhythmName, type Times } from './editions/rhythms.ts';
export {
  describeEnd,
  describeExemption,
  describeRounding,
  describeSolo,
  describeTimes,
  describeTopping,
  describeWeeks,
} from './editions/wording.ts';
export * from './table.ts';

// Worked slips:

export { type Case, parseCases } from './cases/case.ts';
export { differences, judgeCase } from './cases/check.ts';
