import type { AnswerOf } from '@raccord/contract';

/** A slip that the commission has before it, or has decided. */
export type Case = AnswerOf<'seeReferred'>['slips'][number];

export const caseName = ({ game, turn, entrant }: Pick<Case, 'game' | 'turn' | 'entrant'>): string =>
  `${turn} ${entrant} ${game}`;
