import { accept } from '@raccord/scrabble';
import { isTakingBack, relies, takenWith } from '@raccord/stream';
import type { EventType, Moment, RecordedEvent, TurnKey } from '../events.ts';
import { describeEvent, isLasting, touches } from '../kinds/index.ts';
import type { Actor } from '../people.ts';
import { seatAt, type TournamentState, turnOf } from '../state/state.ts';
import { compareMoments } from '../state/timeline.ts';
import { asked, type Decide, REFEREE_ACTORS } from './context.ts';
import { lastSeat } from './entrants.ts';
import { refused } from './refusals.ts';
import { isSameActor } from './rulings.ts';
import { checkSeats } from './seats.ts';

/**
 * Takes back one’s last action, or the one named. What relies on it must be named too and goes with it: everything or
 * nothing.
 */
const undo: Decide<{ readonly event?: string; readonly alongside?: readonly string[] }> = (
  { state, events, undone },
  { event: id, alongside = [] },
  { actor },
) => {
  const target = events.findLast(
    (event) =>
      (id === undefined ? isSameActor(event.actor, actor) : event.id === id) &&
      isStanding(event, undone) &&
      !isLasting(event) &&
      isForAll(event, actor),
  );
  if (!target) return refused('nothing-to-undo');
  const taken = withReliant(state, target, standingEvents(events.slice(target.sequence), undone));
  const foreign = taken.find((event) => !isUnder(state, event.actor, actor));
  if (foreign && (foreign === target || alongside.length > 0)) return refused('not-your-action', foreign.actor.name);
  if (actor.role === 'player' && target.type === 'slips-recorded' && hasEnded(state, target.data)) {
    return refused('turn-ended', target.data.turn);
  }
  // Nothing relies on the last one: it is what has to go first.
  const named = new Set(alongside);
  const inTheWay = taken.slice(1).findLast((event) => !named.has(event.id) || !isForAll(event, actor));
  // Whoever is told may be a player, during the turn.
  if (inTheWay) return refused('action-relied-upon', describeEvent(inTheWay, state, 'act'));
  for (const { id } of taken) named.delete(id);
  if (named.size > 0) return refused('taken-back-differs');
  // The table that somebody left, and would have again, may have been given to another.
  const gone = new Set(taken);
  const seats = checkSeats(taken, () => standingEvents(events, undone).filter((event) => !gone.has(event)));
  if (!seats.ok) return seats;
  const others = taken.slice(1).map((event) => event.id);
  return accept({ type: 'action-undone', data: { event: target.id, alongside: others } });
};

/** Events that still stand, undoing and redoing apart. */
export const standingEvents = (
  events: readonly RecordedEvent[],
  undone: ReadonlySet<string>,
): readonly RecordedEvent[] => events.filter((event) => isStanding(event, undone));

const isStanding = (event: RecordedEvent, undone: ReadonlySet<string>): boolean =>
  !isTakingBack(event) && !undone.has(event.id);

/** Events that could only happen because nothing was left open: no slip missing, no other game going on. */
const ENDING: ReadonlySet<EventType> = new Set(['turn-closed', 'draw-made']);

/** An action, what relies on it, and what relies on that in turn, in the order in which they happened. */
export const withReliant = (
  state: TournamentState,
  target: RecordedEvent,
  standing: readonly RecordedEvent[],
): readonly RecordedEvent[] =>
  takenWith(target, standing, touches, (later, earlier) => endsWith(state, later, earlier));

/** Does a later action rely on this one, by itself? */
export const reliesOn = (state: TournamentState, later: RecordedEvent, earlier: RecordedEvent): boolean =>
  relies(touches(later), touches(earlier)) || endsWith(state, later, earlier);

const endsWith = (state: TournamentState, later: RecordedEvent, earlier: RecordedEvent): boolean =>
  ENDING.has(later.type) && (closes(state, later, earlier) || begins(state, later, earlier));

/** A player takes back a slip, never that he was told of a sanction. */
const isForAll = ({ type }: RecordedEvent, { role }: Actor): boolean => role !== 'player' || type === 'slips-recorded';

/** Everybody takes back his own actions, the chief referee all of them, the chief of a centre those of his people. */
export function isUnder(state: TournamentState, author: Actor, actor: Actor): boolean {
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

export function hasEnded(state: TournamentState, data: SlipsOfTurn): boolean {
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

export const UNDO_COMMANDS = {
  /**
   * Takes back an action of one's own: the one named, else the last one. Whatever relies on it goes with it, and must
   * be named too.
   */
  undo: asked({
    action: 'annuler une action',
    others: [...REFEREE_ACTORS, 'commission', 'player'],
    inCentre: true,
    decide: undo,
  }),
};
