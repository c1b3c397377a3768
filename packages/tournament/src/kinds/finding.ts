import type { SlipKey, TurnAtCentre, TurnKey } from '../events.ts';
import type {
  EntrantInFold,
  FileInFold,
  GameInFold,
  StateInFold,
  TurnCentreInFold,
  TurnInFold,
} from '../state/folding.ts';
import { type Moved, momentOf, type Stamp } from '../state/state.ts';
import { broughtForward, type Timeline } from '../state/timeline.ts';

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
  const isEnded = [...turn.centres.values()].some(({ endedAt }) => endedAt !== undefined);
  const moved = isEnded ? bringForward(state, game, turn.number) : [];
  game.cancelled.push({ turn, isSuperseded: false, moved, ...why });
  game.rejected = [];
}

/** Puts the turn that was cancelled last back where it was: none was drawn in its place since. */
export function restoreLast(state: StateInFold, game: GameInFold): void {
  const { turn, moved } = must(game.cancelled.pop());
  game.turns.push(turn);
  game.rejected = [];
  // What was changed since stays changed.
  for (const { of, before, after } of moved) if (timelineAt(state, of) === after) setTimeline(state, of, before);
}

/** A change planned for the turn after a cancelled one holds from the turn that is played in its place. */
function bringForward(state: StateInFold, game: GameInFold, turn: number): Moved[] {
  const [from, to] = [momentOf(game, turn + 1), momentOf(game, turn)];
  return timelinesIn(state).flatMap((of) => {
    const before = timelineAt(state, of);
    const after = broughtForward(before, from, to);
    if (after === before) return [];
    setTimeline(state, of, after);
    return [{ of, before, after }];
  });
}

const OF_ENTRANT = ['presence', 'seats', 'excluded'] as const;

const timelinesIn = ({ entrants, centres }: StateInFold): Moved['of'][] => [
  ...[...entrants.keys()].flatMap((entrant) => OF_ENTRANT.map((what) => ({ entrant, what }))),
  ...[...centres].flatMap(([centre, { refereeOf }]) => [...refereeOf.keys()].map((table) => ({ centre, table }))),
];

const timelineAt = (state: StateInFold, of: Moved['of']): Timeline<unknown> =>
  'entrant' in of
    ? entrantIn(state, of.entrant)[of.what]
    : must(must(state.centres.get(of.centre)).refereeOf.get(of.table));

function setTimeline(state: StateInFold, of: Moved['of'], timeline: Timeline<unknown>): void {
  if ('entrant' in of) Object.assign(entrantIn(state, of.entrant), { [of.what]: timeline });
  else must(state.centres.get(of.centre)).refereeOf.set(of.table, timeline as Timeline<string | undefined>);
}
