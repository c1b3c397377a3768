import { useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useScreenName } from '../../app/shortcuts.tsx';
import { Notice } from '../../design/controls.tsx';
import { hostingTexts } from '../../texts/hosting.ts';
import { CalendarPage } from '../calendar/CalendarPage.tsx';
import { LicencesPage } from '../calendar/LicencesPage.tsx';
import { PhasePage } from '../calendar/PhasePage.tsx';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { ClubList } from './ClubList.tsx';
import { FederationRankingPage } from './FederationRankingPage.tsx';
import { HostedClubPage } from './HostedClubPage.tsx';

const CALENDAR = '/installation/calendrier';

/** The clubs of the installation, for its chief. */
export function HostingScreens() {
  useScreenName(hostingTexts.screen);
  const [, navigate] = useLocation();
  const [removed, setRemoved] = useState<string>();
  return (
    <HomeFrame>
      <Switch>
        <Route path="/installation/classement">
          <FederationRankingPage />
        </Route>
        <Route path={CALENDAR}>
          <CalendarPage base={CALENDAR} mayChange />
        </Route>
        <Route path={`${CALENDAR}/:phase`}>
          {({ phase }) => <PhasePage key={phase} id={phase} base={CALENDAR} mayChange />}
        </Route>
        <Route path="/installation/licences">
          <LicencesPage />
        </Route>
        <Route path="/installation/clubs/:club">
          {({ club }) => (
            <HostedClubPage
              key={club}
              id={club}
              onRemoved={(name) => {
                setRemoved(name);
                navigate('/installation/clubs');
              }}
            />
          )}
        </Route>
        <Route>
          {removed !== undefined && <Notice kind="good">{hostingTexts.removed(removed)}</Notice>}
          <ClubList />
        </Route>
      </Switch>
    </HomeFrame>
  );
}
