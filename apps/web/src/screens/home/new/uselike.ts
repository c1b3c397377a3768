import { dayOf } from '@raccord/french';
import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../../../server/client.ts';
import { lastPlayed, newestFirst } from '../tonight.ts';
import type { Draft } from './draft.ts';
import { draftLike } from './like.ts';

/** A draft after the last evening that was played, as it is known now; null where none was. */
export const useDraftLike = (club: string | undefined, isAsked: boolean) =>
  useQuery({
    queryKey: ['like', club],
    queryFn: async (): Promise<Draft | null> => {
      const query = club === undefined ? {} : { club };
      const last = lastPlayed(newestFirst((await answered(api.listTournaments({ query }))).tournaments));
      if (!last) return null;
      const params = { tournament: last.id };
      const [hall, people, offer, { adopted }] = await Promise.all([
        answered(api.seeHall({ params })),
        answered(api.seePeople({ params })),
        club === undefined ? { players: [] } : answered(api.offerPlayers({ params: { club } })),
        answered(api.listLexicons({ query })),
      ]);
      return draftLike({ hall, people }, offer.players, adopted, dayOf(Date.now()));
    },
    enabled: isAsked,
    gcTime: 0,
  });
