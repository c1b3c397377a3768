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
/** Those that have a width of their own; the name has what is left. */
const WIDTHS: Readonly<Record<string, string>> = { rank: '3.75rem', table: '5rem', club: '12%', percent: '6.5rem' };

/** The columns that a ranking has room for; what has none stands under the name. */
export const rankedColumns = (shown: RankingLayout): readonly Column<RankedLine>[] =>
  shown.columns.map((column) => ({
    ...rankingColumn<RankedLine>({ ...column, room: 'narrow', of: ({ row }) => column.of(row) }),
    ...{ hint: column.heading, width: widthOf(column) },
    cell: ({ row }) => <Told {...{ column, row, shown }} />,
  }));

function widthOf({ key, kind }: RankingColumn): string | undefined {
  if (key === 'name') return undefined;
  return WIDTHS[key] ?? (key.startsWith('game') ? '6rem' : kind === 'text' ? '4rem' : '4.75rem');
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
  return key === 'rank' || key === 'total' ? <strong>{told}</strong> : told;
}

/** The name, which leads to the sheet of whom this station may look at. */
function EntrantName({ row, shown: { hall, underName } }: Omit<ToldProps, 'column'>) {
  const { tournament, session } = useTournament();
  const name = nameOf(row.members);
  const details = underName.map(({ key, kind, of }) =>
    key === 'table' ? texts.common.table(row.table) : cell(of(row), kind),
  );
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
