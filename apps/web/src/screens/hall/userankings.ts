import type { HallView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { isSeveral, pageQuery, pagesOf, type RankingPage } from './pages.ts';

/** The pages of the rankings that may be shown now, in the order of their turning. */
export function useRankings(hall: HallView): readonly RankingPage[] {
  const game = useView('seeRanking', {}, { query: pageQuery(0, hall.turn?.game), when: hall.turn !== undefined });
  const overall = useView('seeRanking', {}, { query: pageQuery(0), when: isSeveral(hall) });
  return pagesOf(hall, game.data, overall.data);
}
