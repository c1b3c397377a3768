import type { Session } from '@raccord/contract';
import { makeBoard, makeDraw } from '@raccord/scrabble';
import { type GameState, type Journal, readClock, type TurnState, timesOf } from '@raccord/tournament';

/**
 * What everybody in the hall may see: nothing of slips, and no solution before it is laid. Centres play at their own time: one
 * that follows sees the turns it has begun, and a solution once it has announced the end of the turn.
 */
export function seeHall({ state, events }: Journal, session: Session, now: number) {
  const { charter, centres } = state;
  if (!charter) throw new Error('A hall without a charter was opened.');
  // A clock set back must not stop the one of the turn: no reading is older than the last event.
  const at = Math.max(now, events[events.length - 1].at);
  const games = [...state.games.values()];
  const [drawing] = centres.keys();
  const centre =
    session.role === 'chief' && session.centre === undefined ? undefined : (centreOf(state, session) ?? drawing);
  const isFollowing = centre !== undefined && centre !== drawing;
  const isShown = (turn: TurnState) => !isFollowing || turn.centres.has(centre);
  const isToldAt = (turn: TurnState) => !isFollowing || turn.centres.get(centre)?.endedAt !== undefined;
  const game = games.findLast(({ turns }) => turns.some(isShown));
  const turn = game?.turns.findLast(isShown);
  const last = turn && game?.turns[turn.number - 2];
  return {
    sequence: events.length,
    name: charter.name,
    place: charter.place,
    date: charter.date,
    edition: charter.edition,
    lexicon: charter.lexicon,
    centres: [...centres.values()].map(({ id, name }) => ({ id, name })),
    games: games.map(({ plan, turns, finished }) => ({
      id: plan.id,
      name: plan.name,
      formula: plan.formula,
      rhythm: plan.rhythm,
      turns: turns.filter(isShown).length,
      isFinished: finished !== undefined && turns.every(isShown),
    })),
    ...(game && turn ? { turn: seeTurn(game, turn, isToldAt(turn), charter.settings.longSuddenDeath, at) } : {}),
    ...(last?.solution ? { last: { ...pickSolution(last.solution), turn: last.number } } : {}),
  };
}

/** The centre of a station: its own, or that of the table where the player sits. */
function centreOf({ entrants }: Journal['state'], { role, id = '', centre }: Session): string | undefined {
  return role === 'player' ? entrants.get(id)?.seats.at(-1)?.value.centre : centre;
}

function seeTurn(
  { plan, finished }: GameState,
  turn: TurnState,
  isTold: boolean,
  longSuddenDeath: boolean,
  at: number,
) {
  const times = timesOf(plan.rhythm, turn.number, longSuddenDeath);
  const solution = isTold ? turn.solution : undefined;
  return {
    game: plan.id,
    number: turn.number,
    board: makeBoard(solution?.after.board ?? turn.board).split('\n'),
    draw: makeDraw(turn.draw),
    isOver: finished !== undefined,
    centres: [...turn.centres].map(([centre, { clock, endedAt, isClosed }]) => ({
      centre,
      ...(clock ? { clock: readClock(clock, times, at) } : {}),
      isEnded: endedAt !== undefined,
      isClosed,
    })),
    ...(solution ? { solution: pickSolution(solution) } : {}),
  };
}

const pickSolution = ({ word, reference, score }: { word: string; reference: string; score: number }) => ({
  word,
  reference,
  score,
});
