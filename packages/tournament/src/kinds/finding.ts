import type { SlipKey, TurnAtCentre, TurnKey } from '../events.ts';
import type {
  EntrantInFold,
  FileInFold,
  GameInFold,
  StateInFold,
  TurnCentreInFold,
  TurnInFold,
} from '../state/folding.ts';
import { momentOf, type Stamp } from '../state/state.ts';
import { broughtForward } from '../state/timeline.ts';

/** What an event names exists, or the events were not decided by this program. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('An event names something that no event before it brought.');
  return value;
}

export const entrantIn = (state: StateInFold, id: string): EntrantInFold => must(state.entrants.get(id));
export const gameIn = (state: StateInFold, id: string): GameInFold => must(state.games.get(id));
export const turnIn = (state: StateInFold, { game, turn }: TurnKey): TurnInFold =>
  must(gameIn(state, game).turns[turn - 1]);

export function centreIn(state: StateInFold, key: TurnAtCentre): TurnCentreInFold {
  const { centres } = turnIn(state, key);
  const known = centres.get(key.centre);
  if (known) return known;
  const centre: TurnCentreInFold = { clock: undefined, endedAt: undefined, isClosed: false };
  centres.set(key.centre, centre);
  return centre;
}

export function fileIn({ files }: TurnInFold, entrant: string): FileInFold {
  const known = files.get(entrant);
  if (known) return known;
  const file: FileInFold = { slip: undefined };
  files.set(entrant, file);
  return file;
}

/**
 * The file of a slip, marked as eventful: what is about to be added to it is more than a slip without a fault.
 * @param basis the event, where it sets what stands.
 */
export function slipFileIn(state: StateInFold, key: SlipKey, basis?: string): FileInFold {
  const turn = turnIn(state, key);
  turn.eventful.add(key.entrant);
  const file = fileIn(turn, key.entrant);
  if (basis !== undefined) file.basis = basis;
  return file;
}

export const countRulings = ({ rulings = [], withdrawn = [] }: FileInFold): number => rulings.length + withdrawn.length;

export function cancelLast(state: StateInFold, game: GameInFold, why: Stamp & { readonly reason: string }): void {
  const turn = must(game.turns.pop());
  for (const before of game.cancelled) before.isSuperseded ||= before.turn.number > turn.number;
  game.cancelled.push({ turn, isSuperseded: false, ...why });
  game.rejected = [];
  if ([...turn.centres.values()].some(({ endedAt }) => endedAt !== undefined)) bringForward(state, game, turn.number);
}

/** A change planned for the turn after a cancelled one holds from the turn that is played in its place. */
function bringForward(state: StateInFold, game: GameInFold, turn: number): void {
  const [from, to] = [momentOf(game, turn + 1), momentOf(game, turn)];
  for (const entrant of state.entrants.values()) {
    entrant.presence = broughtForward(entrant.presence, from, to);
    entrant.seats = broughtForward(entrant.seats, from, to);
    entrant.excluded = broughtForward(entrant.excluded, from, to);
  }
  for (const { refereeOf } of state.centres.values()) {
    for (const [table, referees] of refereeOf) refereeOf.set(table, broughtForward(referees, from, to));
  }
}
