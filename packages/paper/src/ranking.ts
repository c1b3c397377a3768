import type { QueryOf, Seen } from '@raccord/contract';
import { number, percent, plural } from '@raccord/french';
import { detailOf, nameOf, type PersonDetail } from '@raccord/tournament';
import { emptyPage } from './empty.ts';
import type { Paper } from './page.ts';
import { type Column, type Group, tablePages } from './table.ts';

type Ranking = Seen<'seeRanking'>;
type Row = Ranking['rows'][number];
type Grouping = NonNullable<QueryOf<'seeRanking'>['by']>;

export interface RankingOrder {
  readonly ranking: Ranking;
  /** The game that it is about; none for the overall ranking. */
  readonly game?: string;
  readonly by?: Grouping;
  /** In the order they are played. */
  readonly games: readonly { readonly id: string; readonly name: string }[];
  /** Beside the title: « provisoire », after how many turns. */
  readonly subtitle?: string;
}

const GROUP_TITLES: Readonly<Record<Grouping, (name: string) => string>> = {
  category: (name) => `Catégorie ${name}`,
  series: (name) => `Série ${name}`,
  club: (name) => `Club ${name}`,
  federation: (name) => `Fédération ${name}`,
  pairs: (name) => name,
  teams: (name) => name,
  clubs: (name) => `Club ${name}`,
};

const GROUPED: Readonly<Record<Grouping, string>> = {
  category: 'par catégorie',
  series: 'par série',
  club: 'par club',
  federation: 'par fédération',
  pairs: 'des paires',
  teams: 'des équipes',
  clubs: 'des clubs',
};

/** « Classement général par catégorie », « Classement des paires – Partie 1 ». */
function titleOf(by: Grouping | undefined, game: string | undefined): string {
  const what = [game === undefined ? 'Classement général' : 'Classement', ...(by === undefined ? [] : [GROUPED[by]])];
  return [what.join(' '), ...(game === undefined ? [] : [game])].join(' – ');
}

/** The ranking, overall or of a game, all together or by groups. */
export function rankingPaper({ ranking, game, by, games, subtitle }: RankingOrder): Paper {
  const name = games.find(({ id }) => id === game)?.name;
  const title = titleOf(by, name);
  const groups = by === undefined || !ranking.groups ? [{ rows: ranking.rows }] : titled(ranking.groups, by);
  return {
    title,
    *lay(layout) {
      const table = { columns: columnsOf(ranking.rows, games), groups, size: 9.5, rowHeight: 14 };
      const pages = tablePages(layout, table);
      yield {
        title,
        ...(subtitle === undefined ? {} : { subtitle }),
        pages: pages.length === 0 ? [emptyPage(layout, EMPTY)] : pages,
      };
    },
  };
}

const EMPTY = 'Personne n’est à classer ici.';

const titled = (groups: NonNullable<Ranking['groups']>, by: Grouping): Group<Row>[] =>
  groups.map(({ name, rank, total, rows }) => ({
    rows,
    title: [
      ...(rank === undefined ? [] : [`${number(rank)}.`]),
      GROUP_TITLES[by](name),
      ...(total === undefined ? [] : [`– ${plural(total, 'point')}`]),
    ].join(' '),
  }));

/** A name of a game longer than this is a number in the head of its column. */
const LONGEST_HEAD = 9;

function columnsOf(rows: readonly Row[], games: RankingOrder['games']): Column<Row>[] {
  const shared = (title: string, key: PersonDetail): Column<Row>[] =>
    rows.some(({ members }) => detailOf(members, key) !== '')
      ? [{ title, cell: ({ members }) => detailOf(members, key) }]
      : [];
  const counted = games.filter(({ id }) => rows[0]?.games?.some(({ game }) => game === id));
  return [
    { title: 'Place', cell: ({ rank }) => number(rank), align: 'right', font: 'bold' },
    { title: 'Nom', cell: ({ members }) => nameOf(members), grows: 1, wraps: true },
    ...shared('Licence', 'licence'),
    ...shared('Cat.', 'category'),
    ...shared('Série', 'series'),
    ...shared('Club', 'club'),
    ...(counted.length < 2 ? [] : counted).map(
      ({ id, name }, index): Column<Row> => ({
        title: name.length > LONGEST_HEAD ? `P. ${index + 1}` : name,
        cell: (row) => number(row.games?.find(({ game }) => game === id)?.total ?? 0),
        align: 'right',
        isSpare: true,
      }),
    ),
    { title: 'Score', cell: ({ total }) => number(total), align: 'right', font: 'bold' },
    { title: 'Négatif', cell: ({ negative }) => number(negative), align: 'right' },
    { title: '% du top', cell: (row) => (row.percent === undefined ? '' : percent(row.percent)), align: 'right' },
  ];
}
