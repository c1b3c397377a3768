import type { ExamOrder } from '@raccord/school';
import type { SeededOrder } from '@raccord/training';

/** What a thread is asked to make, and the words for it, as they are kept in files. */
export type ThreadOrder = { readonly lexicon: Uint8Array } & (
  | { readonly kind: 'graph' }
  | { readonly kind: 'exam'; readonly exam: ExamOrder; readonly graph: Uint8Array }
  | { readonly kind: 'game'; readonly game: SeededOrder; readonly graph: Uint8Array }
);
