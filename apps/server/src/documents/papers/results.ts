import { gameSheetPaper, playerSheetsPaper, rankingPaper } from '@raccord/paper';
import { nameOf } from '@raccord/tournament';
import { seeGame, seeRanking, seeSheets } from '../../views/index.ts';
import { gameAsked, paperMaker, peopleAsked } from './paper.ts';

/** Papers about what was played. */

export const makeRanking = paperMaker((sight) => {
  const { journal, session, order, hall } = sight;
  const { game, by, wall } = order;
  const ranking = seeRanking(journal, session, { game, by });
  if (!ranking) return undefined;
  return rankingPaper({
    ranking,
    games: hall.games,
    ...(game === undefined ? {} : { game }),
    ...(by === undefined ? {} : { by }),
    ...(wall ? { isForWall: true } : {}),
  });
});

export const makeGameSheet = paperMaker((sight) => {
  const game = seeGame(sight.journal, sight.session, gameAsked(sight));
  return game && gameSheetPaper({ game });
});

/** Of everybody asked for or of one player, in the order of tables. */
export const makePlayerSheets = paperMaker((sight) => {
  const { journal, session, order, hall } = sight;
  const entrants = peopleAsked(sight)
    .entrants.filter(({ id }) => (order.entrant ?? id) === id)
    .toSorted((a, b) => a.table - b.table);
  if (order.entrant !== undefined && entrants.length === 0) return undefined;
  const begun = hall.games.filter(({ turns }) => turns > 0);
  const paper = playerSheetsPaper({
    // All at once: once the first page is made, the tournament goes on.
    sheets: seeSheets(
      journal,
      session,
      entrants.map(({ id }) => id),
    ),
    games: begun.flatMap(({ id }) => seeGame(journal, session, id) ?? []),
    rankings: new Map(begun.map(({ id }) => [id, seeRanking(journal, session, { game: id })?.rows ?? []])),
    overall: seeRanking(journal, session, {}) ?? { rows: [] },
  });
  return order.entrant === undefined ? paper : { ...paper, title: `${paper.title} – ${nameOf(entrants[0].members)}` };
});
