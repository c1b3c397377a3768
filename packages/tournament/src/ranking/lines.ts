import type { Ledger } from '../ledger/ledger.ts';
import type { TurnResult } from '../ledger/sheet.ts';
import type { EntrantState, TournamentState } from '../state/state.ts';

/** A line of an entrant's sheet. */
export interface LedgerLine extends TurnResult {
  readonly game: string;
  readonly turn: number;
  /** Total of the game after this turn; what warnings cost at its end is not in it. */
  readonly running: number;
  /** Rank in the game after this turn, by total. */
  readonly rank: number;
}

/** An entrant's sheet: what every turn gave, with the running total and the rank. */
export function linesOf(state: TournamentState, ledger: Ledger, entrant: EntrantState): LedgerLine[] {
  const lines: LedgerLine[] = [];
  for (const { plan, turns } of state.games.values()) {
    const sums: number[] = [];
    for (const { number } of turns) {
      const results = ledger.results(plan.id, number);
      for (let index = 0; index < results.length; index++)
        sums[index] = (sums[index] ?? 0) + (results[index]?.total ?? 0);
      const running = sums[entrant.index] ?? 0;
      const rank = 1 + sums.filter((sum) => sum > running).length;
      const result = results[entrant.index];
      if (result) lines.push({ ...result, game: plan.id, turn: number, running, rank });
    }
  }
  return lines;
}
