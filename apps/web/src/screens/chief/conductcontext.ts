import type { EditionName } from '@raccord/regulation';
import type { Solution } from '@raccord/scrabble';
import { createContext } from 'react';
import type { EnginePosition, EngineSurvey } from '../../engine/protocol.ts';
import type { Readiness } from '../../engine/useengine.ts';
import type { GameTurn, GameView, HallGame, HallTurn } from '../../server/answers.ts';
import type { CommandSending } from '../../server/usecommand.ts';
import type { SolutionMove } from '../../solutions/move.ts';
import type { StateBeforeDraw } from './beforedraw.ts';
import type { CandidateRow, ProposedDraw } from './proposal.ts';
import type { ChiefStep } from './steps.ts';

/** The game that the chief referee runs, as it stands. */
export interface ConductPlace {
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
  readonly before: StateBeforeDraw;
  readonly step: ChiefStep;
  /** What it is known by: another one is another thing to do. */
  readonly stepName: string;
  /** The step has been in sight long enough for a key to mean it. */
  readonly isSettled: boolean;
  /** A key came before it was: those that follow are not taken either. */
  holdOff(): void;
  readonly lexicon: Readiness;
  readonly position: EnginePosition | undefined;
  readonly survey: EngineSurvey | undefined;
  /** The solution to lay; undefined until the server has told it. */
  readonly proposal: ProposedDraw | undefined;
  /** Those among which the chief referee is free, the one proposed first. */
  readonly candidates: readonly CandidateRow[];
  /** Another one to lay: that at which the chief referee looks here, else the one that he has chosen. */
  readonly taken: SolutionMove | undefined;
  /** It is only looked at: it is neither proposed nor chosen. */
  readonly isLooked: boolean;
  look(solution: Solution | undefined): void;
  /** The one to lay from now on, on every station. */
  choose(move: SolutionMove): void;
  readonly command: CommandSending;
}

/** Undefined for whoever conducts nothing: his page loads no more of it than this. */
export const ConductContext = createContext<ConductPlace | undefined>(undefined);
