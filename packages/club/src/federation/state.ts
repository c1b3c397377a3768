import type { ClosedRow } from './kinds.ts';
import type { CountedEvening, PlannedPhase } from './phase.ts';

/** What an installation keeps of its clubs together: its calendar, the results of phases, which list of licences it has. */
export interface FederationState {
  readonly phases: ReadonlyMap<string, PhaseState>;
  /** May anybody read the calendar? */
  readonly isPublic: boolean;
  readonly licences: LicenceListState | undefined;
  /** Persons of results of whom nothing is kept any more. */
  readonly erased: ReadonlySet<string>;
}

export interface PhaseState {
  readonly phase: PlannedPhase;
  /** When it was last written in the calendar. */
  readonly changedAt: number;
  readonly closed: ClosedPhase | undefined;
}

export interface ClosedPhase {
  readonly at: number;
  readonly counted: readonly CountedEvening[];
  readonly rows: readonly ClosedRow[];
}

export interface LicenceListState {
  /** The day that the list says what was true on. */
  readonly day: string;
  readonly people: number;
}

export const NO_FEDERATION: FederationState = {
  ...{ phases: new Map(), isPublic: false, licences: undefined, erased: new Set<string>() },
};

/** Oldest first. */
export const phasesInOrder = ({ phases }: FederationState): readonly PhaseState[] =>
  [...phases.values()].toSorted(({ phase: a }, { phase: b }) => Number(a.from > b.from) - Number(a.from < b.from));

/** Those that take the list of this one. */
export const followersOf = ({ phases }: FederationState, id: string): readonly PlannedPhase[] =>
  [...phases.values()].flatMap(({ phase }) => (phase.after === id ? [phase] : []));
