import type { FormulaName, Solution } from '@raccord/scrabble';
import { createContext, useContext, useRef, useState } from 'react';
import type { Position, Survey } from '../../engine/protocol.ts';
import { type Readiness, useLexicon, useSurvey } from '../../engine/useengine.ts';
import { usePlace } from '../../server/station.tsx';
import { type Command, useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { afterTurn, type Before, givesDraw } from './position.ts';
import { isSameMove, type Move } from './proposal.ts';
import { type HallGame, type HallTurn, nextStep, type SheetTurn, type Step } from './steps.ts';

/** The game that the chief referee runs, as it stands. */
export interface Conduct {
  readonly runsAll: boolean;
  readonly centre: string;
  readonly game: HallGame;
  readonly sheet: readonly SheetTurn[];
  /** The turn being played; none before the first draw, nor in a game that is looked at afterwards. */
  readonly turn: HallTurn | undefined;
  /** When the server said so, by the clock of this page. */
  readonly told: number;
  /** What the next draw is made from. */
  readonly before: Before;
  readonly step: Step;
  readonly lexicon: Readiness;
  readonly position: Position | undefined;
  readonly survey: Survey | undefined;
  /** The solution to lay: of the prepared game or of the engine. */
  readonly proposal: Move | undefined;
  /** Another one that the chief referee looks at. */
  readonly chosen: Solution | undefined;
  choose(solution: Solution | undefined): void;
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
  const { data: hall, dataUpdatedAt: told } = useView('seeHall', {});
  const game = hall?.games.find(({ id }) => id === gameId);
  const { data: shown } = useView('seeGame', { game: gameId ?? '' }, { when: gameId !== undefined });
  const sheet = shown?.id === gameId ? (shown?.turns ?? []) : undefined;
  const lexicon = useLexicon(hall?.lexicon.hash);
  const last = sheet?.at(-1);
  const position = game && last && positionOf(last, game.formula);
  const survey = useSurvey(position, lexicon.isReady);
  const proposal = useProposal(gameId, last?.number, survey);
  const [choice, setChoice] = useState<{ readonly position: string; readonly solution: Solution }>();
  // Hall and sheet come one after the other: until they go together, what went together stays.
  const settled = useRef<Conduct>(undefined);
  if (!hall || !game || !sheet) return undefined;

  const turn = hall.turn?.game === gameId && hall.turn?.number === last?.number ? hall.turn : undefined;
  const runsAll = session.centre === undefined;
  const centre = session.centre ?? centreId ?? hall.centres[0]?.id ?? '';
  const before = afterTurn(last, game.formula);
  const key = position ? JSON.stringify(position) : '';
  const canDraw = givesDraw(before, game.formula);
  const conduct: Conduct = {
    ...{ runsAll, centre, game, sheet, turn, told, before, lexicon, position, survey, proposal, command },
    step: nextStep({ runsAll, centre, game, turn, sheet, canDraw }),
    chosen: choice?.position === key && !isSameMove(choice.solution, proposal) ? choice.solution : undefined,
    choose: (solution) => setChoice(solution && { position: key, solution }),
  };
  const isNotBegun = sheet.length === 0 && hall.turn?.game !== gameId;
  const isTogether = turn !== undefined || game.isFinished || isNotBegun;
  if (isTogether || settled.current?.game.id !== gameId) settled.current = conduct;
  return settled.current;
}

const positionOf = ({ number, board, draw }: SheetTurn, formula: FormulaName): Position => ({
  ...{ turn: number, formula, board, draw },
});

/** The server knows of the prepared game; until it answers, the engine's own choice stands. */
function useProposal(game: string | undefined, turn: number | undefined, survey: Survey | undefined): Move | undefined {
  const { data, isPlaceholderData } = useView(
    'seeSolutions',
    { game: game ?? '', turn: turn ?? 1 },
    { query: { limit: 1 }, when: game !== undefined && turn !== undefined },
  );
  return survey && ((isPlaceholderData ? undefined : data?.proposal) ?? survey.proposal);
}
