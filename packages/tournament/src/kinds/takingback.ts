import { writes } from '@raccord/stream';
import { everything, kind, nothing } from './kind.ts';

const OUT_OF_THE_FOLD = {
  evolve: (): never => {
    throw new Error('What was undone is left out of the fold, what was redone is in it: see history/journal.ts.');
  },
  touches: () => writes(),
  isLasting: true,
  recounts: nothing,
  news: everything,
} as const;

export const TAKING_BACK = {
  /** An action taken back, and those that relied on it: all of them or none. */
  'action-undone': kind<{ readonly event: string; readonly alongside: readonly string[] }>({
    ...OUT_OF_THE_FOLD,
    told: () => 'annulation d’une action',
  }),
  /** All that an undoing took back stands again, where it stood. */
  'action-redone': kind<{ readonly event: string }>({
    ...OUT_OF_THE_FOLD,
    told: () => 'rétablissement d’une action',
  }),
};
