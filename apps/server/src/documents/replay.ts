import { encodePieces, MOST_SOLUTIONS, makeReplayPage } from '@raccord/files';
import { replayParts } from '../pages.ts';
import { seeGame, seeHall, seeRanking, seeSolutions, seeStatistics } from '../views/index.ts';
import type { DocumentMaker } from './document.ts';

/** A game as a page to be looked at again; the last one begun, unless another one is asked for. */
export const makeReplay: DocumentMaker = (journal, session, { game: asked, at }) => {
  const tournament = seeHall(journal, session, at);
  const id = asked ?? tournament.games.findLast(({ turns }) => turns > 0)?.id ?? '';
  const game = seeGame(journal, session, id);
  const statistics = seeStatistics(journal, session, id);
  const ranking = seeRanking(journal, session, { game: id });
  if (!game || !statistics || !ranking) return undefined;
  const told = game.turns.flatMap(({ number, solution }) => {
    const found = solution && seeSolutions(journal, session, id, number, MOST_SOLUTIONS);
    return found ? [[number, found] as const] : [];
  });
  const replay = { tournament, game, statistics, solutions: new Map(told), ranking: ranking.rows };
  return { title: `${tournament.name} – ${game.name}`, content: encodePieces([makeReplayPage(replay, replayParts())]) };
};
