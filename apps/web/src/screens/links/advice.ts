import type { AnswerOf } from '@raccord/contract';

type Reach = AnswerOf<'describeReach'>;

/**
 * What the chief should know of how other devices come: nothing, that they cannot, or what to do if they do not. Windows
 * keeps them out unless somebody once allowed them in: there the help is shown without being asked for.
 */
export function adviceOf({ door, addresses, hasVisitors, system }: Reach) {
  if (door === 'public') return 'none';
  if (door === 'machine') return 'machine';
  if (addresses.length === 0) return 'alone';
  if (hasVisitors) return 'address';
  return system === 'windows' ? 'help' : 'folded-help';
}

/** As a firewall names it. */
export const portOf = (address: string): string => new URL(address).port || '80';
