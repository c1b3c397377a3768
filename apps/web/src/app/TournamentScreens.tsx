import type { Session } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { followLive } from '../server/live.ts';
import { Outbox } from '../server/outbox.ts';
import { PlaceContext } from '../server/station.tsx';
import { OutboxContext } from '../server/useoutbox.tsx';
import { viewsOf } from '../server/views.ts';
import { texts } from '../texts/index.ts';
import { Message } from './Message.tsx';
import { Shell } from './Shell.tsx';
import { type Screen, screensOf, startOf } from './screens.ts';
import { useScreenName } from './shortcuts.tsx';

interface Props {
  readonly tournament: string;
  readonly session: Session;
}

/** The screens of a tournament that this station may see, kept up to date. */
export function TournamentScreens({ tournament, session }: Props) {
  const isOnline = useLive(tournament, session.role === 'player' ? REFRESH_OF_PLAYERS_MS : REFRESH_MS);
  const outbox = useOpenOutbox(tournament, session, isOnline);
  const place = useMemo(() => ({ tournament, session, isOnline }), [tournament, session, isOnline]);
  const base = `/tournois/${tournament}`;
  if (!outbox) return <Message>{texts.common.loading}</Message>;
  return (
    <PlaceContext.Provider value={place}>
      <OutboxContext.Provider value={outbox}>
        <Switch>
          {screensOf(session).map((screen) => (
            <Route key={screen.path} path={base + screen.path}>
              <Framed screen={screen} />
            </Route>
          ))}
          <Route path={base}>
            <Redirect to={`${base}${startOf(session)}`} replace />
          </Route>
          <Route>
            <Message action={<a href="/">{texts.common.backHome}</a>}>{texts.common.notHere}</Message>
          </Route>
        </Switch>
      </OutboxContext.Provider>
    </PlaceContext.Provider>
  );
}

function Framed({ screen: { component: Shown, isBare, label } }: { readonly screen: Screen }) {
  useScreenName(label);
  return isBare ? (
    <Shown />
  ) : (
    <Shell>
      <Shown />
    </Shell>
  );
}

/** Pages ask their views again at this pace at most, however busy the hall is: a thousand phones are in less of a hurry. */
const REFRESH_MS = 300;
const REFRESH_OF_PLAYERS_MS = 4_000;

/** Follows the tournament: its views are asked again when it moves on. Answers whether the server is there. */
function useLive(tournament: string, pace: number): boolean {
  const queries = useQueryClient();
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = -1;
    let refreshed = 0;
    const refresh = () => {
      timer = undefined;
      refreshed = Date.now();
      void queries.invalidateQueries({ queryKey: viewsOf(tournament) });
    };
    const stop = followLive(tournament, {
      onSequence(sequence) {
        // At once after a quiet moment.
        if (sequence !== last) timer ??= setTimeout(refresh, Math.max(0, refreshed + pace - Date.now()));
        last = sequence;
      },
      onState(isThere) {
        // What was asked during a cut may have failed: everything is asked again at its end.
        if (!isThere) last = -1;
        setOnline(isThere);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [tournament, queries, pace]);
  return isOnline;
}

function useOpenOutbox(tournament: string, { role, id = '' }: Session, isOnline: boolean): Outbox | undefined {
  const [outbox, setOutbox] = useState<Outbox>();
  useEffect(() => {
    let isCurrent = true;
    let opened: Outbox | undefined;
    void Outbox.open(tournament, `${role} ${id}`).then((made) => {
      opened = made;
      if (isCurrent) setOutbox(made);
      else made.close();
    });
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [tournament, role, id]);
  useEffect(() => {
    if (isOnline) outbox?.flush();
  }, [outbox, isOnline]);
  return outbox;
}
