import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../../server/client.ts';
import { useTournament } from '../../server/station.tsx';

const readEvening = (tournament: string) => answered(api.readOwnEvening({ params: { tournament } }));

export type OwnEvening = NonNullable<Awaited<ReturnType<typeof readEvening>>['evening']>;

/** What the club knows of this tournament as one of its evenings, asked once its games are over; none where it is not one. */
export function useOwnEvening(isOver: boolean) {
  const { tournament } = useTournament();
  const { data } = useQuery({
    queryKey: ['own-evening', tournament],
    queryFn: () => readEvening(tournament),
    enabled: isOver,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  return { own: data?.evening, isNone: data !== undefined && !data.evening };
}

/** Its result is in the seasons, as it stands. */
export const isEveningCounted = ({ isClosed, isBehind }: OwnEvening): boolean => isClosed && !isBehind;
