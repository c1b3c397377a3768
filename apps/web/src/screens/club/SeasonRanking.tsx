import { type Measure, type SeasonColumn, type SeasonLine, type SeasonTable, seasonColumns } from '@raccord/club';
import { cell } from '@raccord/french';
import { saysSomething } from '@raccord/tournament';
import { Link } from 'wouter';
import { clubTexts } from '../../texts/club.ts';
import { useRoom } from '../results/useroom.ts';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';

const ROOMS = ['narrow', 'middle', 'wide'] as const;

interface SeasonRankingProps {
  readonly measure: Measure;
  readonly evenings: SeasonTable['evenings'];
  readonly groups: readonly { readonly title?: string; readonly rows: readonly SeasonLine[] }[];
}

/** The columns that there is room for, of which somebody has something. */
export function SeasonRanking({ measure, evenings, groups }: SeasonRankingProps) {
  const room = useRoom();
  const all = groups.flatMap(({ rows }) => rows);
  const columns = seasonColumns(measure, evenings)
    .filter(({ on = 'screen', of }) => on === 'screen' && all.some((row) => saysSomething(of(row))))
    .filter((column) => ROOMS.indexOf(column.room) <= ROOMS.indexOf(room));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{clubTexts.season.caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" title={column.heading} className={lookOf(column)}>
              {column.short ?? column.heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title ?? ''}>
          {title !== undefined && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                {title}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.member}>
              {columns.map((column) => (
                <SeasonCell key={column.key} {...{ column, row }} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function SeasonCell({ column, row }: { readonly column: SeasonColumn; readonly row: SeasonLine }) {
  const { club } = useClub();
  const told = cell(column.of(row), column.kind);
  if (column.key === 'name') {
    return (
      <th scope="row">
        <Link href={`/clubs/${club.id}/membres/${row.member}`}>{told}</Link>
      </th>
    );
  }
  const isMain = column.key === 'rank' || column.key === 'score';
  return <td className={lookOf(column)}>{isMain ? <strong>{told}</strong> : told}</td>;
}

const lookOf = ({ kind }: SeasonColumn): string | undefined => (kind === 'text' ? undefined : styles.figure);
