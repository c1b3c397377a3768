import { type GameState, isPresent, seatAt, type TournamentState, type TurnState } from '../state/state.ts';

/** How many turns of a game, from the first one on, are closed in every centre that plays them: what players may know. */
export const closedTurns = (state: TournamentState, game: GameState): number =>
  countFirst(game.turns, (turn) => isClosed(state, game, turn));

/** How many turns of a game, from the first one on, a centre has finished: what its officials may know. */
export const finishedTurns = (state: TournamentState, game: GameState, centre: string): number =>
  countFirst(game.turns, (turn) => isFinishedIn(state, game, turn, centre));

/** Its end was announced in a centre, or it does not count there; where nobody plays it, it is closed in all the others. */
export function isFinishedIn(state: TournamentState, game: GameState, turn: TurnState, centre: string): boolean {
  const at = turn.centres.get(centre);
  if (turn.isVoid || at?.endedAt !== undefined || at?.cancelled !== undefined) return true;
  return !isPlayedIn(state, game, turn, centre) && isClosed(state, game, turn);
}

/**
 * Nobody plays it any more: its end was announced wherever it was begun or somebody plays it. What is not played yet in some centre
 * must not be heard of there from outside.
 */
export function isFinishedEverywhere(state: TournamentState, game: GameState, turn: TurnState): boolean {
  const isOver = (centre: string) => {
    const at = turn.centres.get(centre);
    return at?.endedAt !== undefined || at?.cancelled !== undefined;
  };
  const centres = [...state.centres.keys()];
  const isOpen = (centre: string) => turn.centres.has(centre) || isPlayedIn(state, game, turn, centre);
  return centres.some(isOver) && centres.every((centre) => isOver(centre) || !isOpen(centre));
}

function isClosed(state: TournamentState, game: GameState, turn: TurnState): boolean {
  if (turn.isVoid) return true;
  for (const centre of state.centres.keys()) {
    const at = turn.centres.get(centre);
    const isOpen = at?.isClosed !== true && at?.cancelled === undefined;
    if (isOpen && isPlayedIn(state, game, turn, centre)) return false;
  }
  return true;
}

/** Is somebody there to play a turn in this centre? */
export function isPlayedIn(
  { centres }: TournamentState,
  game: GameState,
  { number }: TurnState,
  centre: string,
): boolean {
  for (const entrant of centres.get(centre)?.seated ?? []) {
    if (seatAt(game, number, entrant).centre === centre && isPresent(game, number, entrant)) return true;
  }
  return false;
}

function countFirst(turns: readonly TurnState[], isGood: (turn: TurnState) => boolean): number {
  const other = turns.findIndex((turn) => !isGood(turn));
  return other < 0 ? turns.length : other;
}
