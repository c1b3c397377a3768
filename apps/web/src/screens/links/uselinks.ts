import type { Asked } from '@raccord/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answered, api } from '../../server/client.ts';
import { useTournament } from '../../server/station.tsx';

export const linksOf = (tournament: string) => ['links', tournament] as const;

/** Links change seldom: asked again when some are made or revoked here, and now and then for what others do. */
const REFRESH_MS = 15_000;

type Wanted = NonNullable<Asked<'listLinks'>['query']>;

export function useLinks(query: Wanted, when = true) {
  const { tournament } = useTournament();
  return useQuery({
    queryKey: [...linksOf(tournament), query],
    queryFn: ({ signal }) => answered(api.listLinks({ params: { tournament }, query }, signal)),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
    enabled: when,
  });
}

/** How many good links each station has. */
export function useLinkCounts() {
  const { tournament } = useTournament();
  return useQuery({
    queryKey: [...linksOf(tournament), 'count'],
    queryFn: ({ signal }) => answered(api.countLinks({ params: { tournament } }, signal)),
    refetchInterval: REFRESH_MS,
  });
}
