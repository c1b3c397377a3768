import { curvesOf, isCounted, type Journal, rankGame, turnStatistics } from '@raccord/tournament';
import { isPublishedTo, membersFor } from './publication.ts';
import { openIn } from './ranking.ts';
import { turnsKnown, turnsRanked } from './sight.ts';
import type { Viewer } from './viewer.ts';

const LEADERS = 10;

/** A game in figures: over the turns ended that the station has results of, its leaders over those that it ranks by. */
export function seeStatistics(journal: Journal, session: Viewer, id: string) {
  const { state, ledger, events } = journal;
  const game = state.games.get(id);
  if (!game || !isPublishedTo(state, session, 'turns')) return undefined;
  const known = turnsKnown(journal, session);
  const turns = game.turns.slice(0, known(game)).filter(isCounted);
  const isRanked = isPublishedTo(state, session, 'ranking');
  const ranked = turnsRanked(journal, session);
  const leaders = isRanked ? rankGame(state, ledger, id, ranked).slice(0, LEADERS) : [];
  const raced = turns.filter(({ number }) => number <= ranked(game));
  const tellsWhy = isPublishedTo(state, session, 'sheets');
  return {
    sequence: events.length,
    ...(isRanked ? openIn(journal, session, [game]) : {}),
    turns: turns.map((turn) => {
      const figures = turnStatistics(ledger, turn);
      return tellsWhy ? figures : { ...figures, reasons: [] };
    }),
    leaders: curvesOf(ledger, game, raced, leaders).map(({ entrant, negatives }) => ({
      entrant: entrant.id,
      members: membersFor(session, entrant),
      negatives,
    })),
  };
}
