import type { ConditionId, EditionName } from '@raccord/regulation';
import type { Exercise } from '@raccord/school';
import { useEffect, useRef, useState } from 'react';
import { newSeed } from '../../../app/newseed.ts';
import { schoolEngine } from '../../../engine/schoolengine.ts';
import { keptBoxes } from '../progress/useboxes.ts';
import { rulesIn } from '../rules.ts';
import { type PracticeChoice, wantedNext } from './wanted.ts';

const HALL_SLIPS = 24;
const RULE_SLIPS = 4;

/** The slip to judge; `undefined` while it is made, `none` where none can be. */
export interface Pile {
  readonly exercise: Exercise | 'none' | undefined;
  /** Which one it is, from 1. */
  readonly number: number;
  next(): void;
}

/** Slips without end: as in halls or of chosen rules; those that are missed come back sooner. */
export function usePractice(edition: EditionName, choice: PracticeChoice, isReady: boolean): Pile {
  const [number, setNumber] = useState(1);
  const [exercise, setExercise] = useState<Exercise | 'none'>();
  const stock = useRef(new Map<ConditionId | 'as-in-halls', Exercise[]>());
  const asked = JSON.stringify(choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slip for each number, and where something else is chosen
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    setExercise(undefined);
    take(edition, choice, stock.current).then(
      (taken) => {
        if (isCurrent) setExercise(taken ?? 'none');
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [edition, asked, isReady, number]);
  return { exercise, number, next: () => setNumber(number + 1) };
}

async function take(
  edition: EditionName,
  choice: PracticeChoice,
  stock: Map<ConditionId | 'as-in-halls', Exercise[]>,
): Promise<Exercise | undefined> {
  const boxes = keptBoxes(edition);
  const rules = rulesIn(edition).map(({ rule }) => rule);
  const wanted = wantedNext(boxes, choice, rules);
  if (wanted === undefined) return undefined;
  const left = stock.get(wanted)?.length ? stock.get(wanted) : await make(edition, wanted);
  const [first, ...others] = left ?? [];
  stock.set(wanted, others);
  if (first) return first;
  // Nothing shows this rule: the others are asked.
  const without = choice === 'as-in-halls' ? choice : choice.filter((rule) => rule !== wanted);
  return without.length > 0 && wanted !== 'as-in-halls' ? take(edition, without, stock) : undefined;
}

async function make(edition: EditionName, wanted: ConditionId | 'as-in-halls'): Promise<Exercise[]> {
  const seed = newSeed();
  const order =
    wanted === 'as-in-halls'
      ? { edition, seed, count: HALL_SLIPS }
      : { edition, seed, count: RULE_SLIPS, rule: wanted };
  return [...(await schoolEngine().makeSlips(order))];
}
