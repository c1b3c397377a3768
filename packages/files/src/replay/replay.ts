import type { AnswerOf } from '@raccord/contract';

export type Game = AnswerOf<'seeGame'>;
export type Turn = Game['turns'][number];
export type Statistics = AnswerOf<'seeStatistics'>;
export type Solutions = AnswerOf<'seeSolutions'>;
export type RankingRow = AnswerOf<'seeRanking'>['rows'][number];

/** A game to be looked at again. */
export interface Replay {
  readonly tournament: Pick<AnswerOf<'seeHall'>, 'name' | 'place' | 'date' | 'lexicon'>;
  readonly game: Game;
  readonly statistics: Statistics;
  /** The first solutions of the turns whose solution is told, by number of turn. */
  readonly solutions: ReadonlyMap<number, Pick<Solutions, 'count' | 'solutions'>>;
  /** Of the game, best first. */
  readonly ranking: readonly RankingRow[];
}

/** What a page is dressed and moved with: the files of `pages/`, which come with the program. */
export interface PageParts {
  readonly style: string;
  readonly script: string;
}

/** How many are shown of the solutions of a turn, and of the players of the game. */
export const MOST_SOLUTIONS = 20;
export const MOST_PLAYERS = 20;
