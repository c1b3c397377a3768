import type { EditionName } from '@raccord/regulation';
import type { FormulaName, Solution } from '@raccord/scrabble';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { Position, Survey } from '../../engine/protocol.ts';
import { type Readiness, useLexicon, useSurvey } from '../../engine/useengine.ts';
import type { GameTurn, GameView, HallGame, HallTurn } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { type Command, useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { isSameMove, type Move } from '../../solutions/move.ts';
import { afterTurn, type Before } from './beforedraw.ts';
import { gameShown, useChoices } from './choices.ts';
import { alertOf, answersTo, type Candidate, choiceKey, type MoveAlert, type Proposed } from './proposal.ts';
import { nextStep, type Step } from './steps.ts';

/** The game that the chief referee runs, as it stands. */
export interface Conduct {
  readonly runsAll: boolean;
  readonly centre: string;
  readonly edition: EditionName;
  readonly game: HallGame;
  readonly sheet: readonly GameTurn[];
  readonly cancelled: GameView['cancelled'];
  /** Letters of the next turn that were put back, oldest first. */
  readonly rejected: NonNullable<GameView['next']>['rejected'];
  /** The turn being played; none before the first draw, nor in a game that is looked at afterwards. */
  readonly turn: HallTurn | undefined;
  /** When the server said so, by its own time. */
  readonly told: number;
  /** What the next draw is made from. */
  readonly before: Before;
  readonly step: Step;
  readonly lexicon: Readiness;
  readonly position: Position | undefined;
  readonly survey: Survey | undefined;
  /** The solution to lay; undefined until the server has told it. */
  readonly proposal: Proposed | undefined;
  /** Those among which the chief referee is free, the one proposed first. */
  readonly candidates: readonly Candidate[];
  /** Another one that the chief referee looks at. */
  readonly chosen: Solution | undefined;
  choose(solution: Solution | undefined): void;
  /** Looks at one of the tops. */
  tryMove(move: Move): void;
  readonly command: Command;
}

export const ConductContext = createContext<Conduct | undefined>(undefined);

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
  const { data: shown } = useView('seeGame', { game: gameId ?? '' }, { when: gameId !== undefined });
  const known = shown?.id === gameId ? shown : undefined;
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
  const { data, isPlaceholderData } = useView(
    'seeSolutions',
    { game: game ?? '', turn: turn ?? 1 },
    { query: { limit: 1 }, when: game !== undefined && turn !== undefined },
  );
  const isTold = survey !== undefined && data !== undefined && !isPlaceholderData && answersTo(data, survey);
  return isTold ? { proposal: data.proposal, candidates: data.candidates } : { proposal: undefined, candidates: [] };
}
