import type { Solution } from '@raccord/scrabble';

/** A solution as the server and the engine both name it. */
export type SolutionMove = Pick<Solution, 'word' | 'reference' | 'score'>;

export const isSameMove = (a: SolutionMove, b: SolutionMove | undefined): boolean =>
  a.word === b?.word && a.reference === b.reference;
