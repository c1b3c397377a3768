import type { FormulaName, Solution } from '@raccord/scrabble';
import { useContext, useEffect, useRef } from 'react';
import type { EnginePosition, EngineSurvey } from '../../engine/protocol.ts';
import { useLexicon, useSurvey } from '../../engine/useengine.ts';
import type { GameTurn, HallTurn } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { useUnseen } from '../../slip/useoverlay.ts';
import { isSameMove, type SolutionMove } from '../../solutions/move.ts';
import { afterTurn } from './beforedraw.ts';
import { gameShown, useChoices } from './choices.ts';
import { ConductContext, type ConductPlace } from './conductcontext.ts';
import { slipsOnTheWay } from './ontheway.ts';
import { alertOf, answersTo, lookKey, type MoveAlert } from './proposal.ts';
import { nameOfStep, nextStep } from './steps.ts';
import { useAlone } from './usealone.ts';

export function useConduct(): ConductPlace {
  const conduct = useContext(ConductContext);
  if (!conduct) throw new Error('useConduct outside of a game.');
  return conduct;
}

/** What is to be said against the solution that would be laid; undefined when nothing is. */
export function useAlert(): MoveAlert | undefined {
  const { taken, survey, proposal, candidates } = useConduct();
  return taken && survey && proposal && alertOf(taken, survey, proposal, candidates);
}

/** The conduct, but for how long its step has been in sight. */
type Gathered = Omit<ConductPlace, 'isSettled' | 'holdOff'>;

/**
 * Gathers what is known of the game looked at; undefined until the server has told it.
 * @param isLooking at the solutions; otherwise they are searched once one has to be laid.
 */
export function useConductOf(isLooking: boolean): Gathered | undefined {
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
  const { proposal, candidates, chosen } = useProposal(gameId, last?.number, survey);
  const standing = lookKey(position, last?.solution);
  const looked = choices.look?.standing === standing ? choices.look.solution : undefined;
  const isPast = sheet !== undefined && choices.look !== undefined && (!looked || isSameMove(looked, chosen));
  useEffect(() => {
    // One looks at a turn as it stands: laid, or chosen for everybody, it is no longer a look.
    if (isPast) change({ look: undefined });
  }, [isPast, change]);
  const isLeft = game !== undefined && choices.game !== undefined && choices.game !== gameId;
  useEffect(() => {
    // Left for another screen, a game that is over is not come back to.
    if (isLeft) change({ game: undefined });
  }, [isLeft, change]);
  const unseen = useUnseen(known?.sequence ?? 0);
  const centre = session.centre ?? choices.centre ?? hall?.centres[0]?.id ?? '';
  const isAlone = useAlone(sheet, centre);
  // Hall and sheet come one after the other: until they go together, what went together stays.
  const together = useRef<Gathered>(undefined);
  if (!hall || !game || !known || !sheet) return undefined;

  const turn = isSameTurn(hall.turn, gameId, last) ? hall.turn : undefined;
  const runsAll = session.centre === undefined;
  const after = afterTurn(last, game.formula);
  const { edition } = hall;
  const { cancelled } = known;
  const { rejected = [], isPutBack = false } = known.next ?? {};
  const before = {
    ...{ ...after, isPutBack },
    cancelled: cancelled.filter(({ number }) => number === after.number).map(({ draw }) => draw),
  };
  const look = (solution: Solution | undefined): void => change({ look: solution && { standing, solution } });
  const choose = (move: SolutionMove): void => {
    // In sight at once, and laid by the next key.
    look(survey?.tops.find((top) => isSameMove(top, move)));
    const { word, reference } = move;
    if (runsAll && last) void command.send('choose-solution', { game: game.id, turn: last.number, word, reference });
  };
  const instead = looked ?? chosen;
  const onTheWay = (number: number): number => slipsOnTheWay(unseen, { game: game.id, turn: number });
  const step = nextStep({ runsAll, centre, game, turn, sheet, isAlone: isAlone === true, onTheWay });
  const conduct: Gathered = {
    ...{ runsAll, centre, edition, game, sheet, cancelled, rejected, turn, told: hall.now, before },
    ...{ lexicon, position, survey, proposal, candidates, command },
    ...{ step, stepName: `${game.id} ${nameOfStep(step, before.number)}` },
    taken: instead && !isSameMove(instead, proposal) ? instead : undefined,
    isLooked: looked !== undefined && !isSameMove(looked, chosen ?? proposal),
    look,
    choose,
  };
  const isNotBegun = sheet.length === 0 && hall.turn?.game !== gameId;
  const isTogether = isAlone !== undefined && (turn !== undefined || game.isFinished || isNotBegun);
  if (isTogether || together.current?.game.id !== gameId) together.current = conduct;
  return together.current;
}

/** Cancelled and drawn again, a turn has the same number and other letters. */
const isSameTurn = (turn: HallTurn | undefined, game: string | undefined, last: GameTurn | undefined): boolean =>
  turn?.game === game && turn?.number === last?.number && turn?.markedDraw === last?.markedDraw;

const positionOf = ({ number, board, draw }: GameTurn, formula: FormulaName): EnginePosition => ({
  ...{ turn: number, formula, board, draw },
});

/** What the server proposes: it knows of the prepared game and of the regulation. */
function useProposal(
  game: string | undefined,
  turn: number | undefined,
  survey: EngineSurvey | undefined,
): Pick<ConductPlace, 'proposal' | 'candidates'> & { readonly chosen: SolutionMove | undefined } {
  const { data } = useView(
    'seeSolutions',
    { game: game ?? '', turn: turn ?? 1 },
    { query: { limit: 1 }, when: game !== undefined && turn !== undefined },
  );
  const isTold = survey !== undefined && data !== undefined && answersTo(data, survey);
  if (!isTold) return { proposal: undefined, candidates: [], chosen: undefined };
  const { proposal, candidates, chosen } = data;
  return { proposal, candidates, chosen };
}
