import { makeCaller, type Promised } from './caller.ts';
import type { EngineCalls } from './protocol.ts';

/** The worker's calls, as promises. */
export type Engine = Promised<EngineCalls>;

/** The one engine of the page. */
export const {
  calls: engine,
  loadingStage,
  onStage,
} = makeCaller<EngineCalls>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  [
    ...(['open', 'survey', 'list', 'complete', 'judge', 'places'] as const),
    ...(['areWords', 'lookUp', 'analyses', 'replay', 'compile'] as const),
    ...(['drawGame', 'readTraining', 'unsealGame', 'trainOn'] as const),
  ],
);
