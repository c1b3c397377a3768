import { columnsOn, describeProvisional, nameOf } from '@raccord/tournament';
import { useState } from 'react';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { rankingColumn } from '../../design/rankingcolumn.ts';
import { type Column, Table } from '../../design/Table.tsx';
import type { SeenRankingRow } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { inColumns, type RankingPage } from './pages.ts';
import rankingStyles from './ranking.module.css';

const { ranking: words } = texts.hall;

const NO_ROWS: readonly SeenRankingRow[] = [];

interface RankingProps {
  readonly page: RankingPage;
  /** The one after it, made ready. */
  readonly next: RankingPage | undefined;
}

/** A page of the ranking, in columns that are read one after the other. */
export function HallRanking({ page, next }: RankingProps) {
  const { data: coming } = useView('seeRanking', {}, { query: page.query });
  useView('seeRanking', {}, { query: next?.query ?? page.query });
  const [shown, turnTo] = useState(page);
  // The page before stays until this one has come: a title over nothing tells nobody anything.
  if (coming && shown !== page) turnTo(page);
  const { title, number, count, query } = shown;
  const { data } = useView('seeRanking', {}, { query });
  return (
    <section className={rankingStyles.ranking}>
      <div className={rankingStyles.rankingTitle}>
        <h2>{title}</h2>
        <HallProvisional why={data?.provisional?.why} />
        {count > 1 && <span className={layout.dim}>{words.page(number, count)}</span>}
      </div>
      <RankingColumns rows={data?.rows ?? NO_ROWS} />
    </section>
  );
}

/** What may still change in the ranking shown. */
export const HallProvisional = ({ why }: { readonly why: string | undefined }) =>
  why === undefined ? null : (
    <p className={rankingStyles.provisional}>
      <Raised text={describeProvisional(why)} />
    </p>
  );

export const RankingColumns = ({ rows }: { readonly rows: readonly SeenRankingRow[] }) => (
  <div className={rankingStyles.columns}>
    {inColumns(rows).map((column) => (
      <Table
        key={column[0].entrant}
        look="projected"
        rows={column}
        keyOf={({ entrant }) => entrant}
        columns={COLUMNS}
      />
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

/** What the smallest screen has room for, in large letters. */
const COLUMNS = columnsOn('screen')
  .filter(({ room }) => room === 'narrow')
  .map((column): Column<SeenRankingRow> => {
    const shown = rankingColumn<SeenRankingRow>(column);
    if (column.key === 'rank') return { ...shown, width: 'calc(5 * var(--hall))' };
    return column.key === 'name' ? { ...shown, cell: LargeName } : { ...shown, width: 'var(--figures)' };
  });

function LargeName({ members }: SeenRankingRow) {
  const name = nameOf(members);
  return (
    <span className={rankingStyles.name} data-size={sizeOf(name)}>
      {name}
    </span>
  );
}
