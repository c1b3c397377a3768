import type { StationRole } from '@raccord/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { changedFor, isToldOf } from './freshness.ts';
import { viewsOf } from './views.ts';

/**
 * Asks for what an action of this page has changed, and waits for it. The live feed has mostly told of it by now; where it has not,
 * all that is shown is asked for.
 * @param sequence of the action.
 */
export async function askChanged(
  queries: QueryClient,
  stream: string,
  role: StationRole,
  sequence: number,
): Promise<void> {
  const queryKey = viewsOf(stream);
  const isTold = isToldOf(queries, stream, sequence);
  const isOld = (view: Query): boolean => !isTold || changedFor(queries, view, stream, role).length > 0;
  void queries.invalidateQueries({ queryKey, predicate: isOld });
  await queries.refetchQueries({ queryKey, type: 'active', predicate: isOnItsWay }, { cancelRefetch: false });
}

const isOnItsWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching';
