import { cell } from '@raccord/french';
import { nameOf, titleOfGroup } from '@raccord/tournament';
import { memo } from 'react';
import { Link } from 'wouter';
import type { RankingRow } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { texts } from '../../texts/index.ts';
import { maySeeSheet } from './maysee.ts';
import styles from './ranking.module.css';
import type { Line, Presentation } from './ranking.ts';
import { look, type RankingLayout } from './rankinglayout.ts';

const { ranking: words } = texts.results;

interface Placed {
  readonly index: number;
  measure(row: HTMLTableRowElement | null): void;
}

type Group = Extract<Line, { kind: 'group' }>['group'];

interface GroupHeadingProps extends Placed {
  readonly group: Group;
  readonly by: Presentation;
  readonly columns: number;
}

export function GroupHeading({ group, by, columns, index, measure }: GroupHeadingProps) {
  const { name, rank, total } = group;
  const title = by === '' ? name : titleOfGroup(by, name);
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} className={styles.group}>
      <th scope="rowgroup" colSpan={columns}>
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
  shown,
  index,
  measure,
}: Placed & { readonly row: RankingRow; readonly shown: RankingLayout }) {
  const { hall, columns } = shown;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      {columns.map((column) =>
        column.key === 'name' ? (
          <NameCell key={column.key} row={row} shown={shown} />
        ) : (
          <td key={column.key} {...look(column)}>
            {column.key === 'table' ? seatOf(row, hall) : cell(column.of(row), column.kind) || NOTHING[column.kind]}
          </td>
        ),
      )}
    </tr>
  );
});

/** A figure that is not known is told to be so; a word is left out. */
const NOTHING = { text: '', whole: texts.results.none, percent: texts.results.none };

function NameCell({ row, shown: { hall, underName } }: { readonly row: RankingRow; readonly shown: RankingLayout }) {
  const details = underName.map((column) =>
    column.key === 'table' ? texts.common.table(row.table) : cell(column.of(row), column.kind),
  );
  return (
    <th scope="row" className={styles.name} data-column="name">
      <EntrantName row={row} hall={hall} />
      {underName.length > 0 && <span className={styles.detail}>{details.filter(Boolean).join(' · ')}</span>}
    </th>
  );
}

interface EntrantNameProps {
  readonly row: RankingRow;
  readonly hall: RankingLayout['hall'];
}

/** The name, which leads to the sheet of whom this station may look at. */
function EntrantName({ row: { entrant, members }, hall }: EntrantNameProps) {
  const { tournament, session } = useTournament();
  const name = nameOf(members);
  return maySeeSheet(session, hall, entrant) ? (
    <Link href={`/tournois/${tournament}/feuille/${entrant}`}>{name}</Link>
  ) : (
    <span>{name}</span>
  );
}

/** The table, with its centre where there are several. */
function seatOf({ centre, table }: RankingRow, { centres }: RankingLayout['hall']): string {
  if (centres.length < 2) return String(table);
  return words.seat(centres.find(({ id }) => id === centre)?.name ?? centre, table);
}
