import { EDITIONS, type EditionName } from '@raccord/regulation';
import { accept, MOST_POINTS, type Result, refuse } from '@raccord/scrabble';
import { costOfWarnings, firstCostlyWarning } from '@raccord/tournament';
import { type FiledGame, type FiledResult, totalOf } from '../game.ts';

export const IMPORTED_RHYTHM = 'normal';

/** What a player must get for a turn, so that his total is that of the file. */
export interface Grant {
  readonly result: FiledResult;
  /** Before the penalty, and without the solo. */
  readonly points: number;
  readonly penalty: number;
}

/** What everybody must get, turn by turn; what warnings cost is taken off by the ledger, at the end of the game. */
export function grantsOf(game: FiledGame, edition: EditionName): Result<Grant[][], 'points-too-high'> {
  const firstCostly = firstCostlyWarning(edition, game.formula, IMPORTED_RHYTHM);
  const { penalty } = EDITIONS[edition];
  const warned = game.players.map(() => 0);
  const all: Grant[][] = [];
  for (const [index, { results }] of game.turns.entries()) {
    const grants: Grant[] = [];
    for (const result of results) {
      const before = warned[result.player];
      warned[result.player] += result.warnings;
      const cost =
        costOfWarnings(edition, warned[result.player], firstCostly) - costOfWarnings(edition, before, firstCostly);
      const grant = grantFor(result, cost, penalty);
      if (grant.points + result.solo > MOST_POINTS || grant.penalty > MOST_POINTS) {
        return refuse(
          'points-too-high',
          `Coup ${index + 1} : un joueur y fait ou y perd plus de ${MOST_POINTS} points : corrigez le fichier.`,
        );
      }
      grants.push(grant);
    }
    all.push(grants);
  }
  return accept(all);
}

/**
 * A penalty of the usual amount stays a penalty unless a warning explains it; other amounts are taken off the points,
 * as far as these reach.
 */
function grantFor(result: FiledResult, cost: number, usual: number): Grant {
  const net = totalOf(result) - result.solo + cost;
  if (net < 0) {
    const penalty = -cost - result.penalties.reduce((sum, points) => sum + Math.min(0, points), 0);
    return { result, points: net + penalty, penalty };
  }
  const penalties = result.penalties.filter((points) => points === -usual).length;
  const penalty = penalties * usual > cost ? usual : 0;
  return { result, points: net + penalty, penalty };
}
