/** The regulation, without I/O: a slip and a turn in, a verdict with its article and its reason out. */

export { type Case, type Expectation, parseCases } from './cases/case.ts';
export { differences, judgeCase } from './cases/check.ts';
export {
  ALL_CONDITIONS,
  type Condition,
  type ConditionId,
  conditionOf,
  type Facts,
  labelOf,
} from './conditions/index.ts';
export { makeDrawing, parseDrawing } from './drawing.ts';
export { citationOf, type Edition, type EditionName, type Row, rowOf } from './editions/edition.ts';
export { DEFAULT_EDITION, EDITION_NAMES, EDITIONS } from './editions/index.ts';
export type { TraceEntry } from './inquiry.ts';
export { judge, type Reason, type Verdict } from './judge.ts';
export { PENALTY } from './judgement.ts';
export { REASON_CODES, type ReasonCode, type Sanction } from './reasons.ts';
export { DEFAULT_SETTINGS, type Settings } from './settings.ts';
export type { OutsideLetter, Slip, SlipState, WrittenSolution } from './slip.ts';
export { compareEditions, makeTable, SANCTION_LABELS, type TableDifference, type TableRow } from './table.ts';
export { Turn, type TurnInput } from './turn.ts';
