import type { FiledResult, FiledTurn } from '../game.ts';

/** Eliot takes points off for the warnings of a player after these, without writing it on any turn. */
const FREE_WARNINGS = 3;
const COST = 5;

/** The turns with what Eliot takes off by itself among the penalties. */
export const withWarningCosts = (turns: readonly FiledTurn[]): FiledTurn[] =>
  mapCostly(turns, (penalties, costly) => [...penalties, ...new Array<number>(costly).fill(-COST)]);

/** The turns without what Eliot takes off by itself: what it takes off and we do not is given back. */
export const withoutWarningCosts = (turns: readonly FiledTurn[]): FiledTurn[] =>
  mapCostly(turns, (penalties, costly) => {
    const left = [...penalties];
    let excess = 0;
    for (let count = 0; count < costly; count++) {
      const at = left.lastIndexOf(-COST);
      if (at >= 0) left.splice(at, 1);
      else excess += COST;
    }
    return excess > 0 ? [...left, excess] : left;
  });

type Penalties = FiledResult['penalties'];

/** Changes the penalties of whoever has warnings that cost on a turn. */
function mapCostly(
  turns: readonly FiledTurn[],
  change: (penalties: Penalties, costly: number) => Penalties,
): FiledTurn[] {
  const warned = new Map<number, number>();
  return turns.map((turn) => ({
    ...turn,
    results: turn.results.map((result) => {
      const before = warned.get(result.player) ?? 0;
      const after = before + result.warnings;
      warned.set(result.player, after);
      const costly = Math.max(0, after - FREE_WARNINGS) - Math.max(0, before - FREE_WARNINGS);
      return costly === 0 ? result : { ...result, penalties: change(result.penalties, costly) };
    }),
  }));
}
