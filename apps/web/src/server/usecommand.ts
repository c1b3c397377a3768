import type { CommandData, CommandType } from '@raccord/tournament';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { api, type Fault, newId } from './client.ts';
import { usePlace } from './station.tsx';
import { viewsOf } from './views.ts';

/** Asks the server for an action at once: what must not wait in the outbox, such as the clock. */
export interface Command {
  /** Resolves to whether it was done. */
  send<Type extends CommandType>(type: Type, data: CommandData<Type>): Promise<boolean>;
  readonly isBusy: boolean;
  /** Why the last one was not done. */
  readonly fault: Fault | undefined;
  forget(): void;
}

export function useCommand(): Command {
  const { tournament } = usePlace();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  // Nobody knows whether what was not answered was done: asked again, it goes under the same id.
  const unanswered = useRef<{ readonly what: string; readonly id: string }>(undefined);

  const send = useCallback(
    async <Type extends CommandType>(type: Type, data: CommandData<Type>): Promise<boolean> => {
      const what = JSON.stringify([type, data]);
      const id = unanswered.current?.what === what ? unanswered.current.id : newId();
      setBusy(true);
      const answer = await api.sendCommand({ params: { tournament }, body: { id, type, data } as never });
      unanswered.current = !answer.ok && answer.fault.code === 'unreachable' ? { what, id } : undefined;
      setBusy(false);
      setFault(answer.ok ? undefined : answer.fault);
      if (answer.ok) await queries.invalidateQueries({ queryKey: viewsOf(tournament) });
      return answer.ok;
    },
    [tournament, queries],
  );
  return { send, isBusy, fault, forget: useCallback(() => setFault(undefined), []) };
}
