import { nameOf } from '@raccord/tournament';
import { useRef } from 'react';
import type { RankingRow } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import styles from './hall.module.css';
import { inColumns, type RankingPage } from './pages.ts';
import rankingStyles from './ranking.module.css';

const { ranking: words } = texts.hall;

const NO_ROWS: readonly RankingRow[] = [];

interface RankingProps {
  readonly page: RankingPage;
  /** The one after it, made ready. */
  readonly next: RankingPage | undefined;
}

/** A page of the ranking, in columns that are read one after the other. */
export function Ranking({ page, next }: RankingProps) {
  const { data, isPlaceholderData } = useView('seeRanking', {}, { query: page.query });
  useView('seeRanking', {}, { query: next?.query ?? page.query });
  const shown = useRef({ page, rows: NO_ROWS });
  // The page before stays while the server is away: a title over nothing tells nobody anything.
  if (data && !isPlaceholderData) shown.current = { page, rows: data.rows };
  const { rows } = shown.current;
  const { title, number, count } = shown.current.page;
  return (
    <section className={rankingStyles.ranking}>
      <div className={rankingStyles.rankingTitle}>
        <h2>{title}</h2>
        {count > 1 && <span className={styles.soft}>{words.page(number, count)}</span>}
      </div>
      <RankingColumns rows={rows} />
    </section>
  );
}

export const RankingColumns = ({ rows }: { readonly rows: readonly RankingRow[] }) => (
  <div className={rankingStyles.columns}>
    {inColumns(rows).map((column) => (
      <Column key={column[0].entrant} rows={column} />
    ))}
  </div>
);

/** From so many letters on, a name is written smaller, on two lines if need be. */
const LONG_NAME = 22;
const LONGEST_NAME = 76;

export function sizeOf(name: string): 'long' | 'longest' | undefined {
  if (name.length > LONGEST_NAME) return 'longest';
  return name.length > LONG_NAME ? 'long' : undefined;
}

function Column({ rows }: { readonly rows: readonly RankingRow[] }) {
  return (
    <table className={rankingStyles.table}>
      <thead>
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.total}</th>
          <th scope="col">{words.negative}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entrant, rank, members, total, negative }) => (
          <tr key={entrant}>
            <td>{rank}</td>
            <th scope="row" data-size={sizeOf(nameOf(members))}>
              <span>{nameOf(members)}</span>
            </th>
            <td>{total}</td>
            <td>{showNegative(negative)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const showNegative = (negative: number): string => (negative < 0 ? `−${-negative}` : String(negative));
