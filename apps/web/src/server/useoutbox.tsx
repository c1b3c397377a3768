import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Outbox, Sent, WaitingCommand } from './outbox.ts';

export const OutboxContext = createContext<Outbox | undefined>(undefined);

const NONE: readonly WaitingCommand[] = [];
const NONE_SENT: readonly Sent[] = [];
const NEVER = () => () => {};

/** The commands of this station that the server does not have yet. */
export function useWaiting(): readonly WaitingCommand[] {
  const outbox = useContext(OutboxContext);
  return useSyncExternalStore(outbox?.subscribe ?? NEVER, () => outbox?.waiting ?? NONE);
}

/** Does what waits outlive this page? */
export function useIsKept(): boolean {
  const outbox = useContext(OutboxContext);
  return useSyncExternalStore(outbox?.subscribe ?? NEVER, () => outbox?.isKept ?? true);
}

/** What a view that stands at this number does not show yet, oldest first: sent since, still waiting, or just given. */
export function useUnseen(sequence: number): readonly WaitingCommand[] {
  const outbox = useContext(OutboxContext);
  const sent = useSyncExternalStore(outbox?.subscribe ?? NEVER, () => outbox?.sent ?? NONE_SENT);
  // One on which the server failed may be done yet: it is not to be entered a second time.
  const waiting = useWaiting().filter(({ refusal, isFailed }) => refusal === undefined || isFailed);
  const inHand = useSyncExternalStore(outbox?.subscribe ?? NEVER, () => outbox?.inHand ?? NONE);
  return [...sent.filter((command) => command.sequence > sequence), ...waiting, ...inHand];
}

/** The outbox of this station. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('useOutbox outside of a tournament.');
  return outbox;
}
