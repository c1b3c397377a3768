import type { AnswerOf } from '@raccord/contract';
import type { Answer } from '@raccord/school';
import type { ToppingEntry } from '@raccord/training';
import type { SittingEntry } from '../store/store.ts';

/** What can have happened in a sitting. */
export type SittingFact =
  | { readonly type: 'joined'; readonly participant: string; readonly name: string; readonly tokenHash: string }
  /** He came back on another phone: the first one is no longer recognised. */
  | { readonly type: 'readmitted'; readonly participant: string; readonly tokenHash: string }
  | { readonly type: 'removed'; readonly participant: string }
  | { readonly type: 'started' }
  | { readonly type: 'closed' }
  /** Of a slip, from 0. */
  | { readonly type: 'answered'; readonly participant: string; readonly slip: number; readonly answer: Answer }
  | { readonly type: 'finished'; readonly participant: string }
  | { readonly type: 'topped'; readonly participant: string; readonly act: ToppingAct };

/** What somebody does in a topping game; when, the entry says. */
export type ToppingAct = Timeless<ToppingEntry>;
type Timeless<Entry> = Entry extends unknown ? Omit<Entry, 'at'> : never;

export interface Participant {
  readonly id: string;
  readonly name: string;
  readonly tokenHash: string;
  /** How often he came back. */
  readonly returns: number;
  readonly answers: ReadonlyMap<number, Answer>;
  /** How often each slip was answered. */
  readonly changes: ReadonlyMap<number, number>;
  /** The slip answered last. */
  readonly last: number | undefined;
  readonly isFinished: boolean;
  readonly topping: readonly ToppingEntry[];
  /** Of all that he did: what was done is not done again. */
  readonly ids: ReadonlySet<string>;
}

/** A sitting after all that happened in it. */
export interface SittingState {
  readonly sequence: number;
  /** The time of the last entry. */
  readonly latest: number;
  readonly startedAt: number | undefined;
  readonly closedAt: number | undefined;
  readonly participants: ReadonlyMap<string, Participant>;
  /** Participants who were taken out of it again. */
  readonly removed: ReadonlySet<string>;
}

export const NOTHING_YET: SittingState = {
  ...{ sequence: 0, latest: 0, startedAt: undefined, closedAt: undefined },
  participants: new Map(),
  removed: new Set(),
};

export type SittingStage = AnswerOf<'readSitting'>['stage'];

export const sittingStage = ({ startedAt, closedAt }: SittingState): SittingStage =>
  closedAt !== undefined ? 'closed' : startedAt === undefined ? 'waiting' : 'running';

export function foldSitting(before: SittingState, entries: readonly SittingEntry[]): SittingState {
  if (entries.length === 0) return before;
  const participants = new Map(before.participants);
  const removed = new Set(before.removed);
  let { startedAt, closedAt, sequence, latest } = before;
  for (const { data, id, at, ...entry } of entries) {
    const fact = data as SittingFact;
    sequence = entry.sequence;
    latest = Math.max(latest, at);
    if (fact.type === 'started') startedAt = at;
    else if (fact.type === 'closed') closedAt = at;
    else if (fact.type === 'removed') {
      participants.delete(fact.participant);
      removed.add(fact.participant);
    } else {
      const own = participants.get(fact.participant) ?? newcomer(fact.participant);
      participants.set(own.id, { ...after(own, fact, at), ids: new Set(own.ids).add(id) });
    }
  }
  return { participants, removed, startedAt, closedAt, sequence, latest };
}

/** Whoever holds this token. */
export const holderOf = ({ participants }: SittingState, tokenHash: string): Participant | undefined =>
  [...participants.values()].find((one) => one.tokenHash === tokenHash);

const newcomer = (id: string): Participant => ({
  ...{
    id,
    name: '',
    tokenHash: '',
    returns: 0,
    answers: new Map(),
    changes: new Map(),
    last: undefined,
    isFinished: false,
  },
  ...{ topping: [], ids: new Set<string>() },
});

type OwnFact = Exclude<SittingFact, { readonly type: 'started' | 'closed' | 'removed' }>;

function after(before: Participant, fact: OwnFact, at: number): Participant {
  switch (fact.type) {
    case 'joined':
      return { ...before, name: fact.name, tokenHash: fact.tokenHash };
    case 'readmitted':
      return { ...before, tokenHash: fact.tokenHash, returns: before.returns + 1 };
    case 'answered': {
      const { slip, answer } = fact;
      const changes = new Map(before.changes).set(slip, (before.changes.get(slip) ?? 0) + 1);
      return { ...before, last: slip, changes, answers: new Map(before.answers).set(slip, answer) };
    }
    case 'finished':
      return { ...before, isFinished: true };
    case 'topped':
      return { ...before, topping: [...before.topping, { ...fact.act, at }] };
  }
}
