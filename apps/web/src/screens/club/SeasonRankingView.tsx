import { type Measure, type SeasonColumn, type SeasonLine, type SeasonTable, seasonColumns } from '@raccord/club';
import { saysSomething } from '@raccord/tournament';
import { Link } from 'wouter';
import { rankingColumn } from '../../design/rankingcolumn.ts';
import { type Column, Table } from '../../design/Table.tsx';
import { clubTexts } from '../../texts/club.ts';
import { useClub } from './clubcontext.ts';

interface SeasonRankingProps {
  readonly measure: Measure;
  readonly evenings: SeasonTable['evenings'];
  readonly groups: readonly { readonly title?: string; readonly rows: readonly SeasonLine[] }[];
}

/** Who he is comes after what he has: a score stands beside its name. */
const LATER: readonly string[] = ['category', 'series'];

/** The columns of which somebody has something. */
export function SeasonRankingView({ measure, evenings, groups }: SeasonRankingProps) {
  const { club } = useClub();
  const all = groups.flatMap(({ rows }) => rows);
  const told = (column: SeasonColumn): Column<SeasonLine> => {
    const shown = rankingColumn(column);
    if (column.key === 'name') {
      return { ...shown, cell: ({ member, name }) => <Link href={`/clubs/${club.id}/membres/${member}`}>{name}</Link> };
    }
    const isMain = column.key === 'rank' || column.key === 'score';
    return isMain ? { ...shown, cell: (row) => <strong>{shown.cell(row)}</strong> } : shown;
  };
  const columns = seasonColumns(measure, evenings).filter(
    ({ on = 'screen', of }) => on === 'screen' && all.some((row) => saysSomething(of(row))),
  );
  const isLater = ({ key }: SeasonColumn): boolean => LATER.includes(key);
  return (
    <Table<SeasonLine>
      label={clubTexts.season.caption}
      rows={groups.flatMap(({ title, rows }) => [
        ...(title === undefined ? [] : [{ key: title, heads: title }]),
        ...rows,
      ])}
      keyOf={({ member }) => member}
      columns={[...columns.filter((column) => !isLater(column)), ...columns.filter(isLater)].map(told)}
    />
  );
}
