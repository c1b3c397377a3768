import { type ErasedRow, recognising, type Touches, writes } from '@raccord/stream';
import type { ToppingEntry } from '@raccord/training';
import type { Answer } from '../mark.ts';
import type { SittingActor, SittingEvent } from './events.ts';
import { newcomer, type Participant, type SittingState } from './state.ts';

/** What somebody does in a topping game; when, the event says. */
export type ToppingAct = Timeless<ToppingEntry>;
type Timeless<Entry> = Entry extends unknown ? Omit<Entry, 'at'> : never;

/** All that is to be said of one kind of event of a sitting. */
interface SittingKind<Data> {
  /** The sitting after it. It was decided: what it names is there. */
  evolve(state: SittingState, data: Data, at: number, participant: string): SittingState;
  /** Whose place it changes; undefined: everybody's. */
  seat(data: Data, participant: string): string | undefined;
  /** What it sets and relies on. */
  touches(data: Data, participant: string): Touches;
}

const sittingKind = <Data>(said: SittingKind<Data>): SittingKind<Data> => said;

const STAGE = 'stage';
/** Who is there at all: how many there are, and what they are called. */
const SEATS = 'seats';
const seatPath = (participant: string): string => `seat/${participant}`;

/** What one does at his own place, while the sitting goes on. */
const own = <Data>(
  path: (data: Data) => string,
  change: (own: Participant, data: Data, at: number) => Partial<Participant>,
): SittingKind<Data> => ({
  evolve: (state, data, at, participant) => withSeat(state, participant, (before) => change(before, data, at)),
  seat: (_, participant) => participant,
  touches: (data, participant) => ({ writes: [`${seatPath(participant)}${path(data)}`], reads: [STAGE] }),
});

function withSeat(state: SittingState, id: string, change: (own: Participant) => Partial<Participant>): SittingState {
  const before = state.participants.get(id);
  if (!before) throw new Error(`Nobody sits at ${id}: events are not those of this sitting.`);
  return { ...state, participants: new Map(state.participants).set(id, { ...before, ...change(before) }) };
}

const ofAll = { seat: () => undefined, touches: () => writes(STAGE) } as const;

/** Everything that can have happened in a sitting. One command gives one event. */
export const SITTING_KINDS = {
  'participant-joined': sittingKind<{ readonly name: string; readonly tokenHash: string }>({
    evolve: (state, { name, tokenHash }, _, id) => ({
      ...state,
      participants: new Map(state.participants).set(id, newcomer(id, name, tokenHash)),
    }),
    seat: (_, participant) => participant,
    touches: (_, participant) => ({ writes: [SEATS, seatPath(participant)], reads: [STAGE] }),
  }),
  /** He came back on another phone: the first one is no longer recognised. */
  'participant-readmitted': sittingKind<{ readonly participant: string; readonly tokenHash: string }>({
    evolve: (state, { participant, tokenHash }) =>
      withSeat(state, participant, ({ returns }) => ({ tokenHash, returns: returns + 1 })),
    seat: ({ participant }) => participant,
    touches: ({ participant }) => writes(`${seatPath(participant)}/token`),
  }),
  'participant-removed': sittingKind<{ readonly participant: string }>({
    evolve: (state, { participant }) => {
      const participants = new Map(state.participants);
      participants.delete(participant);
      return { ...state, participants, removed: new Set(state.removed).add(participant) };
    },
    seat: ({ participant }) => participant,
    touches: ({ participant }) => writes(SEATS, seatPath(participant)),
  }),
  'sitting-started': sittingKind<object>({ ...ofAll, evolve: (state, _, startedAt) => ({ ...state, startedAt }) }),
  'sitting-closed': sittingKind<object>({ ...ofAll, evolve: (state, _, closedAt) => ({ ...state, closedAt }) }),
  /** Of a slip, from 0. */
  'slip-answered': own<{ readonly slip: number; readonly answer: Answer }>(
    ({ slip }) => `/slip/${slip}`,
    ({ changes, answers }, { slip, answer }) => ({
      last: slip,
      changes: new Map(changes).set(slip, (changes.get(slip) ?? 0) + 1),
      answers: new Map(answers).set(slip, answer),
    }),
  ),
  /** A slip that does not count for anybody, or counts again; from 0. */
  'slip-neutralised': sittingKind<{ readonly slip: number; readonly isNeutral: boolean }>({
    evolve: (state, { slip, isNeutral }) => {
      const neutral = new Set(state.neutral);
      if (isNeutral) neutral.add(slip);
      else neutral.delete(slip);
      return { ...state, neutral };
    },
    seat: () => undefined,
    touches: ({ slip }) => writes(`slip/${slip}`),
  }),
  /** Once results are given. */
  'slip-contested': own<{ readonly slip: number; readonly text: string }>(
    ({ slip }) => `/contest/${slip}`,
    // Said once, also by a phone that sends it again after an erasure changed its id.
    ({ contests }, { slip, text }) => (contests.has(slip) ? {} : { contests: new Map(contests).set(slip, { text }) }),
  ),
  'contest-answered': sittingKind<{ readonly participant: string; readonly slip: number; readonly text: string }>({
    evolve: (state, { participant, slip, text: reply }) =>
      withSeat(state, participant, ({ contests }) => {
        const before = contests.get(slip);
        return before ? { contests: new Map(contests).set(slip, { ...before, reply }) } : {};
      }),
    seat: ({ participant }) => participant,
    touches: ({ participant, slip }) => writes(`${seatPath(participant)}/contest/${slip}`),
  }),
  'exam-finished': own<object>(
    () => '',
    () => ({ isFinished: true }),
  ),
  'topping-played': own<{ readonly act: ToppingAct }>(
    () => '',
    ({ topping }, { act }, at) => ({ topping: [...topping, { ...act, at }] }),
  ),
  /** Events before it were written again without a name (adr/0039). */
  'names-erased': sittingKind<{ readonly rows: readonly ErasedRow[] }>({ ...ofAll, evolve: (state) => state }),
};

const kindOf = ({ type }: Pick<SittingEvent, 'type'>): SittingKind<unknown> =>
  SITTING_KINDS[type] as SittingKind<unknown>;

const participantIn = (actor: SittingActor): string => (actor.role === 'participant' ? actor.id : '');

export const evolveSitting = (state: SittingState, event: SittingEvent): SittingState =>
  kindOf(event).evolve(state, event.data, event.at, participantIn(event.actor));

/** Whose place an event changes; undefined: everybody's. */
export const seatOfEvent = (event: SittingEvent): string | undefined =>
  kindOf(event).seat(event.data, participantIn(event.actor));

export const touchedInSitting = (event: SittingEvent): Touches =>
  kindOf(event).touches(event.data, participantIn(event.actor));

/** An event of a kind and a version that this program knows. */
export const recogniseInSitting = recognising<SittingEvent>(SITTING_KINDS);
