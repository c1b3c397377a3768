import { paceOf, type StationRole } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askedAt, changedFor, noteNews, recount } from './freshness.ts';
import { followLive } from './live.ts';
import { viewsOf } from './views.ts';

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
        const due = askedAt(view) + paceOf(role, changed);
        if (due > now) next = Math.min(next, due);
        else void queries.invalidateQueries({ queryKey: view.queryKey, exact: true });
      }
      if (next < Number.POSITIVE_INFINITY) timer = setTimeout(refresh, next - now);
    };

    const stop = followLive(address, {
      onNews({ revisions, mark }) {
        const isAsBefore = mark === lastMark;
        lastMark = mark;
        if (isBack && isAsBefore) recount(queries, known(), stream, role, revisions);
        else noteNews(queries, stream, revisions);
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
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [stream, address, role, queries, when]);
  return isOnline;
}
