import type { OfferedPlayer } from '@raccord/club';
import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../../../server/client.ts';
import { useClubs } from '../../club/clubqueries.ts';

/** The club whose evening it is, and who may come; nothing for a tournament of no club that has anybody. */
export interface ClubOffer {
  readonly club?: string;
  /** Its name, where there are several. */
  readonly name?: string | undefined;
  readonly offered: readonly OfferedPlayer[];
  /** The server has said who may come. */
  readonly isKnown: boolean;
}

/** @param asked the club that was chosen; else the only one there is, once it has members. */
export function useOffer(asked: string | undefined): ClubOffer {
  const known = useClubs().data;
  const clubs = known?.clubs ?? [];
  const only = clubs.length === 1 ? clubs[0].id : undefined;
  const club = asked ?? only;
  const { data } = useQuery({
    queryKey: ['offer', club],
    queryFn: () => answered(api.offerPlayers({ params: { club: club ?? '' } })),
    enabled: club !== undefined,
    refetchOnMount: 'always',
  });
  const isKnown = known !== undefined && (club === undefined || data !== undefined);
  const offered = data?.players ?? [];
  const isEvening = asked !== undefined || offered.length > 0;
  const name = only === undefined ? clubs.find(({ id }) => id === club)?.name : undefined;
  return { ...(club !== undefined && isEvening ? { club, name } : {}), offered, isKnown };
}
