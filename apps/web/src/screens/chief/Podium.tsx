import { nameOf } from '@raccord/tournament';
import { Link } from 'wouter';
import { KeyCap } from '../../app/KeyCap.tsx';
import { KEY_MAP } from '../../app/keymap.ts';
import { buttonClass, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { gameEndTexts as words } from '../../texts/gameend.ts';
import { podiumOf } from '../hall/palmares.ts';
import { ProvisionalNotice } from '../results/ProvisionalNotice.tsx';
import { RANKED } from './equals.ts';
import styles from './gameend.module.css';

const FOLLOWING = 7;

/** The best of the tournament once a game is over, where the board was, and those who follow. */
export function Podium() {
  const { tournament } = useTournament();
  const { data: ranking } = useView('seeRanking', {}, { query: { count: RANKED } });
  const ranked = ranking?.rows ?? [];
  const best = podiumOf(ranked);
  const rows = ranked.slice(0, best);
  const following = ranked.slice(best, 3 + FOLLOWING);
  return (
    <Panel className={`${layout.stack4} ${styles.podium}`} aria-label={words.podium}>
      <h2>{words.podium}</h2>
      <ProvisionalNotice ranking={ranking} />
      <ol className={styles.places}>
        {rows.map(({ entrant, members, rank, total, negative }) => (
          <li key={entrant} data-rank={rank}>
            <span className={styles.rank}>
              <Raised text={words.place(rank)} />
            </span>
            <strong>{nameOf(members)}</strong>
            <span className={styles.points}>
              <strong>{words.points(total)}</strong>
              <span className={layout.soft}>{words.negative(negative)}</span>
            </span>
          </li>
        ))}
      </ol>
      {following.length > 0 && (
        <ol className={styles.following}>
          {following.map(({ entrant, members, rank, total }) => (
            <li key={entrant}>
              <span className={layout.soft}>
                <Raised text={words.place(rank)} />
              </span>
              <span className={layout.cut}>{nameOf(members)}</span>
              <span>{words.points(total)}</span>
            </li>
          ))}
        </ol>
      )}
      <Link className={buttonClass()} href={`/tournois/${tournament}/classements`}>
        {words.wholeRanking} <KeyCap keys={KEY_MAP.results} />
      </Link>
    </Panel>
  );
}
