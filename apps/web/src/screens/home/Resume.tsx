import { useState } from 'react';
import { Link } from 'wouter';
import { Badge, Button, type Kind, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { homeTexts as home } from '../../texts/home.ts';
import { texts } from '../../texts/index.ts';
import { More } from '../links/More.tsx';
import styles from './home.module.css';
import { useTournaments } from './queries.ts';

const KINDS: Readonly<Record<keyof typeof home.stages, Kind>> = { ready: 'info', playing: 'good', finished: 'plain' };

/** Of years of tournaments, so many at a time. */
const PAGE = 30;

/** The tournaments of this installation, the newest first. */
export function Resume() {
  const { data, error, refetch } = useTournaments();
  const tournaments = [...(data?.tournaments ?? [])].reverse().sort((a, b) => b.date.localeCompare(a.date));
  const [limit, setLimit] = useState(PAGE);
  const shown = tournaments.slice(0, limit);
  return (
    <Panel className={layout.stack4}>
      <h2>{home.resume}</h2>
      {error && (
        <Notice kind="bad">
          {error.message} <Button onClick={() => refetch()}>{texts.common.retry}</Button>
        </Notice>
      )}
      {data && tournaments.length === 0 && <p className={layout.soft}>{home.noTournament}</p>}
      <ul className={layout.stack2}>
        {shown.map(({ id, name, place, date, stage }) => (
          <li key={id}>
            <Link href={`/tournois/${id}`} className={`${layout.box} ${styles.tournament}`}>
              <span className={styles.tournamentName}>{name}</span>
              <Badge kind={KINDS[stage]}>{home.stages[stage]}</Badge>
              <span className={layout.soft}>{[place, home.day(date)].filter(Boolean).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
      <More
        shown={shown.length}
        total={tournaments.length}
        what={home.shownTournaments}
        onMore={() => setLimit(limit + PAGE)}
      />
    </Panel>
  );
}
