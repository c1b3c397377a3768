import type { TurnResult } from '../ledger/cell.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type EntrantState, isSuddenDeath, type TournamentState } from '../state/state.ts';
import { joinedAt, outAmong } from './ranking.ts';

/** A line of an entrant's sheet. */
export interface LedgerLine extends TurnResult {
  readonly game: string;
  readonly turn: number;
  /** Total of the game after this turn; what warnings cost at its end is not in it. */
  readonly running: number;
  /** Rank after this turn, by total or by survival, among those who have played the game so far. */
  readonly rank: number;
}

/** Where everybody stands after a turn. */
interface TurnStanding {
  /** Running totals, by index of the entrant. */
  readonly sums: Float64Array;
  /** What everybody is ranked by, likewise: the total or, in a sudden death, the turn that put him out. */
  readonly by: Float64Array;
  /** The same of those who have played the game so far, the lowest first. */
  readonly ranked: Float64Array;
}

/** Where everybody stands after each turn, by game: worked out once for as many sheets as one likes. */
export type Standings = ReadonlyMap<string, readonly TurnStanding[]>;

export function standingsOf(state: TournamentState, ledger: Ledger): Standings {
  const byGame = new Map<string, readonly TurnStanding[]>();
  for (const game of state.games.values()) {
    const joined = new Float64Array(state.entrantCount).fill(Number.POSITIVE_INFINITY);
    for (const entrant of state.entrants.values()) {
      if (!entrant.exclusion) joined[entrant.index] = joinedAt(game, entrant) ?? Number.POSITIVE_INFINITY;
    }
    let sums = new Float64Array(joined.length);
    const standings = game.turns.map(({ number }) => {
      const totals = ledger.turnTotals(game.plan.id, number);
      sums = sums.map((sum, index) => sum + (totals[index] ?? 0));
      const by = isSuddenDeath(game) ? survivals(state, ledger, game.plan.id, number) : sums;
      return { sums, by, ranked: by.filter((_, index) => joined[index] <= number).sort() };
    });
    byGame.set(game.plan.id, standings);
  }
  return byGame;
}

function survivals({ entrants, entrantCount }: TournamentState, ledger: Ledger, game: string, turns: number) {
  const outs = new Float64Array(entrantCount);
  for (const { id, index } of entrants.values()) outs[index] = outAmong(ledger, game, id, turns);
  return outs;
}

/** The sheets of entrants, in their order: what every turn gave each one, with the running total and the rank. */
export function sheetsOf(
  state: TournamentState,
  ledger: Ledger,
  entrants: readonly EntrantState[],
  standings: Standings = standingsOf(state, ledger),
): LedgerLine[][] {
  const turns = [...state.games.keys()].flatMap((game) =>
    (standings.get(game) ?? []).map((standing, before) => ({
      ...{ game, turn: before + 1, standing, results: ledger.results(game, before + 1) },
    })),
  );
  return entrants.map(({ index }) => {
    const lines: LedgerLine[] = [];
    for (const { game, turn, standing, results } of turns) {
      const result = results[index];
      const running = standing.sums[index];
      if (result) lines.push({ ...result, game, turn, running, rank: rankIn(standing.ranked, standing.by[index]) });
    }
    return lines;
  });
}

/** One more than those who have more. */
function rankIn(ranked: Float64Array, own: number): number {
  let low = 0;
  for (let high = ranked.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (ranked[middle] <= own) low = middle + 1;
    else high = middle;
  }
  return ranked.length - low + 1;
}
