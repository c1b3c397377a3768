import type { Ledger } from '../ledger/ledger.ts';
import { type GameState, isPresent, isSuddenDeath, seatAt, type TournamentState } from '../state/state.ts';
import { addTo, bySurvival, makeRows, playersOf, type RankingRow, rankGame, rankOverall, topOf } from './ranking.ts';
import { byNumber } from './ties.ts';

/** How many turns of a game, from the first one on, are closed in every centre that plays them: what players may know. */
export function closedTurns({ entrants }: TournamentState, game: GameState): number {
  const open = game.turns.findIndex(({ number, centres, isVoid }) => {
    if (isVoid) return false;
    const isWaiting = (centre: string) => {
      const at = centres.get(centre);
      return at?.isClosed !== true && at?.cancelled === undefined;
    };
    return [...entrants.values()].some(
      (entrant) => isPresent(game, number, entrant) && isWaiting(seatAt(game, number, entrant).centre),
    );
  });
  return open < 0 ? game.turns.length : open;
}

/**
 * The ranking that may be shown to everybody: over the closed turns only. While turns are open, equal totals share their
 * rank; warnings have cost what they cost in the games that are over.
 */
export function rankPublished(state: TournamentState, ledger: Ledger, id?: string): RankingRow[] {
  const games = [...state.games.values()].filter(({ plan }) => id === undefined || plan.id === id);
  const closed = new Map(games.map((game) => [game, closedTurns(state, game)]));
  if (games.every((game) => closed.get(game) === game.turns.length)) {
    return id === undefined ? rankOverall(state, ledger) : rankGame(state, ledger, id);
  }
  const counted = games.filter(({ plan }) => id !== undefined || !plan.separatesTies);
  const totals: number[] = [];
  let top = 0;
  for (const game of counted) {
    const count = closed.get(game) ?? 0;
    addTo(totals, totalsUpTo(ledger, game, count));
    top += topOf({ ...game, turns: game.turns.slice(0, count) });
  }
  const [only] = counted;
  const isDeath = counted.length === 1 && isSuddenDeath(only);
  const criterion = isDeath ? bySurvival(ledger, only, closed.get(only)) : byNumber(totals);
  return makeRows(playersOf(state, counted), totals, top, [criterion]);
}

/** The totals of a game over its first turns, by index of the entrant; those of a game that is over have what warnings cost. */
export function totalsUpTo(ledger: Ledger, { plan, turns, finished }: GameState, count: number): readonly number[] {
  if (finished && count === turns.length) return ledger.totals(plan.id);
  const totals: number[] = [];
  for (const { number } of turns.slice(0, count)) addTo(totals, ledger.turnTotals(plan.id, number));
  return totals;
}
