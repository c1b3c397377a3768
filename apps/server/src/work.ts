import { setImmediate as breathe } from 'node:timers/promises';

/** A work that takes long tells how far it is, lets others be served meanwhile, and stops there where it was cancelled. */
export interface Work {
  /** Throws `WorkCancelled` where nobody wants it any more: what is written is written after the last call. */
  tell(done: number, total: number): Promise<void>;
}

export class WorkCancelled extends Error {}

/** One that nobody follows, nor cancels. */
export const UNWATCHED: Work = { tell: async () => breathe() };
