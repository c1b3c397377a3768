import type { CommandData, CommandType } from '@raccord/tournament';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { actions } from './actions.ts';
import type { Fault } from './client.ts';
import { useTournament } from './station.tsx';
import { viewsOf } from './views.ts';

/** Asks the server for an action at once: what must not wait in the outbox, such as the clock. */
export interface Command {
  /**
   * Resolves to whether it was done.
   * @param basis what it is decided on.
   */
  send<Type extends CommandType>(type: Type, data: CommandData<Type>, basis?: string): Promise<boolean>;
  /** Makes something new under the id given: for the same subject, it is made once, however often it must be asked. */
  make<Type extends CommandType>(
    type: Type,
    subject: string,
    data: (id: string) => CommandData<Type>,
  ): Promise<boolean>;
  readonly isBusy: boolean;
  /** Why the last one was not done, or may not have been. */
  readonly fault: Fault | undefined;
  forget(): void;
}

export function useCommand(): Command {
  const { tournament } = useTournament();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();

  const run = useCallback(
    async (asked: ReturnType<typeof actions.send>): Promise<boolean> => {
      setBusy(true);
      const answer = await asked;
      setBusy(false);
      setFault(answer.ok ? undefined : answer.fault);
      if (answer.ok) await queries.invalidateQueries({ queryKey: viewsOf(tournament) });
      return answer.ok;
    },
    [tournament, queries],
  );
  const send = useCallback<Command['send']>(
    (type, data, basis) => run(actions.send(tournament, type, data, basis)),
    [tournament, run],
  );
  const make = useCallback<Command['make']>(
    (type, subject, data) => run(actions.make(tournament, type, subject, data)),
    [tournament, run],
  );
  return { send, make, isBusy, fault, forget: useCallback(() => setFault(undefined), []) };
}
