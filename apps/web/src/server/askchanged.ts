import type { StationRole } from '@raccord/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { changedFor, isToldOf } from './freshness.ts';
import { viewsOf } from './views.ts';

/** The live feed tells of an action at once, unless it has told of another one a moment before. */
const TOLD_MS = 50;

/**
 * Asks for what an action of this page has changed, and waits for it: by what the live feed tells of it, else for all that is shown.
 * @param sequence of the action.
 */
export async function askChanged(
  queries: QueryClient,
  stream: string,
  role: StationRole,
  sequence: number,
): Promise<void> {
  const isTold = await isToldSoon(queries, stream, sequence);
  const queryKey = viewsOf(stream);
  const isOld = (view: Query): boolean => !isTold || changedFor(queries, view, stream, role).length > 0;
  void queries.invalidateQueries({ queryKey, predicate: isOld });
  await queries.refetchQueries({ queryKey, type: 'active', predicate: isOnItsWay }, { cancelRefetch: false });
}

const isOnItsWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching';

const isToldSoon = (queries: QueryClient, stream: string, sequence: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve(isToldOf(queries, stream, sequence));
    };
    const look = (): void => {
      if (isToldOf(queries, stream, sequence)) end();
    };
    const timer = setTimeout(end, TOLD_MS);
    const stop = queries.getQueryCache().subscribe(look);
    look();
  });
