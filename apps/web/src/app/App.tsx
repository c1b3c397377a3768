import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Button } from '../design/controls.tsx';
import { EngineFailure } from '../engine/EngineFailure.tsx';
import { ViewFault } from '../server/client.ts';
import { useSession } from '../server/station.tsx';
import { texts } from '../texts/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadingPage, Message } from './Message.tsx';
import { ShortcutsProvider } from './ShortcutsProvider.tsx';
import { startAddressOf } from './screens.ts';
import { TournamentScreens } from './TournamentScreens.tsx';

const AboutPage = lazy(() => import('../about/AboutPage.tsx').then((module) => ({ default: module.AboutPage })));
/** Stations of a tournament never see it, and do not load it. */
const Home = lazy(() => import('../screens/home/Home.tsx').then((module) => ({ default: module.Home })));
const NewTournament = lazy(() =>
  import('../screens/home/new/NewTournament.tsx').then((module) => ({ default: module.NewTournament })),
);
const SchoolTools = lazy(() =>
  import('../screens/school/SchoolTools.tsx').then((module) => ({ default: module.SchoolTools })),
);
const WordTools = lazy(() =>
  import('../screens/words/WordTools.tsx').then((module) => ({ default: module.WordTools })),
);

const Training = lazy(() =>
  import('../screens/training/Training.tsx').then((module) => ({ default: module.Training })),
);

const MakerScreens = lazy(() =>
  import('../screens/sitting/MakerScreens.tsx').then((module) => ({ default: module.MakerScreens })),
);
/** Of phones that hold no station. */
const SeatPage = lazy(() => import('../screens/sitting/SeatPage.tsx').then((module) => ({ default: module.SeatPage })));
const ClubScreens = lazy(() =>
  import('../screens/club/ClubScreens.tsx').then((module) => ({ default: module.ClubScreens })),
);

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // The live feed says when something is new.
      staleTime: Number.POSITIVE_INFINITY,
      retry: (count, fault) => !(fault instanceof ViewFault && fault.fault.code !== 'unreachable') && count < 3,
      networkMode: 'always',
    },
  },
});

export const App = () => (
  <ErrorBoundary>
    <QueryClientProvider client={queries}>
      <ShortcutsProvider about="/a-propos">
        <Suspense fallback={<LoadingPage />}>
          <Switch>
            <Route path="/a-propos">
              <AboutPage />
            </Route>
            <Route path="/seance/:sitting/:token?">
              {({ sitting, token }) => <SeatPage key={sitting} sitting={codeIn(sitting)} token={token} />}
            </Route>
            <Route>
              <Station />
            </Route>
          </Switch>
        </Suspense>
        <EngineFailure />
      </ShortcutsProvider>
    </QueryClientProvider>
  </ErrorBoundary>
);

/** The code of a sitting as people type it. */
const codeIn = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** What the station of this browser leads to: the installation, or its own screen of a tournament. */
function Station() {
  const { data: session, error, refetch } = useSession();
  if (!session) {
    if (error === null) return <LoadingPage />;
    const isUnknown = error instanceof ViewFault && error.fault.code === 'no-session';
    return isUnknown ? (
      <Message hint={texts.common.noStationHint} action={<a href="/a-propos">{texts.navigation.about}</a>}>
        {error.message}
      </Message>
    ) : (
      <Message action={<Button onClick={() => refetch()}>{texts.common.retry}</Button>}>{error.message}</Message>
    );
  }
  const { tournament, club, role } = session;
  if (role === 'relay') return <Message>{texts.common.relayLink}</Message>;
  return (
    <Switch>
      <Route path="/">
        {tournament === undefined ? (
          <Home />
        ) : (
          <Redirect to={`/tournois/${tournament}${startAddressOf(session)}`} replace />
        )}
      </Route>
      {tournament === undefined && (
        <Route path="/nouveau/:step?">
          <NewTournament />
        </Route>
      )}
      {tournament === undefined && (
        <Route path="/mots/*?">
          <WordTools />
        </Route>
      )}
      {role !== 'player' && role !== 'screen' && (
        <Route path="/entrainement/*?">
          <Training tournament={tournament} />
        </Route>
      )}
      {tournament === undefined && (
        <Route path="/ecole/*?">
          <SchoolTools />
        </Route>
      )}
      {tournament === undefined && (
        <Route path="/seances/*?">
          <MakerScreens />
        </Route>
      )}
      {tournament === undefined && (
        <Route path="/clubs/*?">
          <ClubScreens />
        </Route>
      )}
      {tournament === undefined && club === undefined && (
        <Route path="/installation/*?">
          <ClubScreens />
        </Route>
      )}
      <Route path="/tournois/:tournament/*?">
        {({ tournament: id }) => <TournamentScreens key={id} tournament={id} session={session} />}
      </Route>
      <Route>
        <Message action={<a href="/">{texts.common.backHome}</a>}>{texts.common.notHere}</Message>
      </Route>
    </Switch>
  );
}
