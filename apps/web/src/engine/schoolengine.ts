import { makeCaller } from './caller.ts';
import type { SchoolCalls } from './protocol.ts';

/** The school beside the page, in a worker of its own: what judges a slip in a tournament does not load it. */
export const { calls: schoolEngine } = makeCaller<SchoolCalls>(
  () => new Worker(new URL('./schoolworker.ts', import.meta.url), { type: 'module' }),
  ['open', 'makeSlips', 'makeExam', 'markWords', 'makeLesson', 'makeStage'],
);
