import { Redirect } from 'wouter';
import { useScreenName } from '../../app/shortcuts.tsx';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { clubTexts } from '../../texts/club.ts';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { useClubs } from './clubqueries.ts';

/** The club of this station, shown at once; of several, one is chosen from the list of them all. */
export function ChooseClub() {
  useScreenName(clubTexts.screen);
  const { data, error } = useClubs();
  const [first, ...others] = data?.clubs ?? [];
  if (others.length > 0) return <Redirect to="/installation/clubs" replace />;
  if (first) return <Redirect to={`/clubs/${first.id}/membres`} replace />;
  return (
    <HomeFrame>
      <AwaitedView {...{ data, error }} />
      {data && <p>{clubTexts.none}</p>}
    </HomeFrame>
  );
}
