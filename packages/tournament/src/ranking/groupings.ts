/** How a ranking is split, or who is ranked instead of players. */
export const GROUPINGS = ['category', 'series', 'club', 'federation', 'pairs', 'teams', 'clubs'] as const;
export type RankingGrouping = (typeof GROUPINGS)[number];

interface GroupingLabels {
  /** What one group is: the head of its column. */
  readonly one: string;
  /** Behind « Classement ». */
  readonly phrase: string;
  /** Where one chooses. */
  readonly choice: string;
}

export const GROUPING_LABELS: Readonly<Record<RankingGrouping, GroupingLabels>> = {
  category: { one: 'Catégorie', phrase: 'par catégorie', choice: 'Par catégorie' },
  series: { one: 'Série', phrase: 'par série', choice: 'Par série' },
  club: { one: 'Club', phrase: 'par club', choice: 'Par club' },
  federation: { one: 'Fédération', phrase: 'par fédération', choice: 'Par fédération' },
  pairs: { one: 'Paires', phrase: 'des paires', choice: 'Paires' },
  teams: { one: 'Équipe', phrase: 'des équipes', choice: 'Équipes' },
  clubs: { one: 'Club', phrase: 'des clubs', choice: 'Clubs entre eux' },
};

/** « Catégorie V », « Club AB01 »; pairs and teams go by their names. */
export const titleOfGroup = (by: RankingGrouping, name: string): string =>
  by === 'pairs' || by === 'teams' ? name : `${GROUPING_LABELS[by].one} ${name}`;

/** « Classement général par série », « Classement des paires – Partie 2 ». */
export function titleOfRanking(by: RankingGrouping | undefined, game: string | undefined): string {
  const what = [game === undefined ? 'Classement général' : 'Classement', ...(by ? [GROUPING_LABELS[by].phrase] : [])];
  return [what.join(' '), ...(game === undefined ? [] : [game])].join(' – ');
}
