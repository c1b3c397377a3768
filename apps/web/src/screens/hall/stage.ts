import type { CentreTurn, HallTurn, HallView } from '../../server/answers.ts';

/** Where the hall is, as everybody in it sees. */
export type HallStage = 'waiting' | 'ready' | 'playing' | 'ended' | 'cancelled' | 'solved' | 'finished';

/** The turn as a centre plays it. */
export const atCentre = (turn: HallTurn, centre: string | undefined): CentreTurn | undefined =>
  turn.centres.find((at) => at.centre === centre);

export type Directed = NonNullable<HallView['screens']>[number];

/** What the screens of a centre were told to show; none where they follow the game. */
export const directedAt = ({ screens }: HallView, centre: string | undefined): Directed | undefined =>
  screens?.find((at) => at.centre === centre && at.show.kind !== 'game');

/** Nobody plays: the hall may look at something else. */
export const isBetween = (stage: HallStage): boolean => stage === 'solved' || stage === 'finished';

/** A centre that follows is not over because the one that draws is. */
export function stageOf({ turn, centres }: HallView, centre: string | undefined): HallStage {
  if (!turn) return 'waiting';
  const at = atCentre(turn, centre);
  const isEnded = at?.isEnded === true;
  if (turn.isOver && (isEnded || centre === centres[0]?.id)) return 'finished';
  if (at?.isCancelled) return turn.solution ? 'solved' : 'cancelled';
  if (isEnded) return turn.solution ? 'solved' : 'ended';
  return at?.clock ? 'playing' : 'ready';
}

/**
 * The results wait for whoever runs the hall: nothing is left to play in a tournament of several games, which has its prize-giving. An evening
 * of one game shows its ranking at once, as after every turn.
 */
export const areResultsHeld = ({ games, turn }: Pick<HallView, 'games' | 'turn'>): boolean =>
  games.length > 1 && games.every(({ id, isFinished }) => isFinished || (id === turn?.game && turn.isLast));
