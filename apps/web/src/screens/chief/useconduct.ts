import type { EditionName } from '@raccord/regulation';
import type { FormulaName, Solution } from '@raccord/scrabble';
import { createContext, useContext, useRef, useState } from 'react';
import type { Position, Survey } from '../../engine/protocol.ts';
import { type Readiness, useLexicon, useSurvey } from '../../engine/useengine.ts';
import { usePlace } from '../../server/station.tsx';
import { type Command, useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { afterTurn, type Before } from './position.ts';
import { answersTo, type Candidate, isSameMove, type Move, type Proposed } from './proposal.ts';
import { type HallGame, type HallTurn, nextStep, type Sheet, type SheetTurn, type Step } from './steps.ts';

/** The game that the chief referee runs, as it stands. */
export interface Conduct {
  readonly runsAll: boolean;
  readonly centre: string;
  readonly edition: EditionName;
  readonly game: HallGame;
  readonly sheet: readonly SheetTurn[];
  readonly cancelled: Sheet['cancelled'];
  /** Letters of the next turn that were put back, oldest first. */
  readonly rejected: NonNullable<Sheet['next']>['rejected'];
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

/** Gathers what is known of a game; undefined until the server has told it. */
export function useConductOf(gameId: string | undefined, centreId: string | undefined): Conduct | undefined {
  const { session } = usePlace();
  const command = useCommand();
  const { data: hall } = useView('seeHall', {});
  const game = hall?.games.find(({ id }) => id === gameId);
  const { data: shown } = useView('seeGame', { game: gameId ?? '' }, { when: gameId !== undefined });
  const known = shown?.id === gameId ? shown : undefined;
  const sheet = known?.turns;
  const lexicon = useLexicon(hall?.lexicon.hash);
  const last = sheet?.at(-1);
  const position = game && last && positionOf(last, game.formula);
  const survey = useSurvey(position, lexicon.isReady);
  const { proposal, candidates } = useProposal(gameId, last?.number, survey);
  const [choice, setChoice] = useState<{ readonly position: string; readonly solution: Solution }>();
  // Hall and sheet come one after the other: until they go together, what went together stays.
  const settled = useRef<Conduct>(undefined);
  if (!hall || !game || !known || !sheet) return undefined;

  const turn = isSameTurn(hall.turn, gameId, last) ? hall.turn : undefined;
  const runsAll = session.centre === undefined;
  const centre = session.centre ?? centreId ?? hall.centres[0]?.id ?? '';
  const after = afterTurn(last, game.formula);
  const { edition } = hall;
  const { cancelled } = known;
  const { rejected = [], isPutBack = false } = known.next ?? {};
  const before = {
    ...{ ...after, isPutBack },
    cancelled: cancelled.filter(({ number }) => number === after.number).map(({ draw }) => draw),
  };
  const key = position ? JSON.stringify(position) : '';
  const choose = (solution: Solution | undefined): void => setChoice(solution && { position: key, solution });
  const conduct: Conduct = {
    ...{ runsAll, centre, edition, game, sheet, cancelled, rejected, turn, told: hall.now, before },
    ...{ lexicon, position, survey, proposal, candidates, command },
    step: nextStep({ runsAll, centre, game, turn, sheet }),
    chosen: choice?.position === key && !isSameMove(choice.solution, proposal) ? choice.solution : undefined,
    choose,
    tryMove: (move) => choose(survey?.tops.find((top) => isSameMove(top, move))),
  };
  const isNotBegun = sheet.length === 0 && hall.turn?.game !== gameId;
  const isTogether = turn !== undefined || game.isFinished || isNotBegun;
  if (isTogether || settled.current?.game.id !== gameId) settled.current = conduct;
  return settled.current;
}

/** Cancelled and drawn again, a turn has the same number and other letters. */
const isSameTurn = (turn: HallTurn | undefined, game: string | undefined, last: SheetTurn | undefined): boolean =>
  turn?.game === game && turn?.number === last?.number && turn?.markedDraw === last?.markedDraw;

const positionOf = ({ number, board, draw }: SheetTurn, formula: FormulaName): Position => ({
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
