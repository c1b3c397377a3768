import { ADDRESSES, addressOf } from '@raccord/contract';
import { lazy, useState } from 'react';
import { Link, Redirect, Route, Switch, useLocation, useParams } from 'wouter';
import { MenuLink } from '../../app/MenuLink.tsx';
import { Message } from '../../app/Message.tsx';
import { useScreenName } from '../../app/shortcuts.tsx';
import { ActionNotice } from '../../design/ActionNotice.tsx';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { ViewFault } from '../../server/client.ts';
import { isGone, useFollowed } from '../../server/usefollowed.ts';
import { clubTexts } from '../../texts/club.ts';
import { texts } from '../../texts/index.ts';
import { useCalendar } from '../calendar/calendarqueries.ts';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { ClubHistory } from './ClubHistory.tsx';
import styles from './club.module.css';
import { ClubPlace, type DoneInClub } from './clubcontext.ts';
import { useClubView } from './clubqueries.ts';
import { Evening } from './Evening.tsx';
import { Evenings } from './Evenings.tsx';
import { ImportMembers } from './ImportMembers.tsx';
import { MemberList } from './MemberList.tsx';
import { MemberScreen } from './MemberScreen.tsx';
import { SeasonScreen } from './SeasonScreen.tsx';
import { Seasons } from './Seasons.tsx';
import { useClubCommand } from './useclubcommand.ts';

const ClubSettings = lazy(() =>
  import('../hosting/ClubSettings.tsx').then((module) => ({ default: module.ClubSettings })),
);

const CalendarPage = lazy(() =>
  import('../calendar/CalendarPage.tsx').then((module) => ({ default: module.CalendarPage })),
);
const PhasePage = lazy(() => import('../calendar/PhasePage.tsx').then((module) => ({ default: module.PhasePage })));

const { pages } = clubTexts;

/** A club: its members, its evenings, its seasons. */
export function ClubScreen() {
  useScreenName(clubTexts.screen);
  const { club: id = '' } = useParams<{ club: string }>();
  const { data: club, error, refetch } = useClubView(id);
  const [done, tell] = useState<DoneInClub>();
  const [here] = useLocation();
  const address = addressOf(ADDRESSES.followClub, { params: { club: id } });
  const isOnline = useFollowed({ stream: id, address, role: 'chief' }, error);
  const base = `/clubs/${id}`;
  const calendarPlace = `${base}/calendrier`;
  const { data: calendar } = useCalendar();
  // A club of no federation has nothing there.
  const hasCalendar = (calendar?.phases.length ?? 0) > 0 || here.startsWith(calendarPlace);
  if (error instanceof ViewFault && error.fault.code === 'unknown-club')
    return <Message action={<Link href="/">{texts.common.backHome}</Link>}>{error.message}</Message>;
  if (!club || isGone(error)) {
    return (
      <HomeFrame>
        <AwaitedView error={error} onRetry={refetch} />
      </HomeFrame>
    );
  }
  return (
    <ClubPlace.Provider value={{ club, tell }}>
      <HomeFrame>
        <div className={`${layout.rooms} ${styles.bar} screen-only`}>
          <strong className={styles.clubName}>{club.name}</strong>
          <nav aria-label={clubTexts.menu}>
            <MenuLink href={`${base}/membres`} hasMore>
              {pages.members}
            </MenuLink>
            <MenuLink href={`${base}/soirees`} hasMore>
              {pages.evenings}
            </MenuLink>
            <MenuLink href={`${base}/saisons`} hasMore>
              {pages.seasons}
            </MenuLink>
            <MenuLink href={`${base}/historique`}>{pages.history}</MenuLink>
            <MenuLink href={`${base}/reglages`}>{pages.settings}</MenuLink>
            {hasCalendar && (
              <MenuLink href={calendarPlace} hasMore>
                {pages.calendar}
              </MenuLink>
            )}
          </nav>
        </div>
        {!isOnline && <Notice kind="warn">{texts.connection.offlinePage}</Notice>}
        {done?.page === here && <Done done={done} onClose={() => tell(undefined)} />}
        <Switch>
          <Route path={`${base}/membres`}>
            <MemberList />
          </Route>
          <Route path={`${base}/membres/importer`}>
            <ImportMembers />
          </Route>
          <Route path={`${base}/membres/:member`}>
            {({ member }) => <MemberScreen key={member} member={member} />}
          </Route>
          <Route path={`${base}/soirees`}>
            <Evenings />
          </Route>
          <Route path={`${base}/soirees/:tournament`}>
            {({ tournament }) => <Evening key={tournament} tournament={tournament} />}
          </Route>
          <Route path={`${base}/saisons`}>
            <Seasons />
          </Route>
          <Route path={`${base}/saisons/:season`}>
            {({ season }) => <SeasonScreen key={season} season={season} />}
          </Route>
          <Route path={`${base}/calendrier`}>
            <CalendarPage base={`${base}/calendrier`} />
          </Route>
          <Route path={`${base}/calendrier/:phase`}>
            {({ phase }) => <PhasePage key={phase} id={phase} base={`${base}/calendrier`} />}
          </Route>
          <Route path={`${base}/historique`}>
            <ClubHistory />
          </Route>
          <Route path={`${base}/reglages`}>
            <ClubSettings />
          </Route>
          <Route>
            <Redirect to={`${base}/membres`} replace />
          </Route>
        </Switch>
      </HomeFrame>
    </ClubPlace.Provider>
  );
}

/** What was done last, and how to take it back. */
function Done({ done: { text, event }, onClose }: { readonly done: DoneInClub; onClose(): void }) {
  const command = useClubCommand();
  if (event === undefined) return <Notice kind="good">{text}</Notice>;
  return (
    <>
      <ActionNotice
        text={text}
        action={texts.common.cancel}
        onAct={() => command.ask('undo', { event }, clubTexts.undone)}
        onClose={onClose}
      />
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
    </>
  );
}
