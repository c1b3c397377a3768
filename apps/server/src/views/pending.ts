import type { Session } from '@raccord/contract';
import {
  type EntrantState,
  type GameState,
  isReferralPending,
  type Journal,
  type SlipFile,
  seatAt,
  type TurnState,
} from '@raccord/tournament';
import { dealsWith, seatedAt } from './reach.ts';
import { sightOf } from './sight.ts';

/** Every slip referred or decided for the time being, over all games. */
export function seeReferred(journal: Journal, session: Session) {
  const slips = [];
  for (const { game, turn, entrant, file } of filesOf(journal, session)) {
    if (!isReferralPending(file) && file.rulings?.at(-1)?.isProvisional !== true) continue;
    slips.push({
      ...slipAt(game, turn, entrant, file),
      result: journal.ledger.result(game.plan.id, turn.number, entrant.id),
      ...(file.referral ? { reason: file.referral.reason } : {}),
    });
  }
  return { sequence: journal.events.length, slips };
}

/** What correction slips are asked for: those of a game, of a turn, due or not. */
interface Wanted {
  readonly game?: string | undefined;
  readonly turn?: number | undefined;
  readonly due?: boolean | undefined;
}

/** Correction slips due and delivered. A player has his own, once his centre has announced the end of the turn. */
export function seeCorrections(journal: Journal, session: Session, wanted: Wanted) {
  const { ledger, events } = journal;
  const corrections = [];
  for (const { game, turn, entrant, file } of filesOf(journal, session, wanted)) {
    if (session.role === 'player' && !isEndedFor(game, turn, entrant)) continue;
    const isDue = ledger.correctionDue(game.plan.id, turn.number, entrant.id) !== undefined;
    const last = file.deliveries?.at(-1);
    if ((!isDue && !last) || (wanted.due ?? isDue) !== isDue) continue;
    const { outcome, points, penalty, warnings, motives } = ledger.result(game.plan.id, turn.number, entrant.id);
    corrections.push({
      ...slipAt(game, turn, entrant, file),
      result: { outcome, points, penalty, warnings, motives },
      isDue,
      ...(last ? { delivered: { at: last.deliveredAt, means: last.means, isComplete: last.isComplete } } : {}),
    });
  }
  return { sequence: events.length, corrections };
}

const isEndedFor = (game: GameState, { number, centres }: TurnState, entrant: EntrantState): boolean =>
  centres.get(seatAt(game, number, entrant).centre)?.endedAt !== undefined;

interface FileAt {
  readonly game: GameState;
  readonly turn: TurnState;
  readonly entrant: EntrantState;
  readonly file: SlipFile;
}

/** The files that a station deals with, turn by turn. */
function* filesOf({ state }: Journal, session: Session, wanted: Wanted = {}): Generator<FileAt> {
  const { isShown } = sightOf(state, session);
  for (const game of state.games.values()) {
    if ((wanted.game ?? game.plan.id) !== game.plan.id) continue;
    for (const turn of game.turns) {
      if ((wanted.turn ?? turn.number) !== turn.number || !isShown(turn)) continue;
      for (const [id, file] of turn.files) {
        const entrant = state.entrants.get(id);
        if (entrant && dealsWith(state, session, game, turn.number, entrant)) yield { game, turn, entrant, file };
      }
    }
  }
}

const slipAt = (game: GameState, { number }: TurnState, entrant: EntrantState, { slip }: SlipFile) => ({
  ...seatedAt(game, number, entrant),
  game: game.plan.id,
  turn: number,
  ...(slip ? { slip: slip.slip } : {}),
});
