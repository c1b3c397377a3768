import type { Seen } from '@raccord/contract';
import type { Ranking } from '../results/results.ts';

export type Game = Seen<'seeGame'>;
export type Turn = Game['turns'][number];
export type Statistics = Seen<'seeStatistics'>;
export type Solutions = Seen<'seeSolutions'>;

/** A game to be looked at again. */
export interface Replay {
  readonly tournament: Pick<Seen<'seeHall'>, 'name' | 'place' | 'date' | 'lexicon'>;
  readonly game: Game;
  readonly statistics: Pick<Statistics, 'turns' | 'leaders'>;
  /** The first solutions of the turns whose solution is told, by number of turn. */
  readonly solutions: ReadonlyMap<number, Pick<Solutions, 'count' | 'solutions'>>;
  /** Of the game. */
  readonly ranking: Pick<Ranking, 'rows' | 'provisional'>;
}

/** What a page is dressed and moved with: the files of `pages/`, which come with the program. */
export interface PageParts {
  readonly style: string;
  readonly script: string;
}

/** How many are shown of the solutions of a turn, and of the players of the game. */
export const MOST_SOLUTIONS = 20;
export const MOST_PLAYERS = 20;

/** The figures of the turns whose solution is told: those of the others would tell what it is worth. */
export function toldStatistics({
  game,
  statistics,
}: Pick<Replay, 'game' | 'statistics'>): Pick<Statistics, 'turns' | 'leaders'> {
  const told = new Set(game.turns.filter(({ solution }) => solution).map(({ number }) => number));
  const isTold = statistics.turns.map(({ number }) => told.has(number));
  return {
    turns: statistics.turns.filter((_, index) => isTold[index]),
    leaders: statistics.leaders.map(({ negatives, ...leader }) => ({
      ...leader,
      negatives: negatives.filter((_, index) => isTold[index]),
    })),
  };
}
