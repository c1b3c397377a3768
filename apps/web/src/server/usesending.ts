import type { Answered } from '@raccord/contract';
import { useCallback, useState } from 'react';
import { ask } from './ask.ts';
import type { ServerFault } from './client.ts';

export interface Sending {
  /** As `ask`; the screen says meanwhile that it is busy, and then why it was not done. */
  send: typeof ask;
  readonly isBusy: boolean;
  /** Why the last one was not done, or may not have been. */
  readonly fault: ServerFault | undefined;
  forget(): void;
}

/** What a screen asks of the server at once. */
export function useSending(): Sending {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ServerFault>();
  const send = useCallback(
    async <T>(about: unknown, what: unknown, call: (id: string) => Promise<Answered<T>>): Promise<Answered<T>> => {
      setBusy(true);
      const answer = await ask(about, what, call);
      setBusy(false);
      setFault(answer.ok || answer.fault.code === 'cancelled' ? undefined : answer.fault);
      return answer;
    },
    [],
  );
  return { send, isBusy, fault, forget: useCallback(() => setFault(undefined), []) };
}
