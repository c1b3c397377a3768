import type { HallView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { pageQuery } from './pages.ts';
import { type Tellable, tellableOf } from './palmares.ts';

/** How far the game has come whose results are told, or the one being played for the overall ranking; undefined until it is known. */
export function useTellable(hall: HallView, game: string | undefined): Tellable | undefined {
  const of = game ?? hall.turn?.game;
  const { data } = useView('seeRanking', {}, { query: pageQuery(0, of), when: of !== undefined });
  return data?.turns === undefined ? undefined : tellableOf(hall, of, data.turns);
}
