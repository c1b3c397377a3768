import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Asked for the first time; what failed once is not waited for. */
const FIRST = { predicate: ({ state }: Query) => state.data === undefined && state.fetchFailureCount === 0 };

/** Whether all that a page asks for when it opens has come: it may be shown then, and nothing of it moves under a finger. */
export function useAllAnswered(): boolean {
  const client = useQueryClient();
  const [isSettled, settle] = useState(false);
  const asked = useIsFetching(FIRST);
  // The parts of the page ask after they are first drawn, and before this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever their number changes
  useEffect(() => {
    if (client.isFetching(FIRST) === 0) settle(true);
  }, [asked, client]);
  return isSettled;
}
