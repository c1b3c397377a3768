import type { EditionName } from '@raccord/regulation';
import type { Solution } from '@raccord/scrabble';
import { createContext } from 'react';
import type { Position, Survey } from '../../engine/protocol.ts';
import type { Readiness } from '../../engine/useengine.ts';
import type { GameTurn, GameView, HallGame, HallTurn } from '../../server/answers.ts';
import type { Command } from '../../server/usecommand.ts';
import type { Move } from '../../solutions/move.ts';
import type { Before } from './beforedraw.ts';
import type { Candidate, Proposed } from './proposal.ts';
import type { Step } from './steps.ts';

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
  /** What it is known by: another one is another thing to do. */
  readonly stepName: string;
  /** The step has been in sight long enough for a key to mean it. */
  readonly isSettled: boolean;
  /** A key came before it was: those that follow are not taken either. */
  holdOff(): void;
  readonly lexicon: Readiness;
  readonly position: Position | undefined;
  readonly survey: Survey | undefined;
  /** The solution to lay; undefined until the server has told it. */
  readonly proposal: Proposed | undefined;
  /** Those among which the chief referee is free, the one proposed first. */
  readonly candidates: readonly Candidate[];
  /** Another one to lay: that at which the chief referee looks here, else the one that he has chosen. */
  readonly taken: Move | undefined;
  /** It is only looked at: it is neither proposed nor chosen. */
  readonly isLooked: boolean;
  look(solution: Solution | undefined): void;
  /** The one to lay from now on, on every station. */
  choose(move: Move): void;
  readonly command: Command;
}

/** Undefined for whoever conducts nothing: his page loads no more of it than this. */
export const ConductContext = createContext<Conduct | undefined>(undefined);
