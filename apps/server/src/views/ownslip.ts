import type { SessionAnswer } from '@raccord/contract';
import { isPresent, isSuddenDeath, type Journal } from '@raccord/tournament';
import { membersFor } from './publication.ts';
import { lastSeatOf, seatedAt } from './remit.ts';
import { sightOf } from './sight.ts';

/** Where a player sits and the slip that the server has of him at the turn being played; nothing of what it is worth. */
export function seeOwnSlip({ state, ledger, events }: Journal, session: SessionAnswer) {
  const entrant = state.entrants.get(session.id ?? '');
  if (!entrant) return undefined;
  const { isShown } = sightOf(state, session);
  const game = [...state.games.values()].findLast(({ turns }) => turns.some(isShown));
  const turn = game?.turns.findLast(isShown);
  const sequence = events.length;
  if (!game || !turn) {
    return {
      sequence,
      entrant: entrant.id,
      members: membersFor(session, entrant),
      ...lastSeatOf(entrant),
      mayWrite: false,
    };
  }
  const seated = seatedAt(session, game, turn.number, entrant);
  const { slip: recorded, basis } = turn.files.get(entrant.id) ?? { slip: undefined };
  const out = isSuddenDeath(game) ? ledger.outSince(game.plan.id, entrant.id) : undefined;
  const isPlaying = !turn.isVoid && isPresent(game, turn.number, entrant) && (out === undefined || out >= turn.number);
  const isOpen = turn.centres.get(seated.centre)?.endedAt === undefined;
  const isHisOwn = recorded === undefined || recorded.actor.role === 'player';
  return {
    sequence,
    ...seated,
    game: game.plan.id,
    turn: turn.number,
    ...(recorded ? { slip: recorded.slip } : {}),
    ...(basis === undefined ? {} : { basis }),
    mayWrite: state.charter?.settings.playersWriteSlips === true && isPlaying && isOpen && isHisOwn,
  };
}
