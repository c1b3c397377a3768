import type { Seen } from '@raccord/contract';
import type { SeenRanking } from '../results/results.ts';

export type GameToReplay = Seen<'seeGame'>;
export type TurnToReplay = GameToReplay['turns'][number];
export type SeenStatistics = Seen<'seeStatistics'>;
export type SeenSolutions = Seen<'seeSolutions'>;

/** A game to be looked at again. */
export interface ReplayPage {
  readonly tournament: Pick<Seen<'seeHall'>, 'name' | 'place' | 'date' | 'lexicon'>;
  readonly game: GameToReplay;
  readonly statistics: Pick<SeenStatistics, 'turns' | 'leaders'>;
  /** The first solutions of the turns whose solution is told, by number of turn. */
  readonly solutions: ReadonlyMap<number, Pick<SeenSolutions, 'count' | 'solutions'>>;
  /** Of the game. */
  readonly ranking: Pick<SeenRanking, 'rows' | 'provisional'>;
}

/** What a page is dressed and moved with: the files of `pages/`, which come with the program. */
export interface PageParts {
  readonly style: string;
  readonly script: string;
}

/** How many are shown of the solutions of a turn, and of the players of the game. */
export const MOST_REPLAYED = 20;
export const MOST_PLAYERS = 20;

/** The figures of the turns whose solution is told: those of the others would tell what it is worth. */
export function toldStatistics({
  game,
  statistics,
}: Pick<ReplayPage, 'game' | 'statistics'>): Pick<SeenStatistics, 'turns' | 'leaders'> {
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
