import { Link, Redirect } from 'wouter';
import { useScreenName } from '../../app/shortcuts.tsx';
import { Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { clubTexts } from '../../texts/club.ts';
import { texts } from '../../texts/index.ts';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { useClubs } from './clubqueries.ts';

/** The clubs that this station runs; where there is one, it is shown at once. */
export function ChooseClub() {
  useScreenName(clubTexts.screen);
  const { data, error } = useClubs();
  const clubs = data?.clubs ?? [];
  if (clubs.length === 1) return <Redirect to={`/clubs/${clubs[0].id}/membres`} replace />;
  return (
    <HomeFrame>
      <h1>{clubTexts.choose}</h1>
      {error && <Notice kind="bad">{error.message}</Notice>}
      {!data && !error && <p>{texts.common.loading}</p>}
      {data && clubs.length === 0 && <p>{clubTexts.none}</p>}
      <ul className={layout.stack2}>
        {clubs.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/clubs/${id}/membres`}>{name}</Link>
          </li>
        ))}
      </ul>
    </HomeFrame>
  );
}
