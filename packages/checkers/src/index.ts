/** Slow checkers, written from the text alone: they share no code with the program, which is compared with them. */
export { checkTournament } from './check.ts';
/** @public for tests and benchmarks. */
export { essenceOf, judgeSlowly } from './judging/slow.ts';
/** @public for tests and benchmarks. */
export { type ReferenceLedger, type ReferenceResult, type ReferenceTotal, referenceLedger } from './ledger.ts';
export type { CheckReport, Difference, DifferenceSubject, RunRecord, ToldGame, ToldRank } from './record.ts';
/** @public for tests and benchmarks. */
export { pickMove, type ReferenceMove, solve, Vocabulary } from './solver.ts';
