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

function isClosed({ entrants }: TournamentState, game: GameState, { number, centres, isVoid }: TurnState): boolean {
  if (isVoid) return true;
  const isOpenIn = (centre: string) => {
    const at = centres.get(centre);
    return at?.isClosed !== true && at?.cancelled === undefined;
  };
  return ![...entrants.values()].some(
    (entrant) => isPresent(game, number, entrant) && isOpenIn(seatAt(game, number, entrant).centre),
  );
}

/** Is somebody there to play a turn in this centre? */
const isPlayedIn = ({ entrants }: TournamentState, game: GameState, { number }: TurnState, centre: string): boolean =>
  [...entrants.values()].some(
    (entrant) => seatAt(game, number, entrant).centre === centre && isPresent(game, number, entrant),
  );

function countFirst(turns: readonly TurnState[], isGood: (turn: TurnState) => boolean): number {
  const other = turns.findIndex((turn) => !isGood(turn));
  return other < 0 ? turns.length : other;
}
