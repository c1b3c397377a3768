import type { SessionAnswer } from '@raccord/contract';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { answered, api, inReason } from './client.ts';
import { type ServerTime, serverTimeOf } from './servertime.ts';

/** Who holds this page: asked once, when it is opened. */
export const useSession = () =>
  useQuery({
    queryKey: ['session'],
    queryFn: () => answered(api.whoAmI(undefined, inReason())),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The tournament that a screen shows, and who looks at it. */
export interface ShownTournament {
  readonly tournament: string;
  readonly session: SessionAnswer;
  readonly isOnline: boolean;
}

export const TournamentContext = createContext<ShownTournament | undefined>(undefined);

export function useTournament(): ShownTournament {
  const shown = useContext(TournamentContext);
  if (!shown) throw new Error('useTournament outside of a tournament.');
  return shown;
}

export const useServerTime = (): ServerTime => serverTimeOf(useTournament().tournament);
