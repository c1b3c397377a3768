import type { Ledger } from '../ledger/ledger.ts';
import type { TurnResult } from '../ledger/sheet.ts';
import type { EntrantState, TournamentState } from '../state/state.ts';
import { joinedAt } from './ranking.ts';

/** A line of an entrant's sheet. */
export interface LedgerLine extends TurnResult {
  readonly game: string;
  readonly turn: number;
  /** Total of the game after this turn; what warnings cost at its end is not in it. */
  readonly running: number;
  /** Rank after this turn, by total, among those who have played the game so far. */
  readonly rank: number;
}

/** The sheets of entrants, in their order: what every turn gave each one, with the running total and the rank. */
export function sheetsOf(state: TournamentState, ledger: Ledger, entrants: readonly EntrantState[]): LedgerLine[][] {
  const sheets: LedgerLine[][] = entrants.map(() => []);
  for (const game of state.games.values()) {
    const { plan, turns } = game;
    const joined: (number | undefined)[] = [];
    for (const entrant of state.entrants.values()) joined[entrant.index] = joinedAt(game, entrant);
    const sums: number[] = [];
    for (const { number } of turns) {
      const results = ledger.results(plan.id, number);
      for (let index = 0; index < results.length; index++)
        sums[index] = (sums[index] ?? 0) + (results[index]?.total ?? 0);
      const rankOf = ranksAmong(sums.filter((_, index) => (joined[index] ?? number + 1) <= number));
      for (const [position, { index }] of entrants.entries()) {
        const result = results[index];
        const running = sums[index] ?? 0;
        if (result) sheets[position].push({ ...result, game: plan.id, turn: number, running, rank: rankOf(running) });
      }
    }
  }
  return sheets;
}

/** The rank of a sum; those that many share are worked out once. */
function ranksAmong(sums: readonly number[]): (sum: number) => number {
  const known = new Map<number, number>();
  return (sum) => {
    const rank = known.get(sum) ?? 1 + sums.filter((other) => other > sum).length;
    known.set(sum, rank);
    return rank;
  };
}
