import type { Seen } from '@raccord/contract';
import { withCapital } from '@raccord/french';
import { GROUPING_LABELS, type RankingGrouping, titleOfRanking } from '@raccord/tournament';

export type SeenRanking = Seen<'seeRanking'>;
export type ListedRankingRow = SeenRanking['rows'][number];
export type RankedGroup = NonNullable<SeenRanking['groups']>[number];
export type SeenHall = Seen<'seeHall'>;

/** A ranking that was asked for: overall or of a game, of everybody or by groups. */
export interface AskedRanking {
  readonly game?: string;
  readonly by?: RankingGrouping;
  readonly ranking: SeenRanking;
}

/** The results of a tournament: what it is, and as many rankings as one wants to hand out. */
export interface SeenResults {
  readonly tournament: Pick<SeenHall, 'name' | 'place' | 'date' | 'edition' | 'lexicon' | 'centres' | 'games'>;
  readonly rankings: readonly AskedRanking[];
}

const gameNamed = ({ games }: Pick<SeenHall, 'games'>, id: string): string =>
  games.find((game) => game.id === id)?.name ?? id;

/** « Classement général par série », « Classement – Partie 2 ». */
export function resultsTitle({ tournament }: SeenResults, { game, by }: AskedRanking): string {
  return titleOfRanking(by, game === undefined ? undefined : gameNamed(tournament, game));
}

/** The same in a few letters, for the tab of a sheet. */
export function shortTitleOf({ tournament }: SeenResults, { game, by }: AskedRanking): string {
  const name = game === undefined ? undefined : gameNamed(tournament, game);
  if (by === undefined) return name ?? 'Général';
  const groups = GROUPING_LABELS[by].phrase.replace(/^des /, '');
  return name === undefined ? withCapital(groups) : `${groups} – ${name}`;
}
