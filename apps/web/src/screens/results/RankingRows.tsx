import { detailOf, nameOf } from '@raccord/tournament';
import { memo } from 'react';
import { Link } from 'wouter';
import type { HallView, RankingRow } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { texts } from '../../texts/index.ts';
import styles from './ranking.module.css';
import type { Line, Presentation } from './ranking.ts';

const { number, percent: percentText } = texts.numbers;
const { ranking: words } = texts.results;

/** What the lines of a ranking have in common. */
export interface RankingLayout {
  readonly hall: HallView;
  readonly by: Presentation;
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly isNarrow: boolean;
  readonly isWide: boolean;
}

interface Placed extends RankingLayout {
  readonly index: number;
  measure(row: HTMLTableRowElement | null): void;
}

type Group = Extract<Line, { kind: 'group' }>['group'];

export function GroupHeading({ group, by, index, measure, ...layout }: Placed & { readonly group: Group }) {
  const { name, rank, total } = group;
  const title =
    by === 'category' || by === 'series' || by === 'club' || by === 'federation' ? words.groupNames[by](name) : name;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} className={styles.group}>
      <th scope="rowgroup" colSpan={columnsOf(layout)}>
        <span className={styles.groupLine}>
          {rank !== undefined && <span className={styles.groupRank}>{rank}</span>}
          <span>{title}</span>
          {total !== undefined && <span className={styles.groupTotal}>{words.groupTotal(total)}</span>}
        </span>
      </th>
    </tr>
  );
}

/** Made again only when what it shows changes: a scroll moves hundreds of them. */
export const RankedRow = memo(function RankedRow({
  row,
  hall,
  games,
  isNarrow,
  isWide,
  index,
  measure,
}: Placed & { readonly row: RankingRow }) {
  const { rank, members, total, negative, percent } = row;
  const [club, category, series] = [
    detailOf(members, 'club'),
    detailOf(members, 'category'),
    detailOf(members, 'series'),
  ];
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td className={styles.rank}>{rank}</td>
      {!isNarrow && <td className={styles.table}>{seatOf(row, hall)}</td>}
      <th scope="row" className={styles.name}>
        <EntrantName row={row} />
        {!isWide && (
          <span className={styles.detail}>
            {[isNarrow && texts.common.table(row.table), isNarrow && club, category, series]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </th>
      {!isNarrow && <td className={styles.club}>{club}</td>}
      {isWide && <td className={styles.mark}>{category}</td>}
      {isWide && <td className={styles.mark}>{series}</td>}
      {games.map(({ id }) => (
        <td key={id} className={styles.game}>
          {number(row.games?.find(({ game }) => game === id)?.total ?? 0)}
        </td>
      ))}
      <td className={styles.total}>{number(total)}</td>
      <td className={styles.figure}>{number(negative)}</td>
      {!isNarrow && (
        <td className={styles.percent}>{percent === undefined ? texts.results.none : percentText(percent)}</td>
      )}
    </tr>
  );
});

/** Rank, name, total and negative; then table, club and share; then category and series, and the games. */
const columnsOf = ({ isNarrow, isWide, games }: Pick<RankingLayout, 'isNarrow' | 'isWide' | 'games'>): number =>
  4 + (isNarrow ? 0 : 3) + (isWide ? 2 : 0) + games.length;

/** The name, which leads to the sheet of whom this station may look at. */
function EntrantName({ row: { entrant, members } }: { readonly row: RankingRow }) {
  const { tournament, session } = useTournament();
  const name = nameOf(members);
  const maySee = session.role !== 'screen' && (session.role !== 'player' || session.id === entrant);
  return maySee ? <Link href={`/tournois/${tournament}/feuille/${entrant}`}>{name}</Link> : <span>{name}</span>;
}

/** The table, with its centre where there are several. */
function seatOf({ centre, table }: RankingRow, { centres }: HallView): string {
  if (centres.length < 2) return String(table);
  return words.seat(centres.find(({ id }) => id === centre)?.name ?? centre, table);
}
