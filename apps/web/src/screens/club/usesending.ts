import { type Answered, isFaultCode } from '@raccord/contract';
import { useRef, useState } from 'react';
import { type Fault, newId } from '../../server/client.ts';

export interface Sending {
  /** Resolves to the id under which it was done; to nothing when it was not. */
  send(asked: unknown, ask: (id: string) => Promise<Answered<unknown>>): Promise<string | undefined>;
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
}

/** Sends actions. One of which nobody knows whether it was done keeps its id: asked again, it is done once. */
export function useSending(): Sending {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const doubtful = useRef<{ readonly key: string; readonly id: string }>(undefined);
  return {
    isBusy,
    fault,
    async send(asked, ask) {
      const key = JSON.stringify(asked);
      const id = doubtful.current?.key === key ? doubtful.current.id : newId();
      setBusy(true);
      const answer = await ask(id);
      setBusy(false);
      setFault(answer.ok ? undefined : answer.fault);
      const isSettled = answer.ok || (answer.fault.code !== 'unreachable' && !isFaultCode(answer.fault.code));
      doubtful.current = isSettled ? undefined : { key, id };
      return answer.ok ? id : undefined;
    },
  };
}
