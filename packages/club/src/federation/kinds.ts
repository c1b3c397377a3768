import { plural, shortDay } from '@raccord/french';
import { type ChainedEvent, recognising } from '@raccord/stream';
import type { Commitment } from '../events.ts';
import type { CountedEvening, PlannedPhase } from './phase.ts';
import type { Qualification } from './ranking.ts';
import type { FederationState, PhaseState } from './state.ts';

/** Somebody in the result of a phase that was closed: who he is stands beside the chain, where it can be erased. */
export interface ClosedRow {
  readonly person: string;
  readonly card: Commitment;
  readonly rank: number;
  readonly score: number;
  readonly attendance: number;
  readonly by?: Qualification;
}

/** All that is to be said of one kind of event of a federation. */
interface FederationKind<Data> {
  /** The federation after it. It was decided: what it names is there. */
  evolve(state: FederationState, data: Data, at: number): FederationState;
  /** For the history. */
  told(data: Data, nameOf: (phase: string) => string): string;
}

const federationKind = <Data>(said: FederationKind<Data>): FederationKind<Data> => said;

const withPhase = (state: FederationState, id: string, change: Partial<PhaseState>): FederationState => {
  const before = state.phases.get(id);
  if (!before) throw new Error(`There is no phase ${id}: events are not those of this installation.`);
  return { ...state, phases: new Map(state.phases).set(id, { ...before, ...change }) };
};

/** Everything that can have happened to what an installation keeps of its clubs together. One command gives one event. */
export const FEDERATION_KINDS = {
  'phase-planned': federationKind<PlannedPhase>({
    evolve: (state, phase, changedAt) => ({
      ...state,
      phases: new Map(state.phases).set(phase.id, { phase, changedAt, closed: undefined }),
    }),
    told: ({ name, from }) => `épreuve « ${name} » au calendrier, le ${shortDay(from)}`,
  }),
  'phase-dropped': federationKind<{ readonly phase: string }>({
    evolve: (state, { phase }) => {
      const phases = new Map(state.phases);
      phases.delete(phase);
      return { ...state, phases };
    },
    told: ({ phase }, nameOf) => `épreuve « ${nameOf(phase)} » retirée du calendrier`,
  }),
  'phase-closed': federationKind<{
    readonly phase: string;
    readonly counted: readonly CountedEvening[];
    readonly rows: readonly ClosedRow[];
  }>({
    evolve: (state, { phase, counted, rows }, at) => withPhase(state, phase, { closed: { at, counted, rows } }),
    told: ({ phase, rows }, nameOf) => {
      const through = rows.filter(({ by }) => by !== undefined).length;
      return `clôture de « ${nameOf(phase)} » : ${plural(through, 'qualifié')} sur ${plural(rows.length, 'classé')}`;
    },
  }),
  'phase-reopened': federationKind<{ readonly phase: string }>({
    evolve: (state, { phase }) => withPhase(state, phase, { closed: undefined }),
    told: ({ phase }, nameOf) => `réouverture de « ${nameOf(phase)} »`,
  }),
  'calendar-published': federationKind<{ readonly isPublic: boolean }>({
    evolve: (state, { isPublic }) => ({ ...state, isPublic }),
    told: ({ isPublic }) => (isPublic ? 'calendrier rendu public' : 'calendrier retiré du public'),
  }),
  /** The list itself is beside, and gone once a newer one takes its place. */
  'licences-imported': federationKind<{ readonly day: string; readonly people: number }>({
    evolve: (state, { day, people }) => ({ ...state, licences: { day, people } }),
    told: ({ day, people }) => `liste des licences du ${shortDay(day)} : ${plural(people, 'personne')}`,
  }),
  /** All that was kept about these persons was deleted. */
  'persons-erased': federationKind<{ readonly persons: readonly string[] }>({
    evolve: (state, { persons }) => ({ ...state, erased: new Set([...state.erased, ...persons]) }),
    told: () => 'effacement d’une personne, à sa demande',
  }),
};

export type FederationEventType = keyof typeof FEDERATION_KINDS;

export type FederationEventBody = {
  readonly [Type in FederationEventType]: {
    readonly type: Type;
    readonly data: Parameters<(typeof FEDERATION_KINDS)[Type]['told']>[0];
  };
}[FederationEventType];

/** An event as it is kept, chained like those of a tournament. Who did it is the link that he came by. */
export type FederationEvent = FederationEventBody &
  Omit<ChainedEvent, 'type' | 'data' | 'actor'> & { readonly actor: FederationActor };

/** Whoever runs the installation, by his link; or the club that erased somebody. */
export interface FederationActor {
  readonly role: 'installation' | 'club';
  readonly id: string;
}

const kindOf = ({ type }: Pick<FederationEvent, 'type'>): FederationKind<unknown> =>
  FEDERATION_KINDS[type] as FederationKind<unknown>;

export const evolveFederation = (state: FederationState, event: FederationEvent): FederationState =>
  kindOf(event).evolve(state, event.data, event.at);

/** « clôture de « Qualification » : 12 qualifiés sur 80 classés ». */
export const describeFederationEvent = (event: FederationEvent, nameOf: (phase: string) => string): string =>
  kindOf(event).told(event.data, nameOf);

/** An event of a kind and a version that this program knows. */
export const recogniseInFederation = recognising<FederationEvent>(FEDERATION_KINDS);
