import type { RouteInput } from '@raccord/contract';
import { useView } from '../../server/views.ts';

type Wanted = NonNullable<RouteInput<'listLinks'>['query']>;

/** @param which good ones, or those that ended; of a maker. @param part how many of them, and what their labels say. */
export const useLinks = (which: Pick<Wanted, 'ended' | 'maker'>, part: Pick<Wanted, 'limit' | 'text'>, when = true) =>
  useView('listLinks', {}, { query: which, part, when });

/** How many good links each station has. */
export const useLinkCounts = () => useView('countLinks', {});
