import { accept, makeReference, parseReference, type Solution, squareAlong } from '@raccord/scrabble';
import type { SolutionAlert, TournamentCharter, TurnAtCentre, TurnKey } from '../events.ts';
import type { Actor } from '../people.ts';
import { type GameState, preparedTurn, type TurnCentre, type TurnState } from '../state/state.ts';
import { nameTables } from '../told/provisional.ts';
import {
  asked,
  type Context,
  checkCentre,
  type Decide,
  type Decision,
  findLastTurn,
  findTurn,
  isChiefOfCentre,
} from './context.ts';
import { refused } from './refusals.ts';

const NOT_BEGUN: TurnCentre = { clock: undefined, endedAt: undefined, isClosed: false };

/** A turn as one centre plays it. */
function findTurnAt(
  context: Context,
  { game, turn, centre }: TurnAtCentre,
  actor: Actor,
): Decision<{ turn: TurnState; at: TurnCentre }> {
  const found = findTurn(context, game, turn);
  if (!found.ok) return found;
  if (!context.state.centres.has(centre)) return refused('unknown-centre', centre);
  const inCentre = checkCentre(context, actor, centre);
  if (!inCentre.ok) return inCentre;
  if (found.value.turn.isVoid) return refused('turn-void', turn);
  const at = found.value.turn.centres.get(centre) ?? NOT_BEGUN;
  if (at.cancelled) return refused('turn-cancelled-here', turn, context.state.centres.get(centre)?.name ?? centre);
  return accept({ turn: found.value.turn, at });
}

const keyOf = ({ game, turn, centre }: TurnAtCentre): TurnAtCentre => ({ game, turn, centre });

const startClockOfTurn: Decide<TurnAtCentre> = (context, data, { actor }) => {
  const found = findTurnAt(context, data, actor);
  if (!found.ok) return found;
  const { clock, endedAt } = found.value.at;
  if (endedAt !== undefined) return refused('turn-ended', data.turn);
  if (clock) return refused(clock.since === undefined ? 'clock-paused' : 'clock-runs');
  return accept({ type: 'clock-started', data: keyOf(data) });
};

const pauseClockOfTurn: Decide<TurnAtCentre> = (context, data, { actor }) => {
  const found = findTurnAt(context, data, actor);
  if (!found.ok) return found;
  const { clock } = found.value.at;
  return clock?.since === undefined ? refused('clock-stands') : accept({ type: 'clock-paused', data: keyOf(data) });
};

const resumeClockOfTurn: Decide<TurnAtCentre> = (context, data, { actor }) => {
  const found = findTurnAt(context, data, actor);
  if (!found.ok) return found;
  const { clock, endedAt } = found.value.at;
  if (endedAt !== undefined) return refused('turn-ended', data.turn);
  if (!clock) return refused('clock-not-started');
  return clock.since === undefined ? accept({ type: 'clock-resumed', data: keyOf(data) }) : refused('clock-runs');
};

/** The announcement, and nothing else, ends a turn: not the bell (S1). */
const endTurn: Decide<TurnAtCentre> = (context, data, { actor }) => {
  const found = findTurnAt(context, data, actor);
  if (!found.ok) return found;
  if (found.value.at.endedAt !== undefined) return refused('turn-ended', data.turn);
  return accept({ type: 'turn-ended', data: keyOf(data) });
};

/** The chief referee says which solution he will lay, if it is not the one proposed. */
const chooseSolution: Decide<TurnKey & { readonly word: string; readonly reference: string }> = (
  context,
  { game: id, turn: number, word, reference },
) => {
  const found = findLastTurn(context, id, number);
  if (!found.ok) return found;
  const { game, turn } = found.value;
  const solution = findSolution(context, { ...turn, formula: game.formula }, word.trim(), reference);
  if (!solution) return refused('not-a-solution', `${word} en ${reference}`);
  const { word: chosen, reference: place, score } = solution;
  return accept({ type: 'solution-chosen', data: { game: id, turn: number, word: chosen, reference: place, score } });
};

const laySolution: Decide<TurnKey & { readonly word: string; readonly reference: string }> = (
  context,
  { game: id, turn: number, word, reference },
  { actor, basis },
) => {
  const found = findLastTurn(context, id, number);
  if (!found.ok) return found;
  const { game, turn } = found.value;
  const isConcerned = (centre: string) => !isChiefOfCentre(actor) || actor.centre === centre;
  if (![...turn.centres].some(([centre, { endedAt }]) => endedAt !== undefined && isConcerned(centre))) {
    return refused('turn-not-ended', number);
  }
  if (isChiefOfCentre(actor) && turn.solution) return refused('already-laid', number);
  // Whoever goes by the letters alone has not seen that there is one.
  if (turn.solution && basis !== undefined) {
    return refused('laid-meanwhile', number, `${turn.solution.word} en ${turn.solution.reference}`);
  }
  const position = { ...turn, formula: game.formula };
  const solution = findSolution(context, position, word.trim(), reference);
  if (!solution) return refused('not-a-solution', `${word} en ${reference}`);
  if (isChiefOfCentre(actor) && !isPrepared(game, number, solution)) {
    return refused('not-allowed', 'chief', 'poser une autre solution que celle d’une partie préparée');
  }
  return accept({
    type: 'solution-laid',
    data: {
      game: id,
      turn: number,
      word: solution.word,
      reference: solution.reference,
      score: solution.score,
      alerts: layingAlerts(context, position, solution),
    },
  });
};

function isPrepared(game: GameState, turn: number, { word, reference }: Solution): boolean {
  const prepared = preparedTurn(game, turn);
  return prepared?.word === word && prepared.reference === reference;
}

/** The move as written or, if jokers are not marked, its best tiling. Jokers of the board need no mark. */
export function findSolution(
  { judging }: Context,
  position: Parameters<Context['judging']['moves']>[0],
  word: string,
  reference: string,
): Solution | undefined {
  const read = parseReference(reference);
  if (!read.ok) return undefined;
  const place = makeReference(read.value);
  const { board } = position;
  const there = [...judging.moves(position).solutions()].filter(
    (solution) => solution.reference === place && solution.word.toUpperCase() === word.toUpperCase(),
  );
  const isAsWritten = (solution: Solution) =>
    [...solution.word].every(
      (letter, index) => letter === word[index] || board[squareAlong(solution.start, index) as number] !== 0,
    );
  const isUnmarked = word === word.toUpperCase() || word === word.toLowerCase();
  return there.find(isAsWritten) ?? (isUnmarked ? there[0] : undefined);
}

/** What is worth a note: another solution scores more, another top keeps a joker that this one lays, or must end the game. */
export function layingAlerts(
  { judging, charter }: Context & { readonly charter: TournamentCharter },
  position: Parameters<Context['judging']['tops']>[0],
  laid: Solution,
): SolutionAlert[] {
  const tops = judging.tops(position);
  if (laid.score < tops[0].score) return ['not-top'];
  if (tops.some(({ jokerCount }) => jokerCount < laid.jokerCount)) return ['joker-wasted'];
  const isMissed =
    judging.choice(position, charter.edition)?.obligation === 'ends-game' &&
    !judging.endsGame(position, charter.edition, laid);
  return isMissed ? ['end-missed'] : [];
}

const closeTurn: Decide<TurnAtCentre> = (context, data, { actor }) => {
  const found = findTurnAt(context, data, actor);
  if (!found.ok) return found;
  const { at } = found.value;
  if (at.isClosed) return refused('turn-closed', data.turn);
  if (at.endedAt === undefined) return refused('turn-not-ended', data.turn);
  const missing = context.ledger.missingTables(data.game, data.turn, data.centre);
  if (missing.length > 0) return refused('slips-missing', data.turn, nameTables(missing));
  return accept({ type: 'turn-closed', data: keyOf(data) });
};

export const TURNS_COMMANDS = {
  'start-clock': asked({ action: 'lancer le chronomètre', others: [], inCentre: true, decide: startClockOfTurn }),
  'pause-clock': asked({ action: 'arrêter le chronomètre', others: [], inCentre: true, decide: pauseClockOfTurn }),
  'resume-clock': asked({ action: 'relancer le chronomètre', others: [], inCentre: true, decide: resumeClockOfTurn }),
  'end-turn': asked({ action: 'annoncer la fin du coup', others: [], inCentre: true, decide: endTurn }),
  /** Which solution is to be laid: until then it is the top by which slips are entered, if it is one. */
  'choose-solution': asked({ action: 'choisir la solution', others: [], decide: chooseSolution }),
  'lay-solution': asked({ action: 'poser la solution', others: [], inCentre: true, decide: laySolution }),
  'close-turn': asked({ action: 'clore le coup', others: [], inCentre: true, decide: closeTurn }),
};
