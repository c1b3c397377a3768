import type { AskedRanking, ListedRankingRow, SeenResults } from '../results.ts';

type Members = ListedRankingRow['members'];

interface Row {
  readonly members: Members;
  readonly table: number;
  readonly centre?: string;
  /** Of each game. */
  readonly totals: readonly number[];
}

const GAMES = ['g', 'h'] as const;
const TOP = 1000;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const rowsOf = (rows: readonly Row[]): ListedRankingRow[] =>
  rows.map(({ members, table, centre = 'c', totals }, index) => ({
    ...{ rank: index + 1, entrant: `p${index + 1}`, members, centre, table },
    ...{ total: sum(totals), top: TOP * totals.length, negative: sum(totals) - TOP * totals.length },
    percent: (100 * sum(totals)) / (TOP * totals.length),
    games: totals.map((total, game) => ({ game: GAMES[game], total })),
  }));

/** The overall ranking of a tournament of two games. */
export const overall = (rows: readonly Row[]): AskedRanking => ({ ranking: { sequence: 1, rows: rowsOf(rows) } });

/** The same while the second game goes on. */
export const provisional = ({ ranking, ...asked }: AskedRanking): AskedRanking => ({
  ...asked,
  ranking: {
    ...ranking,
    provisional: {
      ...{ why: '« Partie 2 » en cours, après 20 coups', running: [{ game: 'h', turns: 20 }] },
      ...{ missing: [], unclosed: [], awaited: { referral: 0, appeal: 0, ruling: 0, review: 0 } },
    },
  },
});

export const resultsOf = (...rankings: readonly AskedRanking[]): SeenResults => ({
  tournament: {
    ...{ name: 'Coupe des bêtes', place: 'Là-bas', date: '2026-11-15', edition: '2019' },
    lexicon: { name: 'libre', hash: 'abc' },
    centres: [
      { id: 'c', name: 'Bois' },
      { id: 'd', name: 'Pré' },
    ],
    games: GAMES.map((id, index) => ({
      ...{ id, name: `Partie ${index + 1}`, formula: 'normale', rhythm: 'normal', turns: 20 },
      isFinished: index === 0,
    })),
  },
  rankings,
});

/** Somebody of whom everything is known, somebody of whom only the name is, and a pair. */
export const ANIMALS: readonly Row[] = [
  {
    members: [{ name: 'LÉROT Cœur', licence: '0012345', category: 'V', series: '4B', club: 'AB01' }],
    ...{ table: 5, totals: [900, 845] },
  },
  { members: [{ name: 'LOUP Élise' }], table: 2, totals: [700, 612] },
  {
    members: [
      { name: 'CHAT Félix', licence: '7', club: 'CD2', category: 'S' },
      { name: 'CHIEN Noé', licence: '8', club: 'CD2', category: 'V' },
    ],
    ...{ table: 3, totals: [600, 600] },
  },
];
