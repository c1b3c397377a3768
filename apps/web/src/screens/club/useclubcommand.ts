import { isFaultCode, type SentClubCommand } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, type Fault, inReason, newId } from '../../server/client.ts';
import { useClub } from './clubcontext.ts';
import { clubKey } from './clubqueries.ts';

type Type = SentClubCommand['type'];
export type ClubData<Asked extends Type> = Extract<SentClubCommand, { readonly type: Asked }>['data'];

export interface ClubCommanding {
  /** Resolves to whether it was done; `told` is then said, with the means to take it back. */
  ask<Asked extends Type>(type: Asked, data: ClubData<Asked>, told?: string): Promise<boolean>;
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
}

/** Asks actions of the club. One of which nobody knows whether it was done keeps its id: asked again, it is done once. */
export function useClubCommand(): ClubCommanding {
  const { club, tell } = useClub();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const doubtful = useRef<{ readonly key: string; readonly id: string }>(undefined);
  return {
    isBusy,
    fault,
    async ask(type, data, told) {
      const key = JSON.stringify([type, data]);
      const id = doubtful.current?.key === key ? doubtful.current.id : newId();
      setBusy(true);
      const body = { id, type, data } as unknown as SentClubCommand;
      const answer = await api.sendClubCommand({ params: { club: club.id }, body }, inReason());
      setBusy(false);
      setFault(answer.ok ? undefined : answer.fault);
      const isSettled = answer.ok || (answer.fault.code !== 'unreachable' && !isFaultCode(answer.fault.code));
      doubtful.current = isSettled ? undefined : { key, id };
      if (!answer.ok) return false;
      await queries.invalidateQueries({ queryKey: clubKey(club.id) });
      if (told !== undefined) tell(type === 'undo' ? { text: told } : { text: told, event: id });
      return true;
    },
  };
}
