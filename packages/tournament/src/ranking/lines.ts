import type { Ledger } from '../ledger/ledger.ts';
import type { TurnResult } from '../ledger/sheet.ts';
import type { EntrantState, TournamentState } from '../state/state.ts';
import { addSums, joinedAt } from './ranking.ts';

/** A line of an entrant's sheet. */
export interface LedgerLine extends TurnResult {
  readonly game: string;
  readonly turn: number;
  /** Total of the game after this turn; what warnings cost at its end is not in it. */
  readonly running: number;
  /** Rank after this turn, by total, among those who have played the game so far. */
  readonly rank: number;
}

/** Where everybody stands after a turn. */
interface TurnStanding {
  /** Running totals, by index of the entrant. */
  readonly sums: readonly number[];
  /** Of those who have played the game so far, the highest first. */
  readonly ranked: readonly number[];
}

/** Where everybody stands after each turn, by game: worked out once for as many sheets as one likes. */
export type Standings = ReadonlyMap<string, readonly TurnStanding[]>;

export function standingsOf(state: TournamentState, ledger: Ledger): Standings {
  const byGame = new Map<string, readonly TurnStanding[]>();
  for (const game of state.games.values()) {
    const joined: (number | undefined)[] = [];
    for (const entrant of state.entrants.values()) joined[entrant.index] = joinedAt(game, entrant);
    let sums: number[] = [];
    const standings = game.turns.map(({ number }) => {
      sums = [...sums];
      addSums(sums, ledger.turnTotals(game.plan.id, number));
      const ranked = sums.filter((_, index) => (joined[index] ?? number + 1) <= number).sort((a, b) => b - a);
      return { sums, ranked };
    });
    byGame.set(game.plan.id, standings);
  }
  return byGame;
}

/** The sheets of entrants, in their order: what every turn gave each one, with the running total and the rank. */
export function sheetsOf(
  state: TournamentState,
  ledger: Ledger,
  entrants: readonly EntrantState[],
  standings: Standings = standingsOf(state, ledger),
): LedgerLine[][] {
  return entrants.map(({ index }) =>
    [...state.games.values()].flatMap(({ plan }) =>
      (standings.get(plan.id) ?? []).flatMap(({ sums, ranked }, before) => {
        const turn = before + 1;
        const result = ledger.results(plan.id, turn)[index];
        const running = sums[index] ?? 0;
        return result ? [{ ...result, game: plan.id, turn, running, rank: rankIn(ranked, running) }] : [];
      }),
    ),
  );
}

/** One more than those who have more. */
function rankIn(ranked: readonly number[], sum: number): number {
  let low = 0;
  for (let high = ranked.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (ranked[middle] > sum) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
