import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Outbox, Waiting } from './outbox.ts';

export const OutboxContext = createContext<Outbox | undefined>(undefined);

const NONE: readonly Waiting[] = [];
const NEVER = () => () => {};

/** The commands of this station that the server does not have yet. */
export function useWaiting(): readonly Waiting[] {
  const outbox = useContext(OutboxContext);
  return useSyncExternalStore(outbox?.subscribe ?? NEVER, () => outbox?.waiting ?? NONE);
}

/** The outbox of this station. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('useOutbox outside of a tournament.');
  return outbox;
}
