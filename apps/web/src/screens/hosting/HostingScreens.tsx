import { Route, Switch } from 'wouter';
import { useScreenName } from '../../app/shortcuts.tsx';
import { hostingTexts } from '../../texts/hosting.ts';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { ClubList } from './ClubList.tsx';
import { HostedClubPage } from './HostedClubPage.tsx';

/** The clubs of the installation, for its chief. */
export function HostingScreens() {
  useScreenName(hostingTexts.screen);
  return (
    <HomeFrame>
      <Switch>
        <Route path="/installation/clubs/:club">{({ club }) => <HostedClubPage key={club} id={club} />}</Route>
        <Route>
          <ClubList />
        </Route>
      </Switch>
    </HomeFrame>
  );
}
