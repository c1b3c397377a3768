import { longDay } from '@raccord/french';
import { writes } from '@raccord/stream';
import type { AdoptedLexicon } from '../events.ts';
import { clubKind } from './kind.ts';

export const DICTIONARIES = {
  /** Another one of the same day takes its place. */
  'lexicon-adopted': clubKind<AdoptedLexicon>({
    evolve: ({ lexicons }, adopted) => {
      lexicons.set(adopted.from, adopted);
    },
    touches: ({ from }) => writes(`lexicon/${from}`),
    told: ({ name, from }) => `dictionnaire du club à partir du ${longDay(from)} : « ${name} »`,
  }),
};
