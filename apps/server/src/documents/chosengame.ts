import type { Session } from '@raccord/contract';
import type { Journal } from '@raccord/tournament';
import { seeGame, seeHall } from '../views/index.ts';
import type { DocumentOrder } from './document.ts';

/** The game that a document is about: the last one begun, unless another one is asked for. */
export function chooseGame(journal: Journal, session: Session, { game: asked, at }: DocumentOrder) {
  const tournament = seeHall(journal, session, at);
  const id = asked ?? tournament.games.findLast(({ turns }) => turns > 0)?.id ?? '';
  const game = seeGame(journal, session, id);
  return game && { tournament, game, title: `${tournament.name} – ${game.name}` };
}
