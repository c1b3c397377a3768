import type { Solution } from '@raccord/scrabble';
import type { Survey } from '../../engine/protocol.ts';

/** A solution as the server and the engine both name it. */
export type Move = Pick<Solution, 'word' | 'reference' | 'score'>;

export const isSameMove = (a: Move, b: Move | undefined): boolean => a.word === b?.word && a.reference === b.reference;

export type ProposalReason = 'prepared' | 'only-top' | 'keeps-joker' | 'first-top';

/** Why a solution is the one proposed. */
export function reasonOf(proposal: Move, { tops, proposal: own }: Survey): ProposalReason {
  if (!isSameMove(proposal, own)) return 'prepared';
  if (tops.length === 1) return 'only-top';
  return tops.some(({ jokerCount }) => jokerCount > (own?.jokerCount ?? 0)) ? 'keeps-joker' : 'first-top';
}

export type MoveAlert = 'not-top' | 'joker-wasted';

/** What is worth a word before a solution is laid. */
export function alertOf({ score, jokerCount }: Solution, { top, tops }: Survey): MoveAlert | undefined {
  if (score < top) return 'not-top';
  return tops.some((other) => other.jokerCount < jokerCount) ? 'joker-wasted' : undefined;
}
