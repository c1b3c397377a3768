/** Whole tournaments made from a seed and run by the program, for others to check; and what came of it. */
export { FAULT_NAMES, type FaultName, PLANTED_FAULTS, withFault } from './faults.ts';
export { NOT_SHOWN, SUBJECT_LABELS, VARIED, WHY_NEVER, WHY_UNCOUNTED } from './labels.ts';
export { SENTENCES_2023, timesOfSentence } from './sentences.ts';
export {
  type ConformityOrder,
  type ConformitySummary,
  ConformitySums,
  type FaultTrial,
  type FoundDifferences,
  timesOfMark,
} from './summary.ts';
export { runTrial } from './trial.ts';
