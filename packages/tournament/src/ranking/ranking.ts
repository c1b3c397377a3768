import type { Ledger } from '../ledger/ledger.ts';
import {
  type EntrantState,
  type GameState,
  isPresent,
  isSuddenDeath,
  type TournamentState,
  type TurnState,
} from '../state/state.ts';
import { byNumber, type Criterion, separate, tieBreaksOf } from './ties.ts';

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

/** How many turns of a game, from the first one on, a ranking is over. */
export type TurnsOver = (game: GameState) => number;

const everyTurn: TurnsOver = ({ turns }) => turns.length;

/** The ranking of one game. */
export function rankGame(state: TournamentState, ledger: Ledger, id: string, turnsOver = everyTurn): RankingRow[] {
  const game = state.games.get(id);
  return game ? rankOver(state, ledger, [gameSoFar(ledger, game, turnsOver(game))], []) : [];
}

/** The ranking over all games; those that only separate ties add nothing. */
export function rankOverall(state: TournamentState, ledger: Ledger, turnsOver = everyTurn): RankingRow[] {
  const games = [...state.games.values()].map((game) => gameSoFar(ledger, game, turnsOver(game)));
  const counted = games.filter(({ game }) => !game.plan.separatesTies);
  const separating = games.filter(({ game }) => game.plan.separatesTies);
  return rankOver(state, ledger, counted, separating);
}

/** The last turn counted in a ranking of these games, and how many turns of each one there were before it; none before the second one. */
export interface LastTurn {
  readonly game: string;
  readonly turn: number;
  readonly before: TurnsOver | undefined;
}

export function lastTurnOf(games: readonly GameState[], turnsOver: TurnsOver): LastTurn | undefined {
  const counted = games.flatMap((game) => game.turns.slice(0, turnsOver(game)).filter(isCounted));
  const last = counted.at(-1);
  if (!last) return undefined;
  const { game, number } = last;
  const before: TurnsOver = (one) => (one.plan.id === game ? number - 1 : turnsOver(one));
  return { game, turn: number, before: counted.length > 1 ? before : undefined };
}

/** A game as it stood after some of its turns, as if no other one had been drawn. */
export interface GameSoFar {
  readonly game: GameState;
  /** By index of the entrant; those of a game that is over have what warnings cost. */
  readonly totals: readonly number[];
}

export function gameSoFar(ledger: Ledger, game: GameState, count: number): GameSoFar {
  const { plan, turns } = game;
  if (count >= turns.length) return { game, totals: ledger.totals(plan.id) };
  const first = turns.slice(0, count);
  const totals: number[] = [];
  for (const { number } of first) addSums(totals, ledger.turnTotals(plan.id, number));
  return { game: { ...game, turns: first, finished: undefined }, totals };
}

function rankOver(
  state: TournamentState,
  ledger: Ledger,
  counted: readonly GameSoFar[],
  separating: readonly GameSoFar[],
): RankingRow[] {
  const games = counted.map(({ game }) => game);
  const sums: number[] = [];
  for (const { totals } of counted) addSums(sums, totals);
  const top = games.reduce((sum, game) => sum + topOf(game), 0);
  const deaths = separating.map(({ game }) => bySurvival(ledger, game));
  const [only] = games;
  // A sudden death by itself, as in the Grand Chelem, has no tie-breaks.
  const criteria =
    games.length === 1 && isSuddenDeath(only)
      ? [bySurvival(ledger, only), ...deaths]
      : [byNumber(sums), ...deaths, ...tieBreaksOf(state, ledger, counted)];
  return makeRows(playersOf(state, games), sums, top, criteria);
}

/** Adds numbers to sums, place by place. */
function addSums(sums: number[], numbers: readonly number[]): void {
  for (let index = 0; index < numbers.length; index++) sums[index] = (sums[index] ?? 0) + (numbers[index] ?? 0);
}

/** A turn that was played, and whose end a centre has announced. */
export const isCounted = ({ isVoid, centres }: TurnState): boolean =>
  !isVoid && [...centres.values()].some(({ endedAt }) => endedAt !== undefined);

/** What the tops add up to, over the turns whose end was announced. */
const topOf = ({ turns }: GameState): number =>
  turns.reduce((sum, turn) => (isCounted(turn) ? sum + turn.topScore : sum), 0);

/** The first of so many turns of a game that an entrant was there for. */
export function joinedAt(game: GameState, entrant: EntrantState, turns = game.turns.length): number | undefined {
  for (let turn = 1; turn <= turns; turn++) if (isPresent(game, turn, entrant)) return turn;
  return undefined;
}

/** Those who played one turn at least; before the first one, everybody expected. */
function playersOf({ entrants }: TournamentState, games: readonly GameState[]): EntrantState[] {
  const isBegun = games.some(({ turns }) => turns.length > 0);
  const looked = games.map((game) => ({ game, turns: isBegun ? game.turns.length : 1 }));
  const isPlayer = (entrant: EntrantState): boolean =>
    entrant.exclusion === undefined && looked.some(({ game, turns }) => joinedAt(game, entrant, turns) !== undefined);
  return [...entrants.values()].filter(isPlayer);
}

const LATER_THAN_ANY_TURN = 1000;

/** Of so many turns of a sudden death, the one that put somebody out: whoever is still in survives longest. */
export function outAmong(ledger: Ledger, game: string, entrant: string, turns: number): number {
  const out = ledger.outSince(game, entrant) ?? LATER_THAN_ANY_TURN;
  return out <= turns ? out : LATER_THAN_ANY_TURN;
}

/** It separates those only who all played it. */
const bySurvival = (ledger: Ledger, { plan, turns }: GameState): Criterion => ({
  of: ({ id }) => outAmong(ledger, plan.id, id, turns.length),
  among: plan.entrants && new Set(plan.entrants),
});

/** Ranks by what separates players, one criterion after the other. */
function makeRows(
  players: readonly EntrantState[],
  totals: readonly number[],
  top: number,
  criteria: readonly Criterion[],
): RankingRow[] {
  const rows: RankingRow[] = [];
  for (const equals of separate(players, criteria)) {
    const rank = rows.length + 1;
    for (const entrant of equals) rows.push(makeRow(rank, entrant, totals[entrant.index] ?? 0, top));
  }
  return rows;
}

const makeRow = (rank: number, entrant: EntrantState, total: number, top: number): RankingRow => ({
  rank,
  entrant,
  total,
  top,
  negative: total - top,
  percent: top === 0 ? undefined : (100 * total) / top,
});
