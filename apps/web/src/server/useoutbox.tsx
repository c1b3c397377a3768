import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { CommandOutbox, SentToServer, WaitingCommand } from './commandoutbox.ts';

export const OutboxContext = createContext<CommandOutbox | undefined>(undefined);

const NONE: readonly WaitingCommand[] = [];
const NONE_SENT: readonly SentToServer[] = [];
const NEVER = () => () => {};

interface Openable {
  open(): Promise<unknown>;
  close(): void;
}

/** Opens an outbox for as long as a page is about the same; undefined until what was left in it is read. */
export function useOpened<Opened extends Openable>(make: () => Opened, about: string): Opened | undefined {
  const [outbox, setOutbox] = useState<Opened>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one when it is about something else
  useEffect(() => {
    let isCurrent = true;
    const made = make();
    void made.open().then(() => isCurrent && setOutbox(made));
    return () => {
      isCurrent = false;
      made.close();
    };
  }, [about]);
  return outbox;
}

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

/** Would closing this page now lose something: what the browser does not keep, or is still writing down? */
export function useIsUnsafe(): boolean {
  const outbox = useContext(OutboxContext);
  return useSyncExternalStore(outbox?.subscribe ?? NEVER, () => outbox?.isUnsafe ?? false);
}

/** The last commands that the server has taken from this page. */
export function useSent(): readonly SentToServer[] {
  const outbox = useContext(OutboxContext);
  return useSyncExternalStore(outbox?.subscribe ?? NEVER, () => outbox?.sent ?? NONE_SENT);
}

/** The outbox of this station. */
export function useOutbox(): CommandOutbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('useOutbox outside of a tournament.');
  return outbox;
}
