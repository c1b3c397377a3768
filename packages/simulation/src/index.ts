/** A whole plausible tournament from a seed, without I/O: who plays, what they write, what goes wrong, what referees decide. */
export { GAME as SIMULATED_GAME } from './setup.ts';
export { type SimulationOrder, simulate, simulateTurns } from './simulate.ts';
export { type GameSummary, summarise, type TurnSummary } from './summary.ts';
