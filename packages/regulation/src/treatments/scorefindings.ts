import { countBits } from '@raccord/scrabble';
import { type Finding, found } from '../conditions/index.ts';
import type { Granted } from '../conditions/score.ts';
import { type Claims, describeMove, type Payable } from '../moves.ts';
import type { Turn } from '../turn.ts';

/** What score and circles say against a move: circles that name other letters, a score missing or other than its own. */
export function scoreFindings(turn: Turn, payable: Payable, claims: Claims, kind: Granted = 'own'): Finding[] {
  const { place, tiling } = payable;
  const circles = claims.circles(place);
  const areCirclesRight = circles === tiling.jokers;
  if (areCirclesRight && claims.score === tiling.score) return [];
  const move = describeMove(turn.board, payable);
  const findings: Finding[] = [];
  if (!areCirclesRight) {
    const [circled, jokers] = [countBits(circles), countBits(tiling.jokers)];
    findings.push(
      circled === 0
        ? found('joker-not-circled', { move, jokers })
        : found('wrong-letter-circled', { move, circled, jokers }),
    );
  }
  if (claims.score === undefined) findings.push(found('score-missing', { move, kind }));
  else if (claims.score !== tiling.score) findings.push(found('score-wrong', { written: claims.score, move, kind }));
  return findings;
}
