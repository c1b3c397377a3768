import { accept } from '@raccord/scrabble';
import type { EventType, Moment, RecordedEvent, TurnKey } from '../events.ts';
import { describeEvent } from '../history/audit.ts';
import { LASTING, reliesOn, touches } from '../history/touches.ts';
import type { Actor } from '../people.ts';
import { evolve } from '../state/evolve.ts';
import { initialState, seatAt, type TournamentState, turnOf } from '../state/state.ts';
import { compareMoments } from '../state/timeline.ts';
import type { Decide, Decision } from './context.ts';
import { refused } from './refusals.ts';
import { isSameActor } from './rulings.ts';
import { lastSeat, occupiedTables, seatKey } from './setup.ts';

/** Takes back one's last action, or the one named, if nothing more recent relies on it. */
export const undo: Decide<'undo'> = ({ state, events, isUndone }, { event: id }, { actor }) => {
  const standing = events.filter((event) => event.type !== 'action-undone' && !isUndone(event));
  const target = standing.findLast(
    (event) =>
      !LASTING.has(event.type) &&
      isForAll(event, actor) &&
      (id === undefined ? isSameActor(event.actor, actor) : event.id === id),
  );
  if (!target) return refused('nothing-to-undo');
  if (!isUnder(state, target.actor, actor)) return refused('not-your-action', target.actor.name);
  if (actor.role === 'player' && target.type === 'slips-recorded' && hasEnded(state, target.data)) {
    return refused('turn-ended', target.data.turn);
  }
  const set = touches(target);
  const later = standing.find(
    (event) =>
      event.sequence > target.sequence &&
      (reliesOn(touches(event), set) || closes(state, event, target) || begins(state, event, target)),
  );
  if (later) return refused('action-relied-upon', describeEvent(later, state));
  const seat = checkSeatWithout(target, standing);
  return seat.ok ? accept({ type: 'action-undone', data: { event: target.id } }) : seat;
};

/** A player takes back a slip, never that he was told of a sanction. */
const isForAll = ({ type }: RecordedEvent, { role }: Actor): boolean => role !== 'player' || type === 'slips-recorded';

/** Everybody takes back his own actions, the chief referee all of them, the chief of a centre those of his people. */
function isUnder(state: TournamentState, author: Actor, actor: Actor): boolean {
  if (isSameActor(author, actor)) return true;
  return actor.role === 'chief' && (actor.centre === undefined || actor.centre === centreOf(state, author));
}

function centreOf({ officials, entrants }: TournamentState, actor: Actor): string | undefined {
  if (actor.role === 'chief') return actor.centre;
  if (actor.role !== 'player') return officials.get(actor.id)?.centre;
  const entrant = entrants.get(actor.id);
  return entrant && lastSeat(entrant).centre;
}

type SlipsOfTurn = TurnKey & { readonly slips: readonly { readonly entrant: string }[] };

/** The centres where these slips were handed in. */
function centresOf(state: TournamentState, { game: id, turn, slips }: SlipsOfTurn): string[] {
  const game = state.games.get(id);
  return slips.flatMap(({ entrant: id }) => {
    const entrant = state.entrants.get(id);
    return game && entrant ? [seatAt(game, turn, entrant).centre] : [];
  });
}

function hasEnded(state: TournamentState, data: SlipsOfTurn): boolean {
  const turn = turnOf(state, data.game, data.turn);
  return centresOf(state, data).some((centre) => turn?.centres.get(centre)?.endedAt !== undefined);
}

/** A turn is closed once no slip nor decision is missing. */
function closes(state: TournamentState, later: RecordedEvent, target: RecordedEvent): boolean {
  if (later.type !== 'turn-closed') return false;
  const { game, turn, centre } = later.data;
  const inTurn = (entrant: string) => centresOf(state, { game, turn, slips: [{ entrant }] }).includes(centre);
  switch (target.type) {
    case 'entrant-left':
    case 'entrant-excluded':
      return inTurn(target.data.entrant) && isFrom(state, target.data.from, later.data);
    case 'slips-recorded':
      return isSameTurn(target.data, later.data) && target.data.slips.some(({ entrant }) => inTurn(entrant));
    case 'slip-ruled': {
      const isInPlaceOfSlip = turnOf(state, game, turn)?.files.get(target.data.entrant)?.slip === undefined;
      return isSameTurn(target.data, later.data) && isInPlaceOfSlip && inTurn(target.data.entrant);
    }
    default:
      return false;
  }
}

const isSameTurn = (a: TurnKey, b: TurnKey): boolean => a.game === b.game && a.turn === b.turn;

const isFrom = ({ games }: TournamentState, from: Moment, { game, turn }: TurnKey): boolean =>
  compareMoments(from, { game: games.get(game)?.index ?? 0, turn }) <= 0;

/** A game begins once those before it are over. */
function begins({ games }: TournamentState, later: RecordedEvent, target: RecordedEvent): boolean {
  if (later.type !== 'draw-made' || (target.type !== 'game-finished' && target.type !== 'game-cancelled')) return false;
  return (games.get(later.data.game)?.index ?? 0) > (games.get(target.data.game)?.index ?? 0);
}

const SEATING: ReadonlySet<EventType> = new Set([
  'entrants-registered',
  'entrant-removed',
  'entrant-seated',
  'entrant-arrived',
  'entrant-left',
  'entrant-excluded',
  'entrant-reinstated',
]);

/** Those that free a table. */
const FREEING: ReadonlySet<EventType> = new Set([
  'entrant-removed',
  'entrant-seated',
  'entrant-left',
  'entrant-excluded',
]);

/** The table that somebody left, and would have again, may have been given to another. */
function checkSeatWithout(target: RecordedEvent, standing: readonly RecordedEvent[]): Decision<void> {
  if (!FREEING.has(target.type)) return accept(undefined);
  const { entrant: id } = target.data as { readonly entrant: string };
  const seating = initialState();
  for (const event of standing) if (event !== target && SEATING.has(event.type)) evolve(seating, event);
  const entrant = seating.entrants.get(id);
  if (!entrant || entrant.presence.at(-1)?.value === false || entrant.exclusion) return accept(undefined);
  const { centre, table } = lastSeat(entrant);
  const name = occupiedTables(seating, entrant.id).get(seatKey(centre, table));
  return name === undefined ? accept(undefined) : refused('table-taken', table, name);
}
