import {
  type ConformityOrder,
  FAULT_NAMES,
  type FaultName,
  type FaultTrial,
  PLANTED_FAULTS,
} from '@raccord/conformity';
import type { ProgressLine } from '../progress.ts';
import type { CheckingPair } from './pair.ts';

/** Tournaments that are looked through for a place for every fault. */
const MOST_TRIED = 400;
/** Of each game: enough for every fault, and each is a check of its own. */
const FIRST_TURNS = 2;

/** Plants each fault in the first tournament that has a place for it, and says whether it was found as what it is. */
export async function tryFaults(
  { seed }: ConformityOrder,
  pair: CheckingPair,
  progress: ProgressLine,
): Promise<FaultTrial[]> {
  const trials = new Map<FaultName, FaultTrial>();
  for (let number = 0; number < MOST_TRIED && trials.size < FAULT_NAMES.length; number++) {
    await progress.count('fautes mises exprès', trials.size, FAULT_NAMES.length);
    const faults = FAULT_NAMES.filter((name) => !trials.has(name));
    for (const { planted, differences } of await pair.ask({ seed, number, turns: FIRST_TURNS, faults })) {
      const name = planted as FaultName;
      const isFound = differences.some(({ about }) => about === PLANTED_FAULTS[name].about);
      trials.set(name, { name, tournament: number, isFound });
    }
  }
  return FAULT_NAMES.map((name) => trials.get(name) ?? { name, tournament: MOST_TRIED, isFound: false });
}
