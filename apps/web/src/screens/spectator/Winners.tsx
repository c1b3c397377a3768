import { describeProvisional, nameOf } from '@raccord/tournament';
import { Link } from 'wouter';
import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { publicTexts } from '../../texts/public.ts';
import { podiumOf } from '../hall/palmares.ts';
import styles from './spectator.module.css';

const { spectator: words } = publicTexts;
/** More than a podium ever has. */
const ASKED = 11;

/** Who has won, once everything is played. */
export function Winners() {
  const { tournament } = useTournament();
  const { data: ranking } = useView('seeRanking', {}, { query: { count: ASKED } });
  const rows = ranking?.rows ?? [];
  return (
    <Panel className={`${layout.stack2} ${styles.winners}`}>
      <h1>{words.podium}</h1>
      {ranking?.provisional && (
        <p className={layout.dim}>
          <Raised text={describeProvisional(ranking.provisional.why)} />
        </p>
      )}
      <ol className={layout.stack1}>
        {rows.slice(0, podiumOf(rows)).map(({ entrant, members, rank, total }) => (
          <li key={entrant} data-rank={rank}>
            <span>
              <Raised text={texts.hall.palmares.rank(rank)} />
            </span>
            <strong>{nameOf(members)}</strong>
            <span>{words.points(total)}</span>
          </li>
        ))}
      </ol>
      <Link href={`/tournois/${tournament}/classements`}>{words.wholeRanking}</Link>
    </Panel>
  );
}
