import { encodePieces, gameOfTournament, makeEliotGame, makeGameRecord } from '@raccord/files';
import { refuse } from '@raccord/scrabble';
import { dealsWith } from '../views/remit.ts';
import { sightOf } from '../views/sight.ts';
import { chooseGame } from './chosengame.ts';
import type { DocumentMaker } from './document.ts';
import { makeReplay } from './replay.ts';

/** A game as a record, as Eliot saves it, or as a page to be looked at again. */
export const gameDocument: DocumentMaker = (journal, session, order) => {
  if (order.format === 'html') return makeReplay(journal, session, order);
  return order.format === 'xml' ? makeEliotFile(journal, session, order) : makeRecordFile(journal, session, order);
};

const makeRecordFile: DocumentMaker = (journal, session, order) => {
  const chosen = chooseGame(journal, session, order);
  if (!chosen?.game.turns.some(({ solution }) => solution)) return undefined;
  const { title, game } = chosen;
  return { title, content: encodePieces([makeGameRecord(game, title)]) };
};

const makeEliotFile: DocumentMaker = (journal, session, order) => {
  const chosen = chooseGame(journal, session, order);
  const { state } = journal;
  const played = chosen && state.games.get(chosen.game.id);
  if (!chosen || !played) return undefined;
  const { isTold } = sightOf(state, session);
  const filed = gameOfTournament(journal, chosen.game.id, {
    isTold,
    reaches: ({ number }, entrant) => dealsWith(state, session, played, number, entrant),
  });
  if (!filed?.turns.length) return undefined;
  const written = makeEliotGame(filed);
  if (!written.ok) return refuse('no-such-format', written.fault.text);
  return { title: chosen.title, content: encodePieces(written.value) };
};
