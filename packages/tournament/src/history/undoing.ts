import type { EventType, RecordedEvent, TurnKey } from '../events.ts';
import { evolve } from '../state/evolve.ts';
import { type TournamentState, turnOf } from '../state/state.ts';

/** Events that change the files of some slips of one turn and nothing else. */
export const SLIP_EVENTS = [
  'slips-recorded',
  'slip-corrected',
  'slip-referred',
  'appeal-filed',
  'slip-confirmed',
  'slip-ruled',
  'ruling-withdrawn',
  'warning-given',
  'correction-delivered',
] as const satisfies readonly EventType[];

type SlipEvent = Extract<RecordedEvent, { readonly type: (typeof SLIP_EVENTS)[number] }>;

const ofOneTurn: ReadonlySet<EventType> = new Set(SLIP_EVENTS);

const isSlipEvent = (event: RecordedEvent): event is SlipEvent => ofOneTurn.has(event.type);

const areOfOneTurn = (events: readonly RecordedEvent[]): events is readonly SlipEvent[] =>
  events.every(isSlipEvent) &&
  events.every(({ data }) => data.game === events[0].data.game && data.turn === events[0].data.turn);

/**
 * Takes actions about slips of one turn out of the state, or back into it: empties the files of that turn, and takes all of its
 * events that stand in again. Answers false, and changes nothing, when the whole state has to be worked out from the start.
 */
export function foldSlipsAgain(
  state: TournamentState,
  changed: readonly RecordedEvent[],
  standing: Iterable<RecordedEvent>,
): boolean {
  if (!areOfOneTurn(changed)) return false;
  const { game, turn: number } = changed[0].data;
  const turn = turnOf(state, game, number);
  const cancelled = state.games.get(game)?.cancelled ?? [];
  // Events of a turn that was cancelled bear the number of the turn played in its place.
  if (!turn || cancelled.some((before) => before.turn.number === number)) return false;
  const events = [...standing];
  // What its slips are worth was set with what other turns are.
  if (events.some((event) => event.type === 'turns-corrected')) return false;
  turn.files.clear();
  turn.eventful.clear();
  for (const event of events) {
    const own = ofTurn(event, { game, turn: number });
    if (own) evolve(state, own);
  }
  return true;
}

/** The part of an event that is about the slips of a turn. */
function ofTurn(event: RecordedEvent, { game, turn }: TurnKey): RecordedEvent | undefined {
  const isOwn = (key: TurnKey): boolean => key.game === game && key.turn === turn;
  if (isSlipEvent(event)) return isOwn(event.data) ? event : undefined;
  if (event.type !== 'corrections-printed') return undefined;
  const slips = event.data.slips.filter(isOwn);
  return slips.length > 0 ? { ...event, data: { ...event.data, slips } } : undefined;
}
