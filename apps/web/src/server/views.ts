import type { AnswerOf, Asked, CalledName, ViewName as KnownView } from '@raccord/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { answered, api } from './client.ts';
import { noteAsked } from './freshness.ts';
import { useTournament } from './station.tsx';

/** Views of a tournament: each has its tournament in its address and is asked again when what it shows has changed. */
type ViewName = KnownView & CalledName;

type Params<Name extends ViewName> = Asked<Name> extends { readonly params: infer P } ? Omit<P, 'tournament'> : never;
type Query<Name extends ViewName> = Asked<Name> extends { readonly query?: infer Q } ? Q : never;

interface ViewOptions<Name extends ViewName> {
  readonly query?: Query<Name>;
  /** Not asked before this holds. */
  readonly when?: boolean;
}

/** All views of a tournament, as the cache names them; the name of the view and its query come after. */
export const viewsOf = (tournament: string) => ['view', tournament] as const;

/** What the server shows of the tournament, kept up to date; the last answer stays while the server is away. */
export function useView<Name extends ViewName>(
  name: Name,
  params: Params<Name>,
  { query, when = true }: ViewOptions<Name> = {},
): UseQueryResult<AnswerOf<Name>> {
  const { tournament } = useTournament();
  const queryKey = [...viewsOf(tournament), name, query, params];
  return useQuery({
    queryKey,
    queryFn: ({ client, signal }) => {
      noteAsked(client, tournament, queryKey);
      const call = api[name] as unknown as (asked: unknown, signal: AbortSignal) => ReturnType<(typeof api)[Name]>;
      return answered(call({ params: { tournament, ...params }, ...(query ? { query } : {}) }, signal)) as Promise<
        AnswerOf<Name>
      >;
    },
    enabled: when,
    placeholderData: keepPreviousData,
  }) as UseQueryResult<AnswerOf<Name>>;
}
