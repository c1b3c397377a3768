import type { Ledger } from '../ledger/ledger.ts';
import type { TieBreak } from '../settings.ts';
import type { GameState, TournamentState } from '../state/state.ts';

/** What separates equal totals, one after the other: the higher number is the better, by index of the entrant. */
export type Column = (index: number) => number;

const COLUMNS: Readonly<Record<TieBreak, (ledger: Ledger, games: readonly GameState[]) => Column[]>> = {
  'last-game': (ledger, games) => {
    const last = games.findLast(({ turns }) => turns.length > 0);
    if (!last || games.length < 2) return [];
    const totals = ledger.totals(last.plan.id);
    return [(index) => totals[index] ?? 0];
  },
  /** The last turn, then the one before it, back to the first one of the first game. */
  'last-turns': (ledger, games) =>
    games.toReversed().flatMap(({ plan, turns }) =>
      turns.toReversed().map(({ number }): Column => {
        const totals = ledger.turnTotals(plan.id, number);
        return (index) => totals[index] ?? 0;
      }),
    ),
};

/** The tie-breaks of a tournament, as it is set. */
export const tieColumns = (state: TournamentState, ledger: Ledger, games: readonly GameState[]): Column[] =>
  (state.charter?.settings.tieBreaks ?? []).flatMap((name) => COLUMNS[name](ledger, games));

/** Orders two entrants by the first column that separates them; 0 when none does. */
export function compareBy(columns: readonly Column[], a: number, b: number): number {
  for (const column of columns) {
    const order = column(b) - column(a);
    if (order !== 0) return order;
  }
  return 0;
}
