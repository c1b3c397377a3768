import type { Chance } from '@raccord/simulation';
import { shuffled } from '../pile.ts';

/** What is no slip is asked with answers to choose from. */
export interface SchoolQuestion {
  readonly text: string;
  readonly choices: readonly string[];
  /** Which one is right, from 0. */
  readonly right: number;
  /** What the edition says, with its article. */
  readonly why: string;
}

/** A question with its right answer first, and others: the same ones left out, in any order. */
export function makeQuestion(
  text: string,
  [right, ...others]: readonly string[],
  why: string,
  chance: Chance,
): SchoolQuestion {
  const choices = shuffled([...new Set([right, ...others])], chance);
  return { text, choices, right: choices.indexOf(right), why };
}
