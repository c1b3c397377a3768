import type { RecordedEvent } from '@raccord/tournament';
import type { ReferenceResult, ReferenceTotal } from './ledger.ts';

/** A tournament as the program ran it, in plain data: what happened, and what the program says of it. */
export interface RunRecord {
  /** The number of the tournament, from which it is made again. */
  readonly number: number;
  /** All of them, those taken back too. */
  readonly events: readonly RecordedEvent[];
  readonly games: readonly ToldGame[];
  readonly overall: readonly ToldRank[];
  /** What the generator exercised, by name. */
  readonly exercised: Readonly<Record<string, number>>;
  /** The name of a fault that was planted in it. */
  readonly planted?: string;
}

/** What the program says of a game. */
export interface ToldGame {
  readonly game: string;
  readonly turns: readonly TurnOfRun[];
  readonly totals: Readonly<Record<string, ReferenceTotal>>;
  readonly stillIn: readonly string[];
  readonly ranking: readonly ToldRank[];
}

export interface TurnOfRun {
  readonly results: Readonly<Record<string, ReferenceResult>>;
  /** The correction slips that must be sent, with the words that they name. */
  readonly due: Readonly<Record<string, readonly string[]>>;
}

export interface ToldRank {
  readonly entrant: string;
  readonly rank: number;
  readonly total: number;
  /** What the tops add up to. */
  readonly top: number;
}

/** What the program and a checker say differently. */
export interface Difference {
  /** What it is about. */
  readonly about: DifferenceSubject;
  /** Game, turn, entrant, as far as they matter. */
  readonly where: string;
  readonly program: string;
  readonly checker: string;
  /** Where a difference stands alone: the board, the draw and the slip. */
  readonly example?: string;
}

/** All that can differ. */
export type DifferenceSubject =
  | 'draw'
  | 'rejected-draw'
  | 'top'
  | 'solution'
  | 'choice'
  | 'end'
  | 'verdict'
  | 'excuse'
  | 'result'
  | 'total'
  | 'still-in'
  | 'rank'
  | 'overall-rank'
  | 'correction';

/** What was checked of a tournament. */
export interface CheckReport {
  readonly number: number;
  readonly planted?: string;
  readonly edition: string;
  readonly differences: readonly Difference[];
  /** How often each thing was looked at. */
  readonly marks: Readonly<Record<string, number>>;
}
