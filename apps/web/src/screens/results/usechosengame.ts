import type { HallView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';

type Games = HallView['games'];

interface ChosenGame {
  /** Undefined until the server has said. */
  readonly games: Games | undefined;
  readonly game: string | undefined;
}

/** The game asked for, else the one being played, else the last one begun. */
export function useChosenGame(asked: string | undefined): ChosenGame {
  const { data: hall } = useView('seeHall', {});
  const games = hall?.games;
  const known = games?.find(({ id }) => id === asked) ?? games?.find(({ id }) => id === hall?.turn?.game);
  return { games, game: (known ?? games?.findLast(({ turns }) => turns > 0) ?? games?.[0])?.id };
}
