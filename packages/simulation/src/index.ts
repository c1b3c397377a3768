/** A whole plausible tournament from a seed, without I/O: who plays, what they write, what goes wrong, what referees decide. */
export { Chance } from './chance.ts';
export { FAULTS, type Fault, MISTAKEN_FAULTS, STRUCK_FAULTS } from './faults/index.ts';
export { threeLinks } from './faults/links.ts';
export { withStruck } from './faults/struck.ts';
export {
  COLLEAGUE,
  openRehearsal,
  REHEARSAL_TURNS,
  rehearsedSlips,
} from './rehearsal.ts';
export { ONLY_GAME as SIMULATED_GAME } from './setup.ts';
export { PlayersSight, type Suits } from './sight.ts';
/** @public for tests and benchmarks. */
export { type SimulationOrder, simulate, simulateTurns } from './simulate.ts';
export { type GameSummary, summarise, type TurnSummary } from './summary.ts';
