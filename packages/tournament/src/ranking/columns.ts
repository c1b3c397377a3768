import { nth, number, percent, plural } from '@raccord/french';
import { detailOf, nameOf, type Person, type PersonDetail } from '../people.ts';

/** Somebody in a ranking, as it is handed out. */
export interface RankedRow {
  readonly rank: number;
  /** The rank before the last turn; nothing on the first one, nor for who was not ranked. */
  readonly before?: number | undefined;
  readonly members: readonly (Pick<Person, 'name'> & { readonly [Key in PersonDetail]?: string | undefined })[];
  readonly table: number;
  readonly total: number;
  readonly negative: number;
  readonly percent?: number | undefined;
  /** The total of each game, in the overall ranking. */
  readonly games?: readonly { readonly game: string; readonly total: number }[] | undefined;
}

/** What a column says of somebody; nothing where it is not known. */
export type RankingCell = string | number | undefined;

/** Paper and pages leave out a column in which no cell says anything. */
export const saysSomething = (cell: RankingCell): boolean => cell !== undefined && cell !== '';

/** A column of a ranking, and what it says of each. Screens, files and paper make theirs of it. */
export interface RankingColumn {
  readonly key: string;
  readonly heading: string;
  /** The heading where room is scarce: on screens and on paper. */
  readonly short?: string;
  /** A percentage is in hundredths. */
  readonly kind: 'text' | 'whole' | 'percent';
  /** In characters. */
  readonly width: number;
  /** The smallest screen that has room for it. */
  readonly room: 'narrow' | 'middle' | 'wide';
  /** What has it; everything unless said. */
  readonly on?: 'screen' | 'documents';
  of(row: RankedRow): RankingCell;
}

const detail = (key: PersonDetail) => ({
  ...({ key, kind: 'text' } as const),
  of: ({ members }: RankedRow) => detailOf(members, key),
});

/** Places gained or lost: « ↑ 2 », « ↓ 1 », « – »; no spreadsheet takes these for formulas. */
export function placesMoved(rank: number, before: number): string {
  if (before === rank) return '–';
  return before > rank ? `↑ ${before - rank}` : `↓ ${rank - before}`;
}

/** All the columns there are but those of games, in their order: to add one is to add a row here. */
export const RANKING_COLUMNS: readonly RankingColumn[] = [
  { key: 'rank', heading: 'Place', kind: 'whole', width: 7, room: 'narrow', of: ({ rank }) => rank },
  {
    ...{ key: 'change', heading: 'Évolution', short: 'Évol.', kind: 'text', width: 10, room: 'middle', on: 'screen' },
    of: ({ rank, before }) => before && placesMoved(rank, before),
  },
  { key: 'table', heading: 'Table', kind: 'whole', width: 7, room: 'middle', on: 'screen', of: ({ table }) => table },
  { key: 'name', heading: 'Nom', kind: 'text', width: 32, room: 'narrow', of: ({ members }) => nameOf(members) },
  { ...detail('licence'), heading: 'Licence', width: 11, room: 'wide', on: 'documents' },
  { ...detail('category'), heading: 'Catégorie', short: 'Cat.', width: 10, room: 'wide' },
  { ...detail('series'), heading: 'Série', width: 8, room: 'wide' },
  { ...detail('club'), heading: 'Club', width: 10, room: 'middle' },
  { key: 'total', heading: 'Score', kind: 'whole', width: 9, room: 'narrow', of: ({ total }) => total },
  { key: 'negative', heading: 'Négatif', kind: 'whole', width: 9, room: 'narrow', of: ({ negative }) => negative },
  { key: 'percent', heading: '% du top', kind: 'percent', width: 10, room: 'wide', of: ({ percent }) => percent },
];

/** The columns of a screen, or of files and paper. */
export const columnsOn = (where: NonNullable<RankingColumn['on']>): readonly RankingColumn[] =>
  RANKING_COLUMNS.filter(({ on = where }) => on === where);

/** « 12e, 812 points, négatif −102, 88,84 % ». */
export function describeRanked({
  rank,
  total,
  negative,
  percent: share,
}: Omit<RankedRow, 'members' | 'table'>): string {
  const facts = [nth(rank), plural(total, 'point'), `négatif ${number(negative)}`];
  return [...facts, ...(share === undefined ? [] : [percent(share)])].join(', ');
}

interface NamedGame {
  readonly id: string;
  readonly name: string;
}

/** The total of each game that counts, where there are several: the score says it otherwise. */
export function gameColumns([first]: readonly RankedRow[], games: readonly NamedGame[]): readonly RankingColumn[] {
  const counted = games.filter(({ id }) => first?.games?.some(({ game }) => game === id));
  if (counted.length < 2) return [];
  return counted.map(({ id, name }) => ({
    ...{ key: `game ${id}`, heading: name, kind: 'whole', width: 11, room: 'wide' },
    of: (row) => row.games?.find(({ game }) => game === id)?.total,
  }));
}

/** As people read them: the games before the score that they make. */
export function withGames(
  columns: readonly RankingColumn[],
  games: readonly RankingColumn[],
): readonly RankingColumn[] {
  const score = columns.findIndex(({ key }) => key === 'total');
  return [...columns.slice(0, score), ...games, ...columns.slice(score)];
}
