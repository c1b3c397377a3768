import type { AnswerOf } from '@raccord/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import { Badge, type Kind } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { homeTexts as home } from '../../texts/home.ts';
import { More } from '../links/More.tsx';
import styles from './home.module.css';

export type ListedTournament = AnswerOf<'listTournaments'>['tournaments'][number];

const KINDS: Readonly<Record<ListedTournament['stage'], Kind>> = { ready: 'info', playing: 'good', finished: 'plain' };

/** How far a tournament has come. */
export const StageBadge = ({ stage }: Pick<ListedTournament, 'stage'>) => (
  <Badge kind={KINDS[stage]}>{home.stages[stage]}</Badge>
);

export const whereAndWhen = ({ place, date }: ListedTournament, club?: string): string =>
  [club, place, home.day(date)].filter(Boolean).join(' · ');

interface TournamentListProps {
  readonly title: string;
  readonly tournaments: readonly ListedTournament[];
  /** So many at a time, of years of tournaments. */
  readonly page: number;
  /** What its club is called, where there are several. */
  clubOf?(tournament: ListedTournament): string | undefined;
}

/** Tournaments to open, a line each; nothing where there is none. */
export function TournamentList({ title, tournaments, page, clubOf = () => undefined }: TournamentListProps) {
  const [limit, setLimit] = useState(page);
  if (tournaments.length === 0) return null;
  const shown = tournaments.slice(0, limit);
  return (
    <section className={layout.stack3}>
      <h2>{title}</h2>
      <ul className={styles.tournaments}>
        {shown.map((tournament) => (
          <li key={tournament.id}>
            <Link href={`/tournois/${tournament.id}`} className={`${layout.box} ${styles.tournament}`}>
              <span className={styles.strong}>{tournament.name}</span>
              {tournament.stage !== 'finished' && <StageBadge stage={tournament.stage} />}
              <span className={layout.soft}>
                <Raised text={whereAndWhen(tournament, clubOf(tournament))} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <More
        shown={shown.length}
        total={tournaments.length}
        what={home.shownTournaments}
        onMore={() => setLimit(limit + page)}
      />
    </section>
  );
}
