import { cell } from '@raccord/french';
import { nameOf, type RankingColumn } from '@raccord/tournament';
import { Link } from 'wouter';
import { rankingColumn } from '../../design/rankingcolumn.ts';
import { type Column, Note } from '../../design/Table.tsx';
import type { SeenRankingRow } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
import { maySeeSheet } from './maysee.ts';
import type { RankedLine } from './ranking.ts';
import type { RankingLayout } from './rankinglayout.ts';

const { ranking: words } = resultsTexts;

/** A figure that is not known is told to be so; a word is left out. */
const NOTHING = { text: '', whole: resultsTexts.none, percent: resultsTexts.none };
/** In rem, of those that are not as wide as others of their kind. */
const WIDTHS: Readonly<Record<string, number>> = {
  rank: 3.75,
  change: 4.5,
  name: 22,
  table: 4.75,
  club: 6,
  percent: 6.5,
};
/** On a telephone a name needs what others leave. */
const NARROW_WIDTHS: Readonly<Record<string, number>> = { rank: 2.75, total: 3.25, negative: 3.75 };
/** A table with its centre. */
const SEAT = 11;

/** The columns that a ranking has room for; what has none stands under the name. */
export const rankedColumns = (shown: RankingLayout): readonly Column<RankedLine>[] =>
  shown.columns.map((column) => ({
    ...rankingColumn<RankedLine>({ ...column, room: 'narrow', of: ({ row }) => column.of(row) }),
    ...(hasSeat(column, shown) ? { kind: 'text' } : {}),
    ...{ hint: column.heading, width: column.key === 'name' ? undefined : `${widthOf(column, shown)}rem` },
    cell: ({ row }) => <Told {...{ column, row, shown }} />,
  }));

/** Where there are several centres. */
const hasSeat = ({ key }: Pick<RankingColumn, 'key'>, { hall }: Pick<RankingLayout, 'hall'>): boolean =>
  key === 'table' && hall.centres.length > 1;

/** No wider than what it says: from a name to its score the eye has no way to go. */
export const widthOfRanking = (shown: RankingLayout): string =>
  `${shown.columns.reduce((sum, column) => sum + widthOf(column, shown), 0)}rem`;

function widthOf({ key, kind }: RankingColumn, { hall, room }: RankingLayout): number {
  if (hasSeat({ key }, { hall })) return SEAT;
  return (
    (room === 'narrow' ? NARROW_WIDTHS[key] : undefined) ??
    WIDTHS[key] ??
    (key.startsWith('game') ? 6 : kind === 'text' ? 4 : 4.75)
  );
}

interface ToldProps {
  readonly column: RankingColumn;
  readonly row: SeenRankingRow;
  readonly shown: RankingLayout;
}

function Told({ column: { key, kind, of }, row, shown }: ToldProps) {
  if (key === 'name') return <EntrantName {...{ row, shown }} />;
  if (key === 'table') return seatOf(row, shown.hall);
  const told = cell(of(row), kind) || NOTHING[kind];
  if (key === 'change') return <span data-moved={told.charAt(0)}>{told}</span>;
  return key === 'rank' || key === 'total' ? <strong>{told}</strong> : told;
}

/** The name, which leads to the sheet of whom this station may look at. */
function EntrantName({ row, shown: { hall, underName } }: Omit<ToldProps, 'column'>) {
  const { tournament, session } = useTournament();
  const name = nameOf(row.members);
  const details = underName
    .filter(({ key }) => key !== 'change' || row.before !== row.rank)
    .map(({ key, kind, of }) => (key === 'table' ? texts.common.table(row.table) : cell(of(row), kind)));
  return (
    <>
      {maySeeSheet(session, hall, row.entrant) ? (
        <Link href={`/tournois/${tournament}/feuille/${row.entrant}`}>{name}</Link>
      ) : (
        <span>{name}</span>
      )}
      {underName.length > 0 && <Note>{details.filter(Boolean).join(' · ')}</Note>}
    </>
  );
}

/** The table, with its centre where there are several. */
function seatOf({ centre, table }: SeenRankingRow, { centres }: RankingLayout['hall']): string {
  if (centres.length < 2) return String(table);
  return words.seat(centres.find(({ id }) => id === centre)?.name ?? centre, table);
}
