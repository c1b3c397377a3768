import { useQueryClient } from '@tanstack/react-query';
import { ViewFault } from './client.ts';
import { type FollowedFeed, useLive } from './uselive.ts';
import { viewsOf } from './views.ts';

/** It is not there any more, or not for us. */
const OVER: readonly string[] = ['no-session', 'forbidden', 'unknown-club', 'unknown-sitting'];

export const isGone = (error: Error | null): boolean => error instanceof ViewFault && OVER.includes(error.fault.code);

/**
 * Follows a club or a sitting until it is over.
 * @param error of the view that says so. Answers whether the server is there.
 */
export function useFollowed(followed: Pick<FollowedFeed, 'stream' | 'address' | 'role'>, error: Error | null): boolean {
  const queries = useQueryClient();
  return useLive({
    ...followed,
    when: !isGone(error),
    onCut: () => void queries.invalidateQueries({ queryKey: viewsOf(followed.stream) }),
  });
}
