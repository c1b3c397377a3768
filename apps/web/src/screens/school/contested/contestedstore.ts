import { type Contested, contestedCase } from '@raccord/school';
import { useMemo } from 'react';
import { keep, keptText, useKept } from '../../../app/usekept.ts';

const PLACE = 'raccord.ecole.desaccords';

/** What this browser keeps; nothing where it cannot be read. */
export function contestedIn(text: string): readonly Contested[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isContested) : [];
  } catch {
    return [];
  }
}

const isContested = (value: unknown): value is Contested =>
  typeof value === 'object' && value !== null && ['edition', 'exercise', 'answer', 'why'].every((key) => key in value);

export function useContested(): readonly Contested[] {
  const text = useKept(PLACE);
  return useMemo(() => contestedIn(text), [text]);
}

/** Answers whether the browser has kept it. */
export function addContested(contested: Contested): boolean {
  const text = JSON.stringify([...contestedIn(keptText(PLACE)), contested]);
  keep(PLACE, text);
  return keptText(PLACE) === text;
}

export function removeContested(at: number): void {
  const others = contestedIn(keptText(PLACE)).filter((_, index) => index !== at);
  keep(PLACE, others.length === 0 ? '' : JSON.stringify(others));
}

/** One file for all of them: cases in YAML, one under the other. */
export const contestedFile = (all: readonly Contested[]): string => all.map(contestedCase).join('\n');
