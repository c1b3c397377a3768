import type { Seen, SessionAnswer } from '@raccord/contract';
import type { Journal } from '@raccord/tournament';
import { seeGame, seeHall } from '../views/index.ts';
import type { DocumentOrder } from './document.ts';

/** The game asked for, else the last one begun, else the first one planned. */
export const gameMeant = (games: Seen<'seeHall'>['games'], asked: string | undefined): string =>
  asked ?? (games.findLast(({ turns }) => turns > 0) ?? games[0])?.id ?? '';

/** The game that a document is about. */
export function chooseGame(journal: Journal, session: SessionAnswer, { game: asked, at }: DocumentOrder) {
  const tournament = seeHall(journal, session, at);
  const game = seeGame(journal, session, gameMeant(tournament.games, asked));
  return game && { tournament, game, title: `${tournament.name} – ${game.name}` };
}
