import { Route, Switch } from 'wouter';
import { ParticipantScreen } from './ParticipantScreen.tsx';
import { SittingScreen } from './SittingScreen.tsx';
import { SittingsScreen } from './SittingsScreen.tsx';

/** The screens of who makes sittings. */
export const MakerScreens = () => (
  <Switch>
    <Route path="/seances/:sitting/:participant">{(at) => <ParticipantScreen {...at} />}</Route>
    <Route path="/seances/:sitting">{({ sitting }) => <SittingScreen key={sitting} id={sitting} />}</Route>
    <Route path="/seances">
      <SittingsScreen />
    </Route>
  </Switch>
);
