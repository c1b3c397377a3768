import type { AnswerOf, CalledName, CarriedView, FollowedName, RouteInput } from '@raccord/contract';
import { hashKey, useQuery } from '@tanstack/react-query';
import { answered, api, inReasonUnless } from './client.ts';
import { newestOf, noteAsked } from './freshness.ts';
import { useTournament } from './station.tsx';

/** What is shown of a tournament, of a club or of a sitting: asked again when the live feed says that it has changed. */
type ViewName = FollowedName & CalledName;

type Params<Name extends ViewName> = RouteInput<Name> extends { readonly params: infer P } ? P : never;
type Query<Name extends ViewName> = RouteInput<Name> extends { readonly query?: infer Q } ? Q : never;

interface ViewOptions<Name extends ViewName> {
  /** What it is about, besides its parameters: another one is another question. */
  readonly query?: Query<Name>;
  /** Which part of it: a page, or what a search finds. While another part is on its way, the one before stays, marked as older. */
  readonly part?: Query<Name>;
  /** Not asked before this holds. */
  readonly when?: boolean;
  /** It is made of more than the live feed tells of: asked again whenever it is shown or comes back to the front. */
  readonly isAskedAgain?: boolean;
}

export interface SeenView<T> {
  /** The last answer to this question, and to no other one: it stays while the server is away. */
  readonly data: T | undefined;
  /** It is another part than the one asked for, which is on its way. */
  readonly isOlder: boolean;
  readonly error: Error | null;
  /** Asks at once. */
  refetch(): Promise<{ readonly data: T | undefined }>;
}

/** All that is shown of a tournament, a club, a sitting or a seat, as the cache names it; the view and what it is about come after. */
export const viewsOf = (stream: string) => ['view', stream] as const;

export const viewKey = (stream: string, name: ViewName, params: object, query?: object, part?: object) =>
  [...viewsOf(stream), name, query, params, part] as const;

/** Is this the view that the feed carries: the whole of it, of nobody else, of no other turn? */
export function isViewBrought(queryKey: readonly unknown[], { name, answer }: CarriedView): boolean {
  const [, , shown, query, params, part] = queryKey;
  const { tournament: _, ...about } = params as { readonly tournament: string };
  return shown === name && query === undefined && part === undefined && isAbout(answer, about);
}

const isAbout = (answer: object, about: object): boolean =>
  Object.entries(about).every(([key, value]) => Reflect.get(answer, key) === value);

/** What the server shows of a stream, kept up to date while it is followed (`useLive`). */
export function useStreamView<Name extends ViewName>(
  stream: string,
  name: Name,
  params: Params<Name>,
  { query, part, when = true, isAskedAgain = false }: ViewOptions<Name> = {},
): SeenView<AnswerOf<Name>> {
  const queryKey = viewKey(stream, name, params as object, query as object, part as object);
  const { data, isPlaceholderData, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ client, signal }) => {
      noteAsked(client, stream, queryKey);
      const call = api[name] as unknown as (asked: unknown, signal: AbortSignal) => ReturnType<(typeof api)[Name]>;
      const answer = await answered(call({ params, query: Object.assign({}, query, part) }, inReasonUnless(signal)));
      return newestOf(client, queryKey, answer as AnswerOf<Name>);
    },
    enabled: when,
    placeholderData: (before, asked) => (isSameSubject(asked?.queryKey, queryKey) ? before : undefined),
    ...(isAskedAgain ? { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } : {}),
  });
  return { data, isOlder: isPlaceholderData, error, refetch } as SeenView<AnswerOf<Name>>;
}

/** What the server shows of the tournament. */
export function useView<Name extends ViewName & keyof OfTournament>(
  name: Name,
  params: Omit<Params<Name>, 'tournament'>,
  options?: ViewOptions<Name>,
): SeenView<AnswerOf<Name>> {
  const { tournament } = useTournament();
  return useStreamView(tournament, name, { tournament, ...params } as Params<Name>, options);
}

type OfTournament = {
  readonly [Name in ViewName as Params<Name> extends { readonly tournament: unknown } ? Name : never]: true;
};

/** All but the part is the same. */
const isSameSubject = (one: readonly unknown[] | undefined, other: readonly unknown[]): boolean =>
  one !== undefined && hashKey(one.slice(0, -1)) === hashKey(other.slice(0, -1));
