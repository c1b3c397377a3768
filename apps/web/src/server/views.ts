import type { AnswerOf, Asked, CalledName, ViewName as KnownView } from '@raccord/contract';
import { hashKey, useQuery } from '@tanstack/react-query';
import { answered, api } from './client.ts';
import { noteAsked } from './freshness.ts';
import { useTournament } from './station.tsx';

/** Views of a tournament: each has its tournament in its address and is asked again when what it shows has changed. */
type ViewName = KnownView & CalledName;

type Params<Name extends ViewName> = Asked<Name> extends { readonly params: infer P } ? Omit<P, 'tournament'> : never;
type Query<Name extends ViewName> = Asked<Name> extends { readonly query?: infer Q } ? Q : never;

interface ViewOptions<Name extends ViewName> {
  /** What it is about, besides its parameters: another one is another question. */
  readonly query?: Query<Name>;
  /** Which part of it: a page, or what a search finds. While another part is on its way, the one before stays, marked as older. */
  readonly part?: Query<Name>;
  /** Not asked before this holds. */
  readonly when?: boolean;
}

export interface Seen<T> {
  /** The last answer to this question, and to no other one: it stays while the server is away. */
  readonly data: T | undefined;
  /** It is another part than the one asked for, which is on its way. */
  readonly isOlder: boolean;
  readonly error: Error | null;
}

/** All views of a tournament, as the cache names them; the name of the view and what it is about come after. */
export const viewsOf = (tournament: string) => ['view', tournament] as const;

/** What the server shows of the tournament, kept up to date. */
export function useView<Name extends ViewName>(
  name: Name,
  params: Params<Name>,
  { query, part, when = true }: ViewOptions<Name> = {},
): Seen<AnswerOf<Name>> {
  const { tournament } = useTournament();
  const subject = [...viewsOf(tournament), name, query, params];
  const queryKey = [...subject, part];
  const { data, isPlaceholderData, error } = useQuery({
    queryKey,
    queryFn: ({ client, signal }) => {
      noteAsked(client, tournament, queryKey);
      const call = api[name] as unknown as (asked: unknown, signal: AbortSignal) => ReturnType<(typeof api)[Name]>;
      const asked = { params: { tournament, ...params }, query: Object.assign({}, query, part) };
      return answered(call(asked, signal)) as Promise<AnswerOf<Name>>;
    },
    enabled: when,
    placeholderData: (before, asked) =>
      hashKey(asked?.queryKey.slice(0, subject.length) ?? []) === hashKey(subject) ? before : undefined,
  });
  return { data: data as AnswerOf<Name> | undefined, isOlder: isPlaceholderData, error };
}
