import type { Session } from '@raccord/contract';
import {
  correctionDue,
  type EntrantState,
  type GameState,
  hasCommissionDecided,
  isPrinted,
  isReferralPending,
  type Journal,
  type SlipFile,
  type SlipKey,
  seatAt,
  type TurnResult,
  type TurnState,
} from '@raccord/tournament';
import { dealsWith, seatedAt } from './reach.ts';
import { sightOf } from './sight.ts';

/** Every slip referred or decided for the time being, over all games, and those that the commission has decided for good. */
export function seeReferred(journal: Journal, session: Session) {
  const isUndecided = (file: SlipFile) => isReferralPending(file) || file.rulings?.at(-1)?.isProvisional === true;
  const list = (isWanted: (file: SlipFile) => boolean) =>
    filesOf(journal, session, {}, isWanted).map((found) => ({
      ...slipOf(found),
      result: found.result,
      ...(found.file.referral ? { reason: found.file.referral.reason } : {}),
    }));
  return {
    sequence: journal.events.length,
    slips: list(isUndecided),
    decided: list((file) => hasCommissionDecided(file) && !isUndecided(file)),
  };
}

/** What correction slips are asked for: those of a game, of a turn, due or not. */
interface Wanted {
  readonly game?: string | undefined;
  readonly turn?: number | undefined;
  readonly due?: boolean | undefined;
  readonly printed?: boolean | undefined;
  /** The event that put them on paper. */
  readonly printing?: string | undefined;
}

/** Correction slips due and delivered. A player has his own, once his centre has announced the end of the turn. */
export function seeCorrections(journal: Journal, session: Session, wanted: Wanted) {
  const isWanted = (file: SlipFile, result: TurnResult) => {
    const { isDue, isPrinted } = paperOf(file, result);
    const isOne = isDue || file.deliveries !== undefined;
    return isOne && (wanted.due ?? isDue) === isDue && (wanted.printed ?? isPrinted) === isPrinted;
  };
  const mayKnow = ({ game, turn, entrant }: FileAt) => session.role !== 'player' || isEndedFor(game, turn, entrant);
  const isIn = wanted.printing === undefined ? () => true : printingOf(journal, wanted.printing);
  const corrections = filesOf(journal, session, wanted, isWanted)
    .filter((found) => mayKnow(found) && isIn(slipKeyOf(found)))
    .map((found) => {
      const { outcome, points, penalty, warnings, motives } = found.result;
      const last = found.file.deliveries?.at(-1);
      return {
        ...slipOf(found),
        result: { outcome, points, penalty, warnings, motives },
        ...paperOf(found.file, found.result),
        ...(last ? { delivered: { at: last.deliveredAt, means: last.means, isComplete: last.isComplete } } : {}),
      };
    });
  return { sequence: journal.events.length, corrections };
}

const slipKeyOf = ({ game, turn, entrant }: FileAt): SlipKey => ({
  game: game.plan.id,
  turn: turn.number,
  entrant: entrant.id,
});

/** Was a slip in this printing? */
function printingOf(journal: Journal, id: string): (key: SlipKey) => boolean {
  const event = journal.find(id);
  const asText = ({ game, turn, entrant }: SlipKey) => JSON.stringify([game, turn, entrant]);
  const printed = new Set(event?.type === 'corrections-printed' ? event.data.slips.map(asText) : []);
  return (key) => printed.has(asText(key));
}

/** Where the correction slip of a result is: due or not, on paper or not. */
function paperOf(file: SlipFile, result: TurnResult): { readonly isDue: boolean; readonly isPrinted: boolean } {
  const due = correctionDue(file, result);
  return { isDue: due !== undefined, isPrinted: due !== undefined && isPrinted(file, due) };
}

const isEndedFor = (game: GameState, { number, centres }: TurnState, entrant: EntrantState): boolean =>
  centres.get(seatAt(game, number, entrant).centre)?.endedAt !== undefined;

interface FileAt {
  readonly game: GameState;
  readonly turn: TurnState;
  readonly entrant: EntrantState;
  readonly file: SlipFile;
  readonly result: TurnResult;
}

/** The files that a station deals with, turn by turn. Few are wanted of many: that is asked first. */
function filesOf(
  { state, ledger }: Journal,
  session: Session,
  wanted: Wanted,
  isWanted: (file: SlipFile, result: TurnResult) => boolean,
): FileAt[] {
  const { isShown } = sightOf(state, session);
  const isPlayer = session.role === 'player';
  const found: FileAt[] = [];
  for (const game of state.games.values()) {
    if ((wanted.game ?? game.plan.id) !== game.plan.id) continue;
    for (const turn of game.turns) {
      if ((wanted.turn ?? turn.number) !== turn.number || !isShown(turn)) continue;
      const results = ledger.results(game.plan.id, turn.number);
      for (const id of isPlayer ? [session.id ?? ''] : turn.files.keys()) {
        const file = turn.files.get(id);
        const entrant = state.entrants.get(id);
        const result = entrant && results[entrant.index];
        if (!file || !result || !isWanted(file, result)) continue;
        if (dealsWith(state, session, game, turn.number, entrant)) found.push({ game, turn, entrant, file, result });
      }
    }
  }
  return found;
}

const slipOf = ({ game, turn: { number }, entrant, file }: FileAt) => ({
  ...seatedAt(game, number, entrant),
  game: game.plan.id,
  turn: number,
  ...(file.slip ? { slip: file.slip.slip } : {}),
});
