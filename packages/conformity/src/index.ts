/** Whole tournaments made from a seed and run by the program, for others to check; and what came of it. */
export { type ExercisedLine, exercisedRows, exercisedSentences, repeatingCommand } from './exercised.ts';
export { FAULT_NAMES, type FaultName, PLANTED_FAULTS, withFault } from './faults.ts';
export { NOT_SHOWN, SUBJECT_LABELS, VARIED } from './labels.ts';
export {
  type ConformityOrder,
  type ConformitySummary,
  ConformitySums,
  type FaultTrial,
  type FoundDifferences,
  timesOfMark,
} from './summary.ts';
export { runTrial } from './trial.ts';
