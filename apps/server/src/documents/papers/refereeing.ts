import { correctionsPaper, secondRefereePaper } from '@raccord/paper';
import { seeCorrections, seeDesk, seeGame, seePeople } from '../../views/index.ts';
import { isAsked } from '../seats.ts';
import { gameAsked, paperMaker } from './paper.ts';

/** Papers that referees work with. */

/**
 * The slips of a printing; without one, those due (with `optional`, those that need not be sent): the ones not printed
 * yet or, with `printed`, the ones that are.
 */
export const makeCorrectionSlips = paperMaker(({ journal, session, order, hall }) => {
  const { game, turn, printing, printed = false, optional = false } = order;
  const which = optional ? { optional } : { due: true };
  const wanted = { game, turn, ...(printing === undefined ? { ...which, printed } : { printing }) };
  const { corrections } = seeCorrections(journal, session, wanted);
  return correctionsPaper({
    corrections: corrections.filter((correction) => isAsked(correction, order)),
    games: hall.games,
    centres: hall.centres,
  });
});

/** Of the turn asked for, else of the last one that the station knows of. */
export const makeSecondRefereeSheet = paperMaker((sight) => {
  const { journal, session, order } = sight;
  const game = seeGame(journal, session, gameAsked(sight));
  const turn = order.turn === undefined ? game?.turns.at(-1) : game?.turns.find(({ number }) => number === order.turn);
  const desk = game && turn && seeDesk(journal, session, { game: game.id, turn: turn.number });
  if (!desk) return undefined;
  // The ledger works its results out again in place: those of now are kept.
  const tables = desk.tables
    .filter((table) => isAsked(table, order))
    .map((table) => ({ ...table, result: { ...table.result } }));
  return secondRefereePaper({
    desk: { ...desk, tables },
    people: seePeople(journal, session),
    game: game.name,
    turn,
  });
});
