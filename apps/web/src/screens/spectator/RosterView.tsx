import { nameOf } from '@raccord/tournament';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { Notice, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { publicTexts } from '../../texts/public.ts';
import { resultsTexts } from '../../texts/results.ts';
import { PAGE_ROWS, Pager } from '../results/Pager.tsx';
import styles from './spectator.module.css';

const { spectator: words } = publicTexts;

/** Those whose sheets are published, where no ranking leads to them. */
export function RosterView() {
  const { tournament } = useTournament();
  const [typed, setTyped] = useState('');
  const [from, setFrom] = useState(0);
  const search = useDeferredValue(typed);
  const { data: roster, error, isOlder } = useView('seeRoster', {}, { part: { search, from, count: PAGE_ROWS } });
  return (
    <div className={layout.stack3}>
      <h1>{words.players}</h1>
      <TextField
        type="search"
        label={resultsTexts.ranking.search}
        placeholder={words.searchHint}
        value={typed}
        onChange={(text) => {
          setFrom(0);
          setTyped(text);
        }}
      />
      {error && <Notice kind="bad">{error.message}</Notice>}
      {roster && !isOlder && roster.rows.length === 0 && <p>{resultsTexts.ranking.notFound(search)}</p>}
      <ul className={`${layout.lines} ${styles.players} ${layout.answer}`} aria-busy={isOlder}>
        {roster?.rows.map(({ entrant, members, table }) => (
          <li key={entrant}>
            <Link href={`/tournois/${tournament}/feuille/${entrant}`}>{nameOf(members)}</Link>
            <span className={layout.dim}>{words.table(table)}</span>
          </li>
        ))}
      </ul>
      <Pager from={from} count={roster?.count ?? 0} onFrom={setFrom} />
    </div>
  );
}
