import type { ConformityOrder, FoundDifferences } from '@raccord/conformity';
import type { ProgressLine } from '../progress.ts';
import type { CheckingPair } from './pair.ts';

const MOST_TURNS = 30;

/** The first turns of each tournament that show a difference, and what they show: as few as do. */
export async function shrinkAll(
  order: ConformityOrder,
  found: readonly FoundDifferences[],
  pair: CheckingPair,
  progress: ProgressLine,
): Promise<FoundDifferences[]> {
  const shrunk: FoundDifferences[] = [];
  for (const one of found) {
    await progress.count('plus petit exemple', shrunk.length, found.length);
    shrunk.push((await shrink(order, one, pair)) ?? one);
  }
  return shrunk;
}

async function shrink(
  { seed, fault }: ConformityOrder,
  found: FoundDifferences,
  pair: CheckingPair,
): Promise<FoundDifferences | undefined> {
  const faults = fault ? { faults: [fault] } : {};
  for (let turns = 1; turns <= MOST_TURNS; turns++) {
    const [report] = await pair.ask({ seed, number: found.tournament, turns, ...faults });
    const smallest = report?.differences.find(({ about }) => about === found.about);
    if (smallest) return { ...found, turns, smallest };
  }
  return undefined;
}
