import type { Answered, AnswerOf } from '@raccord/contract';
import type { CommandData, CommandType } from '@raccord/tournament';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { askChanged } from './askchanged.ts';
import { api, inReason } from './client.ts';
import { useTournament } from './station.tsx';
import { type Sending, useSending } from './usesending.ts';

/** Asks the tournament for an action at once: what must not wait in the outbox, such as the clock. */
export interface CommandSending extends Omit<Sending, 'send'> {
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
  ): Promise<Answered<AnswerOf<'sendCommand'>>>;
  /** What was recorded, for who needs more than to know that it was. */
  ask<Type extends CommandType>(
    type: Type,
    data: CommandData<Type>,
    basis?: string,
  ): Promise<Answered<AnswerOf<'sendCommand'>>>;
}

export function useCommand(): CommandSending {
  const { tournament, session } = useTournament();
  const { role } = session;
  const queries = useQueryClient();
  const { send: sendOnce, ...sending } = useSending();

  const run = useCallback(
    async (about: unknown, what: unknown, asked: (id: string) => object) => {
      const answer = await sendOnce(about, what, (id) => {
        const body = { id, ...asked(id) } as never;
        return api.sendCommand({ params: { tournament }, body }, inReason());
      });
      if (answer.ok) await askChanged(queries, tournament, role, answer.value.sequence);
      return answer;
    },
    [tournament, role, queries, sendOnce],
  );
  const ask = useCallback<CommandSending['ask']>(
    (type, data, basis) => {
      const asked = { type, data, ...(basis === undefined ? {} : { basis }) };
      return run([tournament], asked, () => asked);
    },
    [tournament, run],
  );
  const send = useCallback<CommandSending['send']>(
    async (type, data, basis) => (await ask(type, data, basis)).ok,
    [ask],
  );
  const make = useCallback<CommandSending['make']>(
    (type, subject, data) => run([tournament, type, subject], undefined, (id) => ({ type, data: data(id) })),
    [tournament, run],
  );
  return { ...sending, ask, send, make };
}
