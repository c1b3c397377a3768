import type { HallView } from '../../server/answers.ts';

type Followed = Pick<HallView, 'publication' | 'games'>;

export const isRankingShown = ({ publication, games }: Followed): boolean =>
  publication?.ranking === 'live' || (publication?.ranking === 'end' && areAllOver(games));

export const areAllOver = (games: HallView['games']): boolean =>
  games.length > 0 && games.every(({ isFinished }) => isFinished);

/** Where spectators may go, by the last part of the address. */
export function pagesShown(hall: Followed): readonly ('live' | 'ranking' | 'players' | 'turns')[] {
  const hasTurns = hall.publication?.turns === true;
  return [
    ...(hasTurns ? (['live'] as const) : []),
    ...(isRankingShown(hall) ? (['ranking'] as const) : []),
    // A ranking leads to them.
    ...(hall.publication?.sheets && !isRankingShown(hall) ? (['players'] as const) : []),
    ...(hasTurns ? (['turns'] as const) : []),
  ];
}
