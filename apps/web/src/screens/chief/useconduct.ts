import type { FormulaName, Solution } from '@raccord/scrabble';
import { useContext, useEffect, useRef } from 'react';
import type { Position, Survey } from '../../engine/protocol.ts';
import { useLexicon, useSurvey } from '../../engine/useengine.ts';
import type { GameTurn, HallTurn } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { isSameMove } from '../../solutions/move.ts';
import { afterTurn } from './beforedraw.ts';
import { gameShown, useChoices } from './choices.ts';
import { type Conduct, ConductContext } from './conductcontext.ts';
import { alertOf, answersTo, choiceKey, type MoveAlert } from './proposal.ts';
import { nextStep } from './steps.ts';

export function useConduct(): Conduct {
  const conduct = useContext(ConductContext);
  if (!conduct) throw new Error('useConduct outside of a game.');
  return conduct;
}

/** What is to be said against the solution chosen; undefined when nothing is. */
export function useAlert(): MoveAlert | undefined {
  const { chosen, survey, proposal, candidates } = useConduct();
  return chosen && survey && proposal && alertOf(chosen, survey, proposal, candidates);
}

/**
 * Gathers what is known of the game looked at; undefined until the server has told it.
 * @param isLooking at the solutions; otherwise they are searched once one has to be laid.
 */
export function useConductOf(isLooking: boolean): Conduct | undefined {
  const { session } = useTournament();
  const { choices, choose: change } = useChoices();
  const command = useCommand();
  const { data: hall } = useView('seeHall', {});
  const game = gameShown(hall?.games ?? [], choices.game, isLooking);
  const gameId = game?.id;
  const { data: known } = useView('seeGame', { game: gameId ?? '' }, { when: gameId !== undefined });
  const sheet = known?.turns;
  const last = sheet?.at(-1);
  const isToLay = last !== undefined && !last.solution && last.open?.some(({ isEnded }) => isEnded) === true;
  const isSearched = isLooking || isToLay;
  const lexicon = useLexicon(isSearched ? hall?.lexicon.hash : undefined);
  const position = game && last && positionOf(last, game.formula);
  const survey = useSurvey(isSearched ? position : undefined, lexicon.hash);
  const { proposal, candidates } = useProposal(gameId, last?.number, survey);
  const standing = choiceKey(position, last?.solution);
  const choice = choices.solution?.standing === standing ? choices.solution.solution : undefined;
  const isPast = sheet !== undefined && choices.solution !== undefined && choice === undefined;
  useEffect(() => {
    // A choice is made for a turn as it stands: laid and taken back, what is proposed is the top again.
    if (isPast) change({ solution: undefined });
  }, [isPast, change]);
  const isLeft = game !== undefined && choices.game !== undefined && choices.game !== gameId;
  useEffect(() => {
    // Left for another screen, a game that is over is not come back to.
    if (isLeft) change({ game: undefined });
  }, [isLeft, change]);
  // Hall and sheet come one after the other: until they go together, what went together stays.
  const settled = useRef<Conduct>(undefined);
  if (!hall || !game || !known || !sheet) return undefined;

  const turn = isSameTurn(hall.turn, gameId, last) ? hall.turn : undefined;
  const runsAll = session.centre === undefined;
  const centre = session.centre ?? choices.centre ?? hall.centres[0]?.id ?? '';
  const after = afterTurn(last, game.formula);
  const { edition } = hall;
  const { cancelled } = known;
  const { rejected = [], isPutBack = false } = known.next ?? {};
  const before = {
    ...{ ...after, isPutBack },
    cancelled: cancelled.filter(({ number }) => number === after.number).map(({ draw }) => draw),
  };
  const choose = (solution: Solution | undefined): void => change({ solution: solution && { standing, solution } });
  const conduct: Conduct = {
    ...{ runsAll, centre, edition, game, sheet, cancelled, rejected, turn, told: hall.now, before },
    ...{ lexicon, position, survey, proposal, candidates, command },
    step: nextStep({ runsAll, centre, game, turn, sheet }),
    chosen: choice && !isSameMove(choice, proposal) ? choice : undefined,
    choose,
    tryMove: (move) => choose(survey?.tops.find((top) => isSameMove(top, move))),
  };
  const isNotBegun = sheet.length === 0 && hall.turn?.game !== gameId;
  const isTogether = turn !== undefined || game.isFinished || isNotBegun;
  if (isTogether || settled.current?.game.id !== gameId) settled.current = conduct;
  return settled.current;
}

/** Cancelled and drawn again, a turn has the same number and other letters. */
const isSameTurn = (turn: HallTurn | undefined, game: string | undefined, last: GameTurn | undefined): boolean =>
  turn?.game === game && turn?.number === last?.number && turn?.markedDraw === last?.markedDraw;

const positionOf = ({ number, board, draw }: GameTurn, formula: FormulaName): Position => ({
  ...{ turn: number, formula, board, draw },
});

/** What the server proposes: it knows of the prepared game and of the regulation. */
function useProposal(
  game: string | undefined,
  turn: number | undefined,
  survey: Survey | undefined,
): Pick<Conduct, 'proposal' | 'candidates'> {
  const { data } = useView(
    'seeSolutions',
    { game: game ?? '', turn: turn ?? 1 },
    { query: { limit: 1 }, when: game !== undefined && turn !== undefined },
  );
  const isTold = survey !== undefined && data !== undefined && answersTo(data, survey);
  return isTold ? { proposal: data.proposal, candidates: data.candidates } : { proposal: undefined, candidates: [] };
}
