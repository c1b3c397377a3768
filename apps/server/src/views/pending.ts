import type { SessionAnswer } from '@raccord/contract';
import {
  awaitedOf,
  type EntrantState,
  type GameState,
  hasCommissionDecided,
  isPrinted,
  isReferred,
  type Journal,
  type SlipFile,
  type SlipKey,
  seatAt,
  type TurnResult,
  type TurnState,
} from '@raccord/tournament';
import { dealsWith, entrantsFor, seatedAt } from './remit.ts';
import { sightOf } from './sight.ts';

/** Every slip referred, decided for the time being or to be looked at again, over all games, and those that were decided for good. */
export function seeReferred(journal: Journal, session: SessionAnswer) {
  const isUndecided = (file: SlipFile) => awaitedOf(file) !== undefined;
  const wasAsked = (file: SlipFile) => isReferred(file) || file.appeals !== undefined || hasCommissionDecided(file);
  const list = (isWanted: (file: SlipFile) => boolean) =>
    filesOf(journal, session, {}, isWanted).map((found) => ({
      ...slipOf(session, found),
      result: found.result,
      ...whyPending(found.file),
      hasSecondAppeal: found.file.appeals?.some(({ to }) => to === 'federation') ?? false,
      isToReview: found.file.review !== undefined,
    }));
  return {
    sequence: journal.events.length,
    slips: list(isUndecided),
    decided: list((file) => wasAsked(file) && !isUndecided(file)),
  };
}

/** Why the commission has a slip: an appeal, or whoever referred it. */
function whyPending({ referral, appeals }: SlipFile) {
  const appeal = appeals?.findLast(({ to }) => to === 'commission');
  if (appeal) return { reason: appeal.reason, appeal: appeal.isLate ? ('late' as const) : ('in-time' as const) };
  return referral ? { reason: referral.reason } : {};
}

/** What correction slips are asked for: those of a game, of a turn, due or not, optional or not. */
interface Wanted {
  readonly game?: string | undefined;
  readonly turn?: number | undefined;
  readonly due?: boolean | undefined;
  readonly optional?: boolean | undefined;
  readonly printed?: boolean | undefined;
  /** The event that put them on paper. */
  readonly printing?: string | undefined;
  readonly limit?: number | undefined;
}

/** Correction slips due and delivered. A player has his own, once his centre has announced the end of the turn. */
export function seeCorrections(journal: Journal, session: SessionAnswer, wanted: Wanted) {
  const paperOf = paperIn(journal);
  const isWanted = (file: SlipFile, key: SlipKey) => {
    const { isDue, isOptional, isPrinted } = paperOf(file, key);
    const isOne = isDue || isOptional || file.deliveries !== undefined;
    return (
      isOne &&
      (wanted.due ?? isDue) === isDue &&
      (wanted.optional ?? isOptional) === isOptional &&
      (wanted.printed ?? isPrinted) === isPrinted
    );
  };
  const mayKnow = ({ game, turn, entrant }: FileAt) => session.role !== 'player' || isEndedFor(game, turn, entrant);
  const isIn = wanted.printing === undefined ? () => true : printingOf(journal, wanted.printing);
  const corrections = filesOf(journal, session, wanted, isWanted)
    .filter((found) => mayKnow(found) && isIn(slipKeyOf(found)))
    .map((found) => {
      const { outcome, points, penalty, warnings, reasons } = found.result;
      const last = found.file.deliveries?.at(-1);
      return {
        ...slipOf(session, found),
        result: { outcome, points, penalty, warnings, reasons },
        ...paperOf(found.file, slipKeyOf(found)),
        ...(last ? { delivered: { at: last.deliveredAt, means: last.means, isComplete: last.isComplete } } : {}),
      };
    });
  return {
    sequence: journal.events.length,
    count: corrections.length,
    corrections: wanted.limit === undefined ? corrections : corrections.slice(0, wanted.limit),
  };
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
const paperIn =
  ({ ledger }: Journal) =>
  (file: SlipFile, { game, turn, entrant }: SlipKey) => {
    const correction = ledger.correctionOf(game, turn, entrant);
    return {
      isDue: correction?.isOptional === false,
      isOptional: correction?.isOptional === true,
      isPrinted: correction !== undefined && isPrinted(file, correction),
    };
  };

const isEndedFor = (game: GameState, { number, centres }: TurnState, entrant: EntrantState): boolean =>
  centres.get(seatAt(game, number, entrant).centre)?.endedAt !== undefined;

interface FileAt {
  readonly game: GameState;
  readonly turn: TurnState;
  readonly entrant: EntrantState;
  readonly file: SlipFile;
  readonly result: TurnResult;
}

/** The files that a station deals with, turn by turn. */
function filesOf(
  { state, ledger }: Journal,
  session: SessionAnswer,
  wanted: Wanted,
  isWanted: (file: SlipFile, key: SlipKey) => boolean,
): FileAt[] {
  const { isShown } = sightOf(state, session);
  const near = [...entrantsFor(state, session)];
  const found: FileAt[] = [];
  for (const game of state.games.values()) {
    if ((wanted.game ?? game.plan.id) !== game.plan.id) continue;
    for (const turn of game.turns) {
      if ((wanted.turn ?? turn.number) !== turn.number || !isShown(turn)) continue;
      const results = ledger.results(game.plan.id, turn.number);
      for (const entrant of near) {
        const file = turn.eventful.has(entrant.id) ? turn.files.get(entrant.id) : undefined;
        const result = results[entrant.index];
        if (!file || !result || !dealsWith(state, session, game, turn.number, entrant)) continue;
        const key = { game: game.plan.id, turn: turn.number, entrant: entrant.id };
        if (isWanted(file, key)) found.push({ game, turn, entrant, file, result });
      }
    }
  }
  return found;
}

const slipOf = (session: SessionAnswer, { game, turn: { number }, entrant, file }: FileAt) => ({
  ...seatedAt(session, game, number, entrant),
  game: game.plan.id,
  turn: number,
  ...(file.slip ? { slip: file.slip.slip } : {}),
  ...(file.basis === undefined ? {} : { basis: file.basis }),
});
