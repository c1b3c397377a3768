import type { SentClubCommand } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api, inReason } from '../../server/client.ts';
import { type Sending, useSending } from '../../server/usesending.ts';
import { useClub } from './clubcontext.ts';
import { clubKey } from './clubqueries.ts';

type Type = SentClubCommand['type'];
export type ClubData<Asked extends Type> = Extract<SentClubCommand, { readonly type: Asked }>['data'];

export interface ClubCommanding extends Pick<Sending, 'isBusy' | 'fault'> {
  /** Resolves to whether it was done; `told` is then said, with the means to take it back. */
  ask<Asked extends Type>(type: Asked, data: ClubData<Asked>, told?: string): Promise<boolean>;
}

/** Asks actions of the club. */
export function useClubCommand(): ClubCommanding {
  const { club, tell } = useClub();
  const queries = useQueryClient();
  const { isBusy, fault, send } = useSending();
  return {
    isBusy,
    fault,
    async ask(type, data, told) {
      const done = await send(['club', club.id], [type, data], (id) => {
        const body = { id, type, data } as unknown as SentClubCommand;
        return api.sendClubCommand({ params: { club: club.id }, body }, inReason());
      });
      if (!done.ok) return false;
      await queries.invalidateQueries({ queryKey: clubKey(club.id) });
      if (told !== undefined) tell(type === 'undo' ? { text: told } : { text: told, event: done.value.id });
      return true;
    },
  };
}
