import { isRehearsal, type SessionAnswer } from '@raccord/contract';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Loading } from '../design/Loading.tsx';
import { ChoicesContext, useChosen } from '../screens/chief/choices.ts';
import { ViewFault } from '../server/client.ts';
import { CommandOutbox } from '../server/commandoutbox.ts';
import { TournamentContext, useTournament } from '../server/station.tsx';
import { useNews } from '../server/usenews.ts';
import { OutboxContext, useOpened } from '../server/useoutbox.tsx';
import { useView } from '../server/views.ts';
import { texts } from '../texts/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadingPage, Message } from './Message.tsx';
import { SessionOver } from './SessionOver.tsx';
import { Shell } from './Shell.tsx';
import { BAR, type Screen, screensOf, startAddressOf } from './screens.ts';
import { useScreenName } from './shortcuts.tsx';
import { Undoing } from './Undoing.tsx';

const Conducting = lazy(() =>
  import('../screens/chief/Conducting.tsx').then((module) => ({ default: module.Conducting })),
);

const Coach = lazy(() => import('../screens/rehearsal/Coach.tsx').then((module) => ({ default: module.Coach })));

const SpectatorFrame = lazy(() =>
  import('../screens/spectator/FrameOfSpectators.tsx').then((module) => ({ default: module.FrameOfSpectators })),
);

interface Props {
  readonly tournament: string;
  readonly session: SessionAnswer;
}

/** The screens of a tournament that this station may see, kept up to date. */
export function TournamentScreens({ tournament, session }: Props) {
  const { isOnline, over } = useNews(tournament, session);
  const station = `${session.role} ${session.id ?? ''}`;
  const outbox = useOpened(() => new CommandOutbox(tournament, station), `${tournament} ${station}`);
  useEffect(() => {
    // What waits must not leave under the name of another station.
    if (over) outbox?.close();
    else if (isOnline) void outbox?.resume();
  }, [outbox, over, isOnline]);
  const shown = useMemo(() => ({ tournament, session, isOnline }), [tournament, session, isOnline]);
  const chosen = useChosen();
  const base = `/tournois/${tournament}`;
  if (over) return <SessionOver over={over} outbox={outbox} />;
  if (!outbox) return <LoadingPage />;
  return (
    <TournamentContext.Provider value={shown}>
      <OutboxContext.Provider value={outbox}>
        <ChoicesContext.Provider value={chosen}>
          <UnlessUnknown>
            <Switch>
              {screensOf(session).map((screen) => (
                <Route key={screen.path} path={base + screen.path}>
                  <Framed {...{ screen, session }} />
                </Route>
              ))}
              <Route path={base}>
                <Redirect to={`${base}${startAddressOf(session)}`} replace />
              </Route>
              <Route>
                <Message action={<a href="/">{texts.common.backHome}</a>}>{texts.common.notHere}</Message>
              </Route>
            </Switch>
          </UnlessUnknown>
        </ChoicesContext.Provider>
      </OutboxContext.Provider>
    </TournamentContext.Provider>
  );
}

/** A tournament that the server does not have has no screens: one sentence says so. */
function UnlessUnknown({ children }: { readonly children: ReactNode }) {
  const { error } = useView('seeHall', {});
  if (!(error instanceof ViewFault) || error.fault.code !== 'unknown-tournament') return children;
  return <Message action={<a href="/">{texts.common.backHome}</a>}>{error.message}</Message>;
}

function Framed({ screen, session }: { readonly screen: Screen; readonly session: SessionAnswer }) {
  const { component: Shown, isBare, label, path } = screen;
  const { tournament } = useTournament();
  useScreenName(label);
  // Each screen begins at its top, wherever the one before was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen changes
  useEffect(() => {
    scrollTo(0, 0);
  }, [path]);
  if (isBare) return <Shown />;
  // What is around it stays while a screen comes: one may go elsewhere.
  const part = (
    <ErrorBoundary key={path} title={label}>
      <Suspense fallback={<Loading />}>
        <Shown />
      </Suspense>
    </ErrorBoundary>
  );
  if (session.role === 'spectator') return <SpectatorFrame>{part}</SpectatorFrame>;
  if (session.role !== 'chief') return <Shell>{part}</Shell>;
  const shown = (
    <>
      {isRehearsal(tournament) && (
        <Suspense fallback={null}>
          <Coach />
        </Suspense>
      )}
      {part}
    </>
  );
  return (
    <Undoing>
      {BAR.some((one) => one.path === path) ? (
        <Conducting isHere={path === '/conduite'}>{shown}</Conducting>
      ) : (
        <Shell>{shown}</Shell>
      )}
    </Undoing>
  );
}
