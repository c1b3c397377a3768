import { paceOf, type Session } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askedAt, changedFor, noteNews, recount } from './freshness.ts';
import { followLive } from './live.ts';
import { type Over, whyOver } from './standing.ts';
import { viewsOf } from './views.ts';

interface Following {
  readonly isOnline: boolean;
  /** This page lost its station. */
  readonly over: Over | undefined;
}

/**
 * Follows the tournament: each view is asked again when what it is made of has changed. Answers whether the server is there,
 * and lets us in.
 */
export function useNews(tournament: string, session: Session): Following {
  const { role } = session;
  const queries = useQueryClient();
  const [isOnline, setOnline] = useState(true);
  const [over, setOver] = useState<Over>();
  useEffect(() => {
    if (over) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBack = true;
    let lastMark: string | undefined;

    const known = (type?: 'active') =>
      queries.getQueryCache().findAll({ queryKey: viewsOf(tournament), ...(type ? { type } : {}) });

    /** Asks for what is old and due; comes back for what must wait. */
    const refresh = (): void => {
      timer = undefined;
      const now = performance.now();
      let next = Number.POSITIVE_INFINITY;
      for (const view of known('active')) {
        const changed = changedFor(queries, view, tournament, role);
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

    const stop = followLive(tournament, {
      onNews({ revisions, mark }) {
        const isAsBefore = mark === lastMark;
        lastMark = mark;
        if (isBack && isAsBefore) recount(queries, known(), tournament, role, revisions);
        else noteNews(queries, tournament, revisions);
        // A server started again counts anew: everything is asked again.
        if (isBack && !isAsBefore) {
          void queries.invalidateQueries({ queryKey: viewsOf(tournament) });
          // The browser may have opened another station meanwhile.
          void whyOver(session).then((why) => why && setOver(why));
        } else timer ??= setTimeout(refresh, 0);
        isBack = false;
        // Views that nobody looks at now are asked when somebody does.
        void queries.invalidateQueries({ queryKey: viewsOf(tournament), type: 'inactive', refetchType: 'none' });
      },
      onState(isThere) {
        if (!isThere) {
          isBack = true;
          void whyOver(session).then((why) => why && setOver(why));
        }
        setOnline(isThere);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [tournament, session, queries, role, over]);
  return { isOnline, over };
}
