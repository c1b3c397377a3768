import { isJudged, undirected } from './direction.ts';
import type { SlipDraft } from './slipdraft.ts';

/** What somebody has still to say of a slip before it goes on, and of which solution. */
export interface Lack {
  readonly what: 'word' | 'direction';
  readonly solution: number;
}

/** A slip without a word is not taken for a blank one, whatever else is typed: that it is blank is said. */
export function lackOf(draft: SlipDraft, turn: number): Lack | undefined {
  if (isJudged(draft) && draft.solutions.every(({ word }) => word === '')) return { what: 'word', solution: 0 };
  const solution = undirected(draft, turn);
  return solution === undefined ? undefined : { what: 'direction', solution };
}

const FIELDS: Readonly<Record<Lack['what'], string>> = { word: 'input', direction: 'select' };

/** Leads to where it is said. */
export const focusLack = ({ what, solution }: Lack): void =>
  document.querySelector<HTMLElement>(`[data-solution="${solution}"] ${FIELDS[what]}`)?.focus();
