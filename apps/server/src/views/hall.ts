import type { SessionAnswer } from '@raccord/contract';
import { makeBoard, makeDraw } from '@raccord/scrabble';
import {
  endReached,
  type GameState,
  type Journal,
  readClock,
  type TournamentState,
  type TurnState,
  timesOf,
} from '@raccord/tournament';
import { isPublishedTo, publicationOf } from './publication.ts';
import { centreOf, closedIn, runsAll, sightOf } from './sight.ts';
import { pickSolution, turnLetters } from './turns.ts';

/** What everybody in the hall may see: nothing of slips, and no solution before it is laid. */
export function seeHall(journal: Journal, session: SessionAnswer, now: number) {
  const { state, events, latest } = journal;
  const { charter, centres } = state;
  if (!charter) throw new Error('A hall without a charter was opened.');
  // A clock set back must not stop the one of the turn: no reading is older than the last action.
  const at = Math.max(now, latest);
  const games = [...state.games.values()];
  const { isShown, isTold, isFinished } = sightOf(state, session);
  const isSpectator = session.role === 'spectator';
  const own = centreOf(state, session);
  const game = isPublishedTo(state, session, 'turns') ? games.findLast(({ turns }) => turns.some(isShown)) : undefined;
  const turn = game?.turns.findLast(isShown);
  const last = turn && game?.turns[turn.number - 2];
  return {
    sequence: events.length,
    now: at,
    name: charter.name,
    place: charter.place,
    date: charter.date,
    edition: charter.edition,
    lexicon: charter.lexicon,
    settings: charter.settings,
    // Of three hundred centres, thousands of phones are told of their own.
    centres: [...centres.values()]
      .filter(({ id }) => session.role !== 'player' || id === own)
      .map(({ id, name }) => ({ id, name })),
    ...(session.role === 'screen' || session.role === 'chief' ? { screens: screensIn(state, session) } : {}),
    ...(isSpectator || runsAll(session) ? { publication: publicationOf(state) } : {}),
    games: games.map((planned) => ({
      id: planned.plan.id,
      name: planned.plan.name,
      formula: planned.plan.formula,
      rhythm: planned.plan.rhythm,
      turns: planned.turns.filter(isShown).length,
      isFinished: isFinished(planned),
      ...(runsAll(session) ? forChief(journal, planned) : {}),
    })),
    ...(game && turn
      ? {
          turn: seeTurn(
            game,
            turn,
            {
              isTold: isTold(turn),
              isOver: isFinished(game),
              isOpen: closedIn(journal)(game) < turn.number,
              isLast: isTold(turn) && turn === game.turns.at(-1) && endReached(journal, game) !== undefined,
              isClockShown: (centre) => !isSpectator && centre === (own ?? centre),
            },
            charter,
            at,
          ),
        }
      : {}),
    ...(last?.solution ? { last: { ...pickSolution(last.solution), turn: last.number } } : {}),
  };
}

function screensIn(state: TournamentState, session: SessionAnswer) {
  const own = centreOf(state, session);
  return [...state.centres.values()].flatMap(({ id, screens }) =>
    screens && id === (own ?? id) ? [{ centre: id, ...screens }] : [],
  );
}

function forChief(journal: Journal, game: GameState) {
  const end = endReached(journal, game);
  return { prepared: preparationOf(game), ...(end ? { end } : {}) };
}

function preparationOf({ sealed, prepared }: GameState): 'none' | 'sealed' | 'open' {
  if (prepared) return 'open';
  return sealed ? 'sealed' : 'none';
}

interface Telling {
  readonly isTold: boolean;
  readonly isOver: boolean;
  /** Somewhere. */
  readonly isOpen: boolean;
  readonly isLast: boolean;
  /** A station of a centre is shown the clock of that centre. */
  isClockShown(centre: string): boolean;
}

function seeTurn(
  { plan }: GameState,
  turn: TurnState,
  { isTold, isOver, isOpen, isLast, isClockShown }: Telling,
  { edition, settings: { longSuddenDeath } }: NonNullable<TournamentState['charter']>,
  at: number,
) {
  const times = timesOf(edition, plan.rhythm, turn.number, longSuddenDeath);
  const solution = isTold ? turn.solution : undefined;
  return {
    game: plan.id,
    number: turn.number,
    board: makeBoard(solution?.after.board ?? turn.board).split('\n'),
    ...turnLetters(turn),
    times,
    isOver,
    isOpen,
    isLast,
    centres: [...turn.centres]
      .filter(([centre]) => isClockShown(centre))
      .map(([centre, { clock, endedAt, isClosed, cancelled }]) => ({
        centre,
        ...(clock ? { clock: readClock(clock, times, at) } : {}),
        isEnded: endedAt !== undefined,
        isClosed,
        isCancelled: cancelled !== undefined,
      })),
    ...(solution ? { solution: pickSolution(solution), remainder: makeDraw(solution.after.leftover) } : {}),
  };
}
