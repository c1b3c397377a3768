import type { Session } from '@raccord/contract';
import type { GameState, TournamentState, TurnState } from '@raccord/tournament';

/** What a station may know of the turns of a game. */
export interface Sight {
  isShown(turn: TurnState): boolean;
  /** Its solution, once it is laid. */
  isTold(turn: TurnState): boolean;
}

/**
 * Centres play at their own time: each sees the turns it has begun, and a solution once it has announced the end of the turn;
 * the one that draws, and the chief of the whole tournament who runs it, see the next draw then.
 */
export function sightOf(state: TournamentState, session: Session): Sight {
  const drawing = drawingCentre(state);
  const centre = runsAll(session) ? drawing : (centreOf(state, session) ?? drawing);
  const isTold = ({ centres }: TurnState) => centres.get(centre)?.endedAt !== undefined;
  const isNext = ({ game, number }: TurnState) => {
    const before = state.games.get(game)?.turns[number - 2];
    return before === undefined || isTold(before);
  };
  return { isShown: (turn) => turn.centres.has(centre) || (centre === drawing && isNext(turn)), isTold };
}

/** The first centre where somebody plays. */
function drawingCentre({ centres, entrants }: TournamentState): string {
  const played = new Set([...entrants.values()].map(({ seats }) => seats.at(-1)?.value.centre));
  const all = [...centres.keys()];
  return all.find((id) => played.has(id)) ?? all[0] ?? '';
}

/** The chief of the whole tournament, not of a centre. */
export const runsAll = ({ role, centre }: Session): boolean => role === 'chief' && centre === undefined;

/** The centre of a station: its own, or that of the table where the player sits. */
function centreOf({ entrants }: TournamentState, { role, id = '', centre }: Session): string | undefined {
  return role === 'player' ? entrants.get(id)?.seats.at(-1)?.value.centre : centre;
}

/** Referees see results as they come; a screen or a player those of closed turns. */
export const seesOpenTurns = ({ role }: Session): boolean => role !== 'screen' && role !== 'player';

/** A turn that this station may know of. */
export function findShown(
  state: TournamentState,
  session: Session,
  id: string,
  number: number,
): { readonly game: GameState; readonly turn: TurnState } | undefined {
  const game = state.games.get(id);
  const turn = game?.turns[number - 1];
  return game && turn && sightOf(state, session).isShown(turn) ? { game, turn } : undefined;
}
