import type { ToppingEntry } from '@raccord/training';
import type { Answer } from '../mark.ts';

/** What a candidate says against the key of a slip, and what he is answered. */
export interface SlipContest {
  readonly text: string;
  readonly reply?: string;
}

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
  /** By slip, from 0. */
  readonly contests: ReadonlyMap<number, SlipContest>;
  readonly topping: readonly ToppingEntry[];
}

/** A sitting after all that happened in it. Nothing of it is ever changed: the fold makes another one. */
export interface SittingState {
  readonly startedAt: number | undefined;
  readonly closedAt: number | undefined;
  readonly participants: ReadonlyMap<string, Participant>;
  /** Participants who were taken out of it again. */
  readonly removed: ReadonlySet<string>;
  /** Slips of an exam that count for nobody, from 0. */
  readonly neutral: ReadonlySet<number>;
}

export const NOTHING_YET: SittingState = {
  ...{ startedAt: undefined, closedAt: undefined, participants: new Map(), removed: new Set(), neutral: new Set() },
};

export const newcomer = (id: string, name: string, tokenHash: string): Participant => ({
  ...{ id, name, tokenHash, returns: 0, answers: new Map(), changes: new Map(), last: undefined },
  ...{ isFinished: false, contests: new Map(), topping: [] },
});

/** A sitting gathers, goes on, then is closed: its results are given. */
export const SITTING_STAGES = ['waiting', 'running', 'closed'] as const;

export type SittingStage = (typeof SITTING_STAGES)[number];

export const sittingStage = ({ startedAt, closedAt }: SittingState): SittingStage =>
  closedAt !== undefined ? 'closed' : startedAt === undefined ? 'waiting' : 'running';

/** Whoever holds this token. */
export const holderOf = ({ participants }: SittingState, tokenHash: string): Participant | undefined =>
  [...participants.values()].find((one) => one.tokenHash === tokenHash);
