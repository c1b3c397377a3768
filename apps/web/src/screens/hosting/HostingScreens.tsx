import { useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { MenuLink } from '../../app/MenuLink.tsx';
import { useScreenName } from '../../app/shortcuts.tsx';
import { Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { hostingTexts } from '../../texts/hosting.ts';
import { CalendarPage } from '../calendar/CalendarPage.tsx';
import { LicencesPage } from '../calendar/LicencesPage.tsx';
import { PhasePage } from '../calendar/PhasePage.tsx';
import club from '../club/club.module.css';
import { useClubs } from '../club/clubqueries.ts';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { ClubList } from './ClubList.tsx';
import { FederationRankingPage } from './FederationRankingPage.tsx';
import { HostedClubPage } from './HostedClubPage.tsx';

const CALENDAR = '/installation/calendrier';
const { rooms } = hostingTexts;

/** The clubs, and what several of them have together. */
const Rooms = ({ isShared }: { readonly isShared: boolean }) => (
  <div className={`${layout.rooms} ${club.bar}`}>
    <strong>{rooms.title}</strong>
    <nav aria-label={rooms.title}>
      <MenuLink href="/installation/clubs" hasMore>
        {rooms.clubs}
      </MenuLink>
      {isShared && (
        <>
          <MenuLink href={CALENDAR} hasMore>
            {rooms.calendar}
          </MenuLink>
          <MenuLink href="/installation/licences">{rooms.licences}</MenuLink>
          <MenuLink href="/installation/classement">{rooms.ranking}</MenuLink>
        </>
      )}
    </nav>
  </div>
);

/** The clubs of the installation, for its chief. */
export function HostingScreens() {
  useScreenName(hostingTexts.screen);
  const [, navigate] = useLocation();
  const [removed, setRemoved] = useState<string>();
  const { data } = useClubs();
  return (
    <HomeFrame>
      <Rooms isShared={(data?.clubs.length ?? 0) > 1} />
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
