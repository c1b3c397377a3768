import type { SentClubCommand } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { type Sending, useSending } from '../../server/usesending.ts';
import { type LongWork, useWork } from '../../server/usework.ts';
import { useClub } from './clubcontext.ts';
import { clubKey } from './clubqueries.ts';

type Type = SentClubCommand['type'];
export type ClubData<Asked extends Type> = Extract<SentClubCommand, { readonly type: Asked }>['data'];

export interface ClubCommanding extends Pick<Sending, 'isBusy' | 'fault'> {
  /** Of what takes long: an erasure goes through all the evenings of somebody. */
  readonly work: LongWork;
  /**
   * Resolves to whether it was done; `told` is then said, with the means to take it back.
   * @param page where it is said: the page shown, unless another one comes after it; who has left meanwhile is left alone.
   */
  ask<Asked extends Type>(type: Asked, data: ClubData<Asked>, told?: string, page?: string): Promise<boolean>;
}

/** Asks actions of the club. */
export function useClubCommand(): ClubCommanding {
  const { club, tell } = useClub();
  const [location, navigate] = useLocation();
  const queries = useQueryClient();
  const { isBusy, fault, send } = useSending();
  const work = useWork();
  return {
    ...{ isBusy, fault, work },
    async ask(type, data, told, page = location) {
      const done = await send(['club', club.id], [type, data], (id) => {
        const body = { id, type, data } as unknown as SentClubCommand;
        return work.ask((server) => server.sendClubCommand({ params: { club: club.id }, body }));
      });
      if (!done.ok) return false;
      await queries.invalidateQueries({ queryKey: clubKey(club.id) });
      const isTaken = type === 'undo' || type === 'redo';
      if (page !== location && window.location.pathname === location) navigate(page);
      if (told !== undefined) tell({ text: told, page, ...(isTaken ? {} : { event: done.value.id }) });
      return true;
    },
  };
}
