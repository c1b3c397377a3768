import { encodePieces, MOST_REPLAYED, makeReplayPage } from '@raccord/files';
import { replayParts } from '../pages.ts';
import { seeRanking, seeSolutions, seeStatistics } from '../views/index.ts';
import { chooseGame } from './chosengame.ts';
import type { DocumentMaker } from './document.ts';

/** A game as a page to be looked at again. */
export const makeReplay: DocumentMaker = (journal, session, order) => {
  const chosen = chooseGame(journal, session, order);
  if (!chosen) return undefined;
  const { tournament, game, title } = chosen;
  const { id } = game;
  const statistics = seeStatistics(journal, session, id);
  const ranking = seeRanking(journal, session, { game: id });
  if (!statistics || !ranking) return undefined;
  const told = game.turns.flatMap(({ number, solution }) => {
    const found = solution && seeSolutions(journal, session, id, number, MOST_REPLAYED);
    return found ? [[number, found] as const] : [];
  });
  const replay = { tournament, game, statistics, solutions: new Map(told), ranking };
  return { title, content: encodePieces([makeReplayPage(replay, replayParts())]) };
};
