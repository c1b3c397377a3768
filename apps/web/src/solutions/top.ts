import type { Solution } from '@raccord/scrabble';
import type { EngineSurvey } from '../engine/protocol.ts';
import type { GameTurn } from '../server/answers.ts';
import { isSameMove } from './move.ts';

/** The top by which slips of a turn are entered, on every station: the one laid, else the one to lay; where that is no top, the first. */
export function topOfTurn(
  { tops }: EngineSurvey,
  { solution, proposed }: Pick<GameTurn, 'solution' | 'proposed'>,
): Solution {
  return tops.find((top) => isSameMove(top, solution ?? proposed)) ?? tops[0];
}
