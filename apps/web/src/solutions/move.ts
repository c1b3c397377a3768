import type { Solution } from '@raccord/scrabble';

/** A solution as the server and the engine both name it. */
export type Move = Pick<Solution, 'word' | 'reference' | 'score'>;

export const isSameMove = (a: Move, b: Move | undefined): boolean => a.word === b?.word && a.reference === b.reference;
