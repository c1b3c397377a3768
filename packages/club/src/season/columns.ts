import { alphabetical, type CellKind, shortDay } from '@raccord/french';
import type { Disclosures } from '@raccord/stream';
import { placesMoved, type RankingCell, type RankingColumn } from '@raccord/tournament';
import { cardOfMember, nameOfMember, type Readership } from '../members/names.ts';
import type { ClubState } from '../state/state.ts';
import type { KeptResults } from './closed.ts';
import { rankSeason, type SeasonRanking, type SeasonRow } from './ranking.ts';
import { MEASURE_CELLS, MEASURE_LABELS, type Measure, type Season } from './season.ts';

/** Somebody in the ranking of a season, as it is handed out. */
export interface SeasonLine extends SeasonRow {
  readonly name: string;
  readonly licence: string;
  readonly category: string;
  readonly series: string;
}

/** The ranking of a season with names. */
export interface SeasonTable extends Omit<SeasonRanking, 'rows'> {
  readonly rows: readonly SeasonLine[];
}

/** The ranking of a season for those who read it. */
export function seasonTable(
  state: ClubState,
  disclosures: Disclosures,
  season: Season,
  results: KeptResults,
  readership: Readership,
): SeasonTable {
  const names = new Map<string, string>();
  const nameOf = (member: string): string => {
    const known = names.get(member) ?? nameOfMember(state, disclosures, member, readership);
    names.set(member, known);
    return known;
  };
  const order = (a: string, b: string): number => alphabetical(nameOf(a), nameOf(b)) || Number(a > b) - Number(a < b);
  const ranking = rankSeason(state, season, results, order);
  const rows = ranking.rows.map((row) => {
    const { licence = '', category = '', series = '' } = cardOfMember(state, disclosures, row.member) ?? {};
    // A licence leads to the name.
    return { ...row, name: nameOf(row.member), licence: readership === 'club' ? licence : '', category, series };
  });
  return { ...ranking, rows };
}

/** A column of the ranking of a season, like those of a tournament. */
export interface SeasonColumn extends Omit<RankingColumn, 'kind' | 'of'> {
  readonly kind: CellKind;
  of(line: SeasonLine): RankingCell;
}

const FIRST: readonly SeasonColumn[] = [
  { key: 'rank', heading: 'Place', kind: 'whole', width: 7, room: 'narrow', of: ({ rank }) => rank },
  {
    key: 'change',
    heading: 'Évolution',
    short: 'Évol.',
    kind: 'text',
    width: 10,
    room: 'narrow',
    of: (row) => changeOf(row),
  },
  { key: 'name', heading: 'Nom', kind: 'text', width: 32, room: 'narrow', of: ({ name }) => name },
  {
    ...{ key: 'licence', heading: 'Licence', kind: 'text', width: 11, room: 'wide', on: 'documents' },
    of: ({ licence }) => licence,
  },
  {
    ...{ key: 'category', heading: 'Catégorie', short: 'Cat.', kind: 'text', width: 10, room: 'wide' },
    of: ({ category }) => category,
  },
  { key: 'series', heading: 'Série', kind: 'text', width: 8, room: 'wide', of: ({ series }) => series },
];

const LAST: readonly SeasonColumn[] = [
  {
    key: 'attendance',
    heading: 'Soirées',
    kind: 'whole',
    width: 9,
    room: 'middle',
    of: ({ attendance }) => attendance,
  },
  { key: 'wins', heading: 'Victoires', kind: 'whole', width: 10, room: 'wide', of: ({ wins }) => wins },
  { key: 'tops', heading: 'Tops', kind: 'whole', width: 7, room: 'middle', of: ({ tops }) => tops },
  { key: 'solos', heading: 'Solos', kind: 'whole', width: 7, room: 'middle', of: ({ solos }) => solos },
];

const PERCENT: SeasonColumn = {
  ...{ key: 'percent', heading: '% du top', kind: 'percent', width: 10, room: 'middle' },
  of: ({ percent }) => percent,
};

/** All the columns of the ranking of a season, in their order: screens, files and paper make theirs of it. */
export function seasonColumns({ kind }: Measure, evenings: SeasonRanking['evenings']): readonly SeasonColumn[] {
  const score: SeasonColumn = {
    ...{ key: 'score', heading: MEASURE_LABELS[kind], kind: MEASURE_CELLS[kind], width: 9, room: 'narrow' },
    of: ({ score }) => score,
  };
  const each = evenings.map(
    ({ tournament, title, date, provisional }, index): SeasonColumn => ({
      ...{
        key: `evening ${tournament}`,
        heading: `${title} (${shortDay(date)}${provisional === undefined ? '' : ', provisoire'})`,
        short: shortDay(date),
        kind: MEASURE_CELLS[kind],
      },
      ...{ width: 11, room: 'wide', on: 'documents' },
      of: ({ cells }) => cells[index]?.worth,
    }),
  );
  // Nothing changed on a first evening.
  const first = FIRST.filter(({ key }) => key !== 'change' || evenings.length > 1);
  return [...first, ...each, score, ...(kind === 'percent' ? [] : [PERCENT]), ...LAST];
}

/** Since the last evening. */
function changeOf({ rank, before }: SeasonRow): string | undefined {
  if (rank === undefined) return undefined;
  return before === undefined ? 'nouveau' : placesMoved(rank, before);
}
