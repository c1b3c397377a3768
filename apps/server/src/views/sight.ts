import { PUBLIC, type SessionAnswer } from '@raccord/contract';
import {
  closedTurns,
  finishedTurns,
  type GameState,
  isCounted,
  isFinishedEverywhere,
  isFinishedIn,
  type Journal,
  type TournamentState,
  type TurnState,
  type TurnsOver,
} from '@raccord/tournament';

/** What a station may know of the turns of a game. */
export interface Sight {
  isShown(turn: TurnState): boolean;
  /** Its solution, once it is laid. */
  isTold(turn: TurnState): boolean;
  isFinished(game: GameState): boolean;
  /** What was put back before the next draw. */
  isNextShown(game: GameState): boolean;
}

/**
 * Centres play at their own time: each sees the turns it has begun, and a solution once it has announced the end of the turn;
 * the one that draws, and the chief of the whole tournament who runs it, see the next draw then.
 */
export function sightOf(state: TournamentState, session: SessionAnswer): Sight {
  return session.role === 'spectator' ? sightFromOutside(state) : sightFromCentre(state, session);
}

/** Spectators see a turn, its letters too, once no centre plays it. */
export function sightFromOutside(state: TournamentState): Sight {
  const isTold = (turn: TurnState) => {
    const game = state.games.get(turn.game);
    return game !== undefined && isFinishedEverywhere(state, game, turn);
  };
  return {
    isShown: isTold,
    isTold,
    isFinished: ({ finished, turns }) => finished !== undefined && turns.every((turn) => turn.isVoid || isTold(turn)),
    isNextShown: () => false,
  };
}

function sightFromCentre(state: TournamentState, session: SessionAnswer): Sight {
  const drawing = drawingCentre(state);
  const centre = runsAll(session) ? drawing : (centreOf(state, session) ?? drawing);
  const gameOf = ({ game }: TurnState) => state.games.get(game);
  const isTold = (turn: TurnState) => {
    const game = gameOf(turn);
    return game !== undefined && isFinishedIn(state, game, turn, centre);
  };
  const isNext = (turn: TurnState) => {
    const before = gameOf(turn)?.turns[turn.number - 2];
    return centre === drawing && (before === undefined || isTold(before));
  };
  return {
    // A turn that does not count is told of where it was begun: its board has the solutions before it.
    isShown: (turn) => turn.centres.has(centre) || isNext(turn) || (!turn.isVoid && isTold(turn)),
    isTold,
    isFinished: ({ finished, turns }) => finished !== undefined && (runsAll(session) || turns.every(isTold)),
    isNextShown: ({ turns }) => runsAll(session) || (centre === drawing && turns.every(isTold)),
  };
}

const CLOSED = new WeakMap<Journal, { readonly sequence: number; readonly counts: Map<GameState, number> }>();

/** How many turns of each game are closed in every centre: counted once for a state, whoever asks. */
export function closedIn(journal: Journal): TurnsOver {
  const { state, events } = journal;
  const known = CLOSED.get(journal);
  const counts = known?.sequence === events.length ? known.counts : new Map<GameState, number>();
  CLOSED.set(journal, { sequence: events.length, counts });
  return (game) => {
    const count = counts.get(game) ?? closedTurns(state, game);
    counts.set(game, count);
    return count;
  };
}

/**
 * Of how many turns of a game a station has results: its chief of all of them, the officials of a centre of those finished
 * there, everybody else of those closed everywhere.
 */
export function turnsKnown(journal: Journal, session: SessionAnswer): TurnsOver {
  const { centre } = session;
  if (runsAll(session)) return ({ turns }) => turns.length;
  if (!seesOpenTurns(session) || centre === undefined) return closedIn(journal);
  return (game) => finishedTurns(journal.state, game, centre);
}

/**
 * By how many of those turns officials rank: up to the last that has every slip wherever its end was announced, since whoever is not
 * entered yet would go down for it; of a game that is over, by all. Those of everybody else are whole.
 */
export function turnsRanked(journal: Journal, session: SessionAnswer): TurnsOver {
  const { ledger } = journal;
  const known = turnsKnown(journal, session);
  const hasSlips = ({ game, number, centres }: TurnState): boolean =>
    ledger.isComplete(game, number) ||
    [...centres].every(
      ([id, { endedAt }]) => endedAt === undefined || ledger.missingTables(game, number, id).length === 0,
    );
  return (game) => {
    if (game.finished || !seesOpenTurns(session)) return known(game);
    return game.turns.slice(0, known(game)).findLastIndex((turn) => isCounted(turn) && hasSlips(turn)) + 1;
  };
}

/** The first centre where somebody plays. */
function drawingCentre({ centres }: TournamentState): string {
  for (const { id, seated } of centres.values()) {
    for (const { seats } of seated) if (seats.at(-1)?.value.centre === id) return id;
  }
  const [first = ''] = centres.keys();
  return first;
}

/** The chief of the whole tournament, not of a centre. */
export const runsAll = ({ role, centre }: SessionAnswer): boolean => role === 'chief' && centre === undefined;

/** The centre of a station: its own, or that of the table where the player sits. */
export function centreOf({ entrants }: TournamentState, { role, id = '', centre }: SessionAnswer): string | undefined {
  return role === 'player' ? entrants.get(id)?.seats.at(-1)?.value.centre : centre;
}

/** Officials see results as they come; screens, players and spectators those of closed turns. */
export const seesOpenTurns = ({ role }: SessionAnswer): boolean => !PUBLIC.includes(role);

/** A turn that this station may know of. */
export function findShown(
  state: TournamentState,
  session: SessionAnswer,
  id: string,
  number: number,
): { readonly game: GameState; readonly turn: TurnState } | undefined {
  const game = state.games.get(id);
  const turn = game?.turns[number - 1];
  return game && turn && sightOf(state, session).isShown(turn) ? { game, turn } : undefined;
}
