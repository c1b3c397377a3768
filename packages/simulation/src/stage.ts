import type { Edition } from '@raccord/regulation';
import type { Solution } from '@raccord/scrabble';
import type { Desk } from '@raccord/tournament';
import type { Agenda } from './agenda.ts';
import type { Cast, CastPlayer } from './cast.ts';
import type { Chance } from './chance.ts';

/** What a simulation is played on. */
export interface SimulationStage {
  readonly desk: Desk;
  readonly cast: Cast;
  /** Corrections, second refereeing, decisions: what follows a turn. */
  readonly agenda: Agenda;
  readonly chance: Chance;
  /** The letters drawn, apart: the same game is played whoever plays it. */
  readonly draws: Chance;
  /** The solutions laid so far. */
  readonly laid: Solution[];
  readonly edition: Edition;
  /** A command for each slip, rather than two for each referee. */
  readonly oneByOne: boolean;
}

export const isThere = ({ arrives, leaves }: CastPlayer, turn: number): boolean => arrives <= turn && turn < leaves;
