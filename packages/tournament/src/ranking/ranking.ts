import type { Ledger } from '../ledger/ledger.ts';
import {
  type EntrantState,
  type GameState,
  isPresent,
  isSuddenDeath,
  type TournamentState,
  type TurnState,
} from '../state/state.ts';
import { type Column, compareBy, tieColumns } from './ties.ts';

/** A line of a ranking. */
export interface RankingRow {
  /** Equal ones share it, and the next one is counted after them: 1, 2, 2, 4. */
  readonly rank: number;
  readonly entrant: EntrantState;
  readonly total: number;
  /** What the tops of the same games add up to. */
  readonly top: number;
  /** Total less top: zero at best. */
  readonly negative: number;
  /** Total in hundredths of the top; nothing before the first turn ends. */
  readonly percent: number | undefined;
}

/** Orders two entrants, the better one first; 0 when nothing separates them. */
type Compare = (a: EntrantState, b: EntrantState) => number;

/** The ranking of one game. */
export function rankGame(state: TournamentState, ledger: Ledger, id: string): RankingRow[] {
  const game = state.games.get(id);
  if (!game) return [];
  const players = playersOf(state, [game]);
  const totals = ledger.totals(id);
  if (isSuddenDeath(game)) {
    return makeRows(
      players,
      totals,
      topOf(game),
      ({ id: entrant }) => survival(ledger, id, entrant),
      () => 0,
    );
  }
  const columns = tieColumns(state, ledger, [game]);
  const compareEqual: Compare = (a, b) => compareBy(columns, a.index, b.index);
  return makeRows(players, totals, topOf(game), keyWith(totals, columns[0]), compareEqual);
}

/** The ranking over all games; those that only separate ties add nothing. */
export function rankOverall(state: TournamentState, ledger: Ledger): RankingRow[] {
  const games = [...state.games.values()];
  const counted = games.filter(({ plan }) => !plan.separatesTies);
  const totals: number[] = [];
  for (const game of counted) addTo(totals, ledger.totals(game.plan.id));
  // A sudden death by itself, as in the Grand Chelem.
  if (counted.length === 1 && isSuddenDeath(counted[0])) return rankGame(state, ledger, counted[0].plan.id);
  const separating = games.filter(({ plan }) => plan.separatesTies);
  const columns = tieColumns(state, ledger, counted);
  const compareEqual: Compare = (a, b) => separate(ledger, separating, a, b) || compareBy(columns, a.index, b.index);
  const top = counted.reduce((sum, game) => sum + topOf(game), 0);
  const key = keyWith(totals, separating.length === 0 ? columns[0] : undefined);
  return makeRows(playersOf(state, counted), totals, top, key, compareEqual);
}

/** More than any total of a turn or of a game, either way. */
const WIDE = 2 ** 16;

/** The total and, within it, the first tie-break: few are then left to be compared one by one. */
const keyWith =
  (totals: readonly number[], first: Column = () => 0) =>
  ({ index }: EntrantState): number =>
    (totals[index] ?? 0) * WIDE + first(index);

/** Adds numbers to sums, place by place. */
export function addTo(sums: number[], numbers: readonly number[]): void {
  for (let index = 0; index < numbers.length; index++) sums[index] = (sums[index] ?? 0) + (numbers[index] ?? 0);
}

/** A turn that was played, and whose end a centre has announced. */
export const isCounted = ({ isVoid, centres }: TurnState): boolean =>
  !isVoid && [...centres.values()].some(({ endedAt }) => endedAt !== undefined);

/** What the tops add up to, over the turns whose end was announced. */
export const topOf = ({ turns }: GameState): number =>
  turns.reduce((sum, turn) => (isCounted(turn) ? sum + turn.topScore : sum), 0);

/** Those who played one turn at least; before the first one, everybody expected. */
export function playersOf({ entrants }: TournamentState, games: readonly GameState[]): EntrantState[] {
  const isBegun = games.some(({ turns }) => turns.length > 0);
  const looked = games.map((game) => ({ game, turns: isBegun ? game.turns.length : 1 }));
  const isPlayer = (entrant: EntrantState): boolean => {
    for (const { game, turns } of looked) {
      for (let turn = 1; turn <= turns; turn++) if (isPresent(game, turn, entrant)) return true;
    }
    return false;
  };
  return [...entrants.values()].filter(isPlayer);
}

/** The last turn survived, as a number: whoever is still in survives longest. */
const survival = (ledger: Ledger, game: string, entrant: string): number =>
  ledger.outSince(game, entrant) ?? LATER_THAN_ANY_TURN;

/** The same, as if no turn after this one had been played. */
export const survivalUpTo =
  (ledger: Ledger, { plan }: GameState, turn: number) =>
  ({ id }: EntrantState): number => {
    const out = survival(ledger, plan.id, id);
    return out <= turn ? out : LATER_THAN_ANY_TURN;
  };

const LATER_THAN_ANY_TURN = 1000;

/** Sudden deaths that both played to be separated. */
function separate(ledger: Ledger, games: readonly GameState[], a: EntrantState, b: EntrantState): number {
  for (const { plan } of games) {
    if (!plan.entrants?.includes(a.id) || !plan.entrants.includes(b.id)) continue;
    const order = survival(ledger, plan.id, b.id) - survival(ledger, plan.id, a.id);
    if (order !== 0) return order;
  }
  return 0;
}

/** Ranks by a key, the highest first, and those whose key is equal by a comparison of their own. */
export function makeRows(
  players: readonly EntrantState[],
  totals: readonly number[],
  top: number,
  keyOf: (entrant: EntrantState) => number,
  compareEqual: Compare,
): RankingRow[] {
  const keys = players.map(keyOf);
  const order = orderBy(keys);
  const rows: RankingRow[] = [];
  const add = (rank: number, entrant: EntrantState) =>
    rows.push(makeRow(rank, entrant, totals[entrant.index] ?? 0, top));
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && keys[order[to]] === keys[order[from]]) to++;
    const equal: EntrantState[] = [];
    for (let at = from; at < to; at++) equal.push(players[order[at]]);
    if (equal.length > 1) equal.sort(compareEqual);
    let rank = from + 1;
    for (let index = 0; index < equal.length; index++) {
      if (index > 0 && compareEqual(equal[index - 1], equal[index]) !== 0) rank = from + index + 1;
      add(rank, equal[index]);
    }
  }
  return rows;
}

/** The positions of whole numbers, the highest first: packed into one number each, they sort as fast as numbers do. */
function orderBy(keys: readonly number[]): Float64Array {
  const highest = keys.reduce((most, key) => Math.max(most, key), 0);
  const packed = new Float64Array(keys.length);
  for (let at = 0; at < keys.length; at++) packed[at] = (highest - keys[at]) * keys.length + at;
  packed.sort();
  for (let at = 0; at < packed.length; at++) packed[at] %= keys.length;
  return packed;
}

const makeRow = (rank: number, entrant: EntrantState, total: number, top: number): RankingRow => ({
  rank,
  entrant,
  total,
  top,
  negative: total - top,
  percent: top === 0 ? undefined : (100 * total) / top,
});
