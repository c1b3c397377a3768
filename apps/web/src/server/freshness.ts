import {
  type FollowedName,
  NEWS_SUBJECTS,
  type NewsSubject,
  type Revisions,
  type SessionAnswer,
  subjectsOf,
  type ViewNews,
} from '@raccord/contract';
import type { Query, QueryClient } from '@tanstack/react-query';

/** How far a stream has come, and what of it has changed. */
type Told = Pick<ViewNews, 'sequence' | 'revisions'>;

/** Where the cache keeps what the live feed last said. */
const newsOf = (stream: string) => ['news', stream] as const;

const toldOf = (queries: QueryClient, stream: string): Told | undefined => queries.getQueryData<Told>(newsOf(stream));

/** Has the live feed told of the stream as far as this? */
export const isToldOf = (queries: QueryClient, stream: string, sequence: number): boolean =>
  (toldOf(queries, stream)?.sequence ?? 0) >= sequence;

export const noteNews = (queries: QueryClient, stream: string, { sequence, revisions }: Told): void =>
  void queries.setQueryData(newsOf(stream), { sequence, revisions });

interface AskedAt {
  readonly told: Revisions | undefined;
  /** By a clock that nobody sets. */
  readonly at: number;
  /** When it was seen that it has changed since. */
  oldSince?: number;
}

const ASKED_AT = new WeakMap<Query, AskedAt>();

interface Sequenced {
  readonly sequence: number;
}

/** What the feed brought of a view since it was last asked. */
const BROUGHT = new WeakMap<Query, Sequenced>();

/** When a view was last asked. */
export const askedAt = (view: Query): number => ASKED_AT.get(view)?.at ?? Number.NEGATIVE_INFINITY;

/** A view is asked now: it will show at least what was told until now. */
export function noteAsked(queries: QueryClient, stream: string, queryKey: readonly unknown[]): void {
  const view = queries.getQueryCache().find({ queryKey, exact: true });
  if (!view) return;
  ASKED_AT.set(view, { told: toldOf(queries, stream)?.revisions, at: performance.now() });
  BROUGHT.delete(view);
}

/** The feed brought a view: it shows what was told until now. */
export function noteBrought(queries: QueryClient, stream: string, view: Query, answer: Sequenced): void {
  const had = view.state.data as Sequenced | undefined;
  // It was asked meanwhile, and answered later than this was sent.
  if (had && had.sequence > answer.sequence) return;
  ASKED_AT.set(view, { told: toldOf(queries, stream)?.revisions, at: askedAt(view) });
  BROUGHT.set(view, answer);
  queries.setQueryData(view.queryKey, answer);
}

/** An answer, unless the feed brought a newer one while it was on its way. */
export function newestOf<T>(queries: QueryClient, queryKey: readonly unknown[], answer: T): T {
  const view = queries.getQueryCache().find({ queryKey, exact: true });
  const brought = view && BROUGHT.get(view);
  return brought && brought.sequence > (answer as Sequenced).sequence ? (brought as T) : answer;
}

/** Since when a view is known to be old. */
export function oldSince(view: Query, now: number): number {
  const asked = ASKED_AT.get(view);
  if (!asked) return now;
  asked.oldSince ??= now;
  return asked.oldSince;
}

/** What has changed, of what a view is made of, since it was asked. */
export function changedFor(
  queries: QueryClient,
  view: Query,
  stream: string,
  role: SessionAnswer['role'],
): NewsSubject[] {
  const told = toldOf(queries, stream)?.revisions;
  const asked = ASKED_AT.get(view)?.told;
  const [, , name, query] = view.queryKey as readonly [string, string, FollowedName, object | undefined];
  const subjects = subjectsOf(name, role, query);
  return NEWS_SUBJECTS.filter((subject) => subjects.includes(subject) && asked?.[subject] !== told?.[subject]);
}

/** The server counts anew, and nothing has changed: what was fresh by the old counts is fresh by the new ones. */
export function recount(
  queries: QueryClient,
  views: readonly Query[],
  stream: string,
  role: SessionAnswer['role'],
  news: Told,
): void {
  for (const view of views) {
    const isFresh = changedFor(queries, view, stream, role).length === 0;
    ASKED_AT.set(view, { told: isFresh ? news.revisions : undefined, at: askedAt(view) });
  }
  noteNews(queries, stream, news);
}
