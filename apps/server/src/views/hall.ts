import { makeBoard, makeDraw } from '@raccord/scrabble';
import { type GameState, type Journal, readClock, type TurnState, timesOf } from '@raccord/tournament';

/** What everybody in the hall may see: nothing of slips, and no solution before it is laid. */
export function seeHall({ state, events }: Journal, at: number) {
  const { charter, centres } = state;
  if (!charter) throw new Error('A hall without a charter was opened.');
  const games = [...state.games.values()];
  const game = games.findLast(({ turns }) => turns.length > 0);
  const turn = game?.turns.at(-1);
  const last = game?.turns.at(-2);
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
      turns: turns.length,
      isFinished: finished !== undefined,
    })),
    ...(game && turn ? { turn: seeTurn(game, turn, charter.settings.longSuddenDeath, at) } : {}),
    ...(last?.solution ? { last: { ...pickSolution(last.solution), turn: last.number } } : {}),
  };
}

function seeTurn({ plan, finished }: GameState, turn: TurnState, longSuddenDeath: boolean, at: number) {
  const times = timesOf(plan.rhythm, turn.number, longSuddenDeath);
  return {
    game: plan.id,
    number: turn.number,
    board: makeBoard(turn.solution?.after.board ?? turn.board).split('\n'),
    draw: makeDraw(turn.draw),
    isOver: finished !== undefined,
    centres: [...turn.centres].map(([centre, { clock, endedAt, isClosed }]) => ({
      centre,
      ...(clock ? { clock: readClock(clock, times, at) } : {}),
      isEnded: endedAt !== undefined,
      isClosed,
    })),
    ...(turn.solution ? { solution: pickSolution(turn.solution) } : {}),
  };
}

const pickSolution = ({ word, reference, score }: { word: string; reference: string; score: number }) => ({
  word,
  reference,
  score,
});
