import { carriedTo, type NewsSubject, paceOf, type StationRole } from '@raccord/contract';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askedAt, changedFor, noteBrought, noteNews, oldSince, recount } from './freshness.ts';
import { followLive } from './live.ts';
import { serverTimeOf } from './servertime.ts';
import { isViewBrought, viewsOf } from './views.ts';

/** What the feed carries comes by itself; after so long it was missed, and is asked for. */
const MISSED_MS = 5_000;
/** The feed tells the time, but not how long the telling took: between two looks that do. */
const CLOCK_MS = 600_000;

export interface FollowedFeed {
  /** As its views are named. */
  readonly stream: string;
  /** Of its WebSocket. */
  readonly address: string;
  readonly role: StationRole;
  /** Not, once it is over. */
  readonly when?: boolean;
  /** The connection was lost: it may be for good. */
  onCut?(): void;
  /** It is there again, and all that is shown is asked for again. */
  onBack?(): void;
}

/** Follows a stream of the server: each view of it is asked again when what it is made of has changed. Answers whether the server is there. */
export function useLive({ stream, address, role, when = true, onCut, onBack }: FollowedFeed): boolean {
  const queries = useQueryClient();
  const [isOnline, setOnline] = useState(true);
  const told = useRef({ onCut, onBack });
  told.current = { onCut, onBack };
  useEffect(() => {
    if (!when) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBack = true;
    let lastMark: string | undefined;

    const known = (type?: 'active') =>
      queries.getQueryCache().findAll({ queryKey: viewsOf(stream), ...(type ? { type } : {}) });

    /** Asks for what is old and due; comes back for what must wait. */
    const refresh = (): void => {
      timer = undefined;
      const now = performance.now();
      let next = Number.POSITIVE_INFINITY;
      for (const view of known('active')) {
        const changed = changedFor(queries, view, stream, role);
        // Asked a moment ago: its answer comes first.
        if (view.state.fetchStatus === 'fetching') {
          if (changed.length > 0) next = Math.min(next, now + paceOf(role, changed));
          continue;
        }
        if (changed.length === 0 && view.state.status !== 'error') continue;
        const due = dueOf(view, role, changed, now);
        if (due > now) next = Math.min(next, due);
        else void queries.invalidateQueries({ queryKey: view.queryKey, exact: true });
      }
      if (next < Number.POSITIVE_INFINITY) timer = setTimeout(refresh, next - now);
    };

    const stop = followLive(address, {
      onNews(news, brought) {
        const { mark, now } = news;
        if (now !== undefined) serverTimeOf(stream).note(now, Number.NEGATIVE_INFINITY);
        const isAsBefore = mark === lastMark;
        lastMark = mark;
        if (isBack && isAsBefore) recount(queries, known(), stream, role, news);
        else noteNews(queries, stream, news);
        for (const carried of brought) {
          const shown = known().filter((view) => isViewBrought(view.queryKey, carried));
          for (const view of shown) noteBrought(queries, stream, view, carried.answer);
        }
        // A server started again counts anew: everything is asked again.
        if (isBack && !isAsBefore) {
          void queries.invalidateQueries({ queryKey: viewsOf(stream) });
          told.current.onBack?.();
        } else timer ??= setTimeout(refresh, 0);
        isBack = false;
        // Views that nobody looks at now are asked when somebody does.
        void queries.invalidateQueries({ queryKey: viewsOf(stream), type: 'inactive', refetchType: 'none' });
      },
      onState(isThere) {
        if (!isThere) {
          isBack = true;
          told.current.onCut?.();
        }
        setOnline(isThere);
      },
    });
    const looks = setInterval(
      () => void queries.invalidateQueries({ queryKey: [...viewsOf(stream), 'seeHall'] }),
      CLOCK_MS,
    );
    return () => {
      clearTimeout(timer);
      clearInterval(looks);
      stop();
    };
  }, [stream, address, role, queries, when]);
  return isOnline;
}

/** When a view that has changed is asked again, unless it comes before. */
function dueOf(view: Query, role: StationRole, changed: readonly NewsSubject[], now: number): number {
  const [, , name, query, params, part] = view.queryKey;
  // That of one turn comes for the last one alone.
  const isWhole = query === undefined && part === undefined && !('turn' in (params as object));
  const comes = isWhole && carriedTo(role).some((carried) => carried === name);
  return comes && view.state.status === 'success'
    ? oldSince(view, now) + MISSED_MS
    : askedAt(view) + paceOf(role, changed);
}
