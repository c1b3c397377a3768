import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { ChooseClub } from './ChooseClub.tsx';
import { ClubScreen } from './ClubScreen.tsx';

const HostingScreens = lazy(() =>
  import('../hosting/HostingScreens.tsx').then((module) => ({ default: module.HostingScreens })),
);

/** The screens of clubs: of one, or for the installation of all. */
export const ClubScreens = () => (
  <Switch>
    <Route path="/clubs">
      <ChooseClub />
    </Route>
    <Route path="/clubs/:club/*?">{({ club }) => <ClubScreen key={club} />}</Route>
    <Route>
      <HostingScreens />
    </Route>
  </Switch>
);
