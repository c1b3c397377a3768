import { accept } from '@raccord/scrabble';
import { inTheWay, isTakingBack, undoneAfter, undoneBy } from '@raccord/stream';
import type { RecordedEvent } from '../events.ts';
import { describeEvent, evolve } from '../kinds/index.ts';
import { KeptLedger, type Ledger } from '../ledger/ledger.ts';
import { initialState } from '../state/folding.ts';
import type { TournamentState } from '../state/state.ts';
import { nameTables } from '../told/provisional.ts';
import { asked, type Context, type Decide, type Decision, REFEREE_ACTORS } from './context.ts';
import { refused } from './refusals.ts';
import { isSameActor } from './rulings.ts';
import { checkSeats, isSeating } from './seats.ts';
import { hasEnded, isUnder, reliesOn, standingEvents } from './undo.ts';

/**
 * Has back all that one’s last undoing took, or the one named, where it stood: as long as nothing that happened since has set
 * the same things, and all that it relied on is still there.
 */
const redo: Decide<{ readonly event?: string }> = (context, { event: id }, { actor }) => {
  const { state, events, undone } = context;
  const undoing = events.findLast(
    (event) =>
      event.type === 'action-undone' &&
      !undone.has(event.id) &&
      (id === undefined ? isSameActor(event.actor, actor) : event.id === id),
  );
  if (!undoing) return refused('nothing-to-redo');
  if (!isUnder(state, undoing.actor, actor)) return refused('not-your-undo', undoing.actor.name);
  const ids = new Set(undoneBy(undoing));
  const restored = events.filter((event) => ids.has(event.id));
  for (const { type, data } of restored) {
    const isTooLate = actor.role === 'player' && type === 'slips-recorded' && hasEnded(state, data);
    if (isTooLate) return refused('turn-ended', data.turn);
  }
  const { come, gone } = inTheWay(undoing, events, undone, (later, earlier) => reliesOn(state, later, earlier));
  if (come) return refused('set-since', describeEvent(come, state, 'act'));
  if (gone) return refused('redo-first', describeEvent(gone, state, 'act'));
  const standing = events.filter((event) => ids.has(event.id) || (!isTakingBack(event) && !undone.has(event.id)));
  const then = events.slice(0, undoing.sequence - 1);
  const settled = checkSettled(context, restored, standing, () => standingEvents(then, undoneAfter(then)));
  return settled.ok ? accept({ type: 'action-redone', data: { event: undoing.id } }) : settled;
};

/**
 * Nobody would share a table, and no turn would be closed without the slip of somebody who would play it, unless it lacks that slip
 * now or lacked it before what was taken back.
 */
function checkSettled(
  { state, ledger }: Context,
  restored: readonly RecordedEvent[],
  standing: readonly RecordedEvent[],
  stoodBefore: () => readonly RecordedEvent[],
): Decision<void> {
  const seats = checkSeats(restored, () => standing);
  if (!seats.ok || !restored.some((event) => isSeating(event) || LEAVING_OPEN.has(event.type))) return seats;
  const known = new Set([...openTables(state, ledger), ...openAfter(stoodBefore())].map(({ name }) => name));
  const [open] = openAfter(standing).filter(({ name }) => !known.has(name));
  return open ? refused('slips-missing', open.turn, nameTables([open.table])) : accept(undefined);
}

/** Besides who is there: what may leave a turn closed with a slip missing. */
const LEAVING_OPEN: ReadonlySet<RecordedEvent['type']> = new Set(['turn-closed', 'ruling-withdrawn']);

function openAfter(events: readonly RecordedEvent[]) {
  const state = initialState();
  for (const event of events) evolve(state, event);
  return openTables(state, new KeptLedger(state));
}

/** The tables without a slip of the turns that are closed. */
const openTables = ({ games }: TournamentState, ledger: Ledger) =>
  [...games].flatMap(([game, { turns }]) =>
    turns.flatMap(({ number: turn, centres }) =>
      [...centres].flatMap(([centre, { isClosed }]) =>
        (isClosed ? ledger.missingTables(game, turn, centre) : []).map((table) => ({
          ...{ turn, table },
          name: JSON.stringify([game, turn, centre, table]),
        })),
      ),
    ),
  );

export const REDO_COMMANDS = {
  /** Has back all that an undoing took: the one named, else one's last one. */
  redo: asked({
    action: 'rétablir une action',
    others: [...REFEREE_ACTORS, 'commission', 'player'],
    inCentre: true,
    decide: redo,
  }),
};
