import type { RecordedEvent, SlipKey, TurnKey } from '../events.ts';
import { evolve, slipsOf } from '../kinds/index.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { StateInFold } from '../state/folding.ts';
import type { EntrantState, GameState, TournamentState } from '../state/state.ts';

/** A tournament as it is, or as it would be. */
interface Counted {
  readonly state: TournamentState;
  readonly ledger: Ledger;
}

/** What somebody has in a game, and what he would have. */
export interface ChangedTotal {
  readonly game: GameState;
  readonly entrant: EntrantState;
  readonly before: number;
  readonly after: number;
}

/** Those whose total of a game is not the same in both; whoever is in one of them alone has nothing in the other. */
export function changedTotals(is: Counted, would: Counted): readonly ChangedTotal[] {
  const games = new Map([...would.state.games, ...is.state.games]);
  const entrants = new Map([...would.state.entrants, ...is.state.entrants]);
  return [...games].flatMap(([id, game]) =>
    [...entrants.values()]
      .map((entrant) => ({
        ...{ game, entrant },
        before: is.ledger.gameTotal(id, entrant.id).total,
        after: would.ledger.gameTotal(id, entrant.id).total,
      }))
      .filter(({ before, after }) => before !== after),
  );
}

/** The turn of all these events, where they are about slips of one turn and nothing else. */
function turnOfAll(events: readonly RecordedEvent[]): TurnKey | undefined {
  const keys = events.flatMap(slipsOf);
  const [first] = keys;
  const isOne = events.every((event) => slipsOf(event).length > 0) && keys.every((key) => isOf(first, key));
  return isOne ? first : undefined;
}

const isOf = ({ game, turn }: TurnKey, key: TurnKey): boolean => key.game === game && key.turn === turn;

/**
 * The events about slips of each turn, and those that set what slips of several turns are worth, as far as the log has come
 * whenever it was last asked.
 */
export class SlipEvents {
  readonly #byTurn = new Map<string, RecordedEvent[]>();
  #beyond: RecordedEvent[] = [];
  #count = 0;
  #last: RecordedEvent | undefined;

  /** Reads what has come since; all of it where events took the place of others. */
  read(events: readonly RecordedEvent[]): void {
    if (events[this.#count - 1] !== this.#last) {
      this.#byTurn.clear();
      this.#beyond = [];
      this.#count = 0;
    }
    for (; this.#count < events.length; this.#count++) this.#take(events[this.#count]);
    this.#last = events.at(-1);
  }

  of(key: TurnKey): readonly RecordedEvent[] {
    return this.#byTurn.get(nameOf(key)) ?? [];
  }

  get beyond(): readonly RecordedEvent[] {
    return this.#beyond;
  }

  #take(event: RecordedEvent): void {
    if (event.type === 'turns-corrected' || isAnswerBeyondSlips(event)) this.#beyond.push(event);
    for (const name of new Set(slipsOf(event).map(nameOf))) {
      const known = this.#byTurn.get(name);
      if (known) known.push(event);
      else this.#byTurn.set(name, [event]);
    }
  }
}

const nameOf = ({ game, turn }: TurnKey): string => `${turn} ${game}`;

/**
 * Takes actions about slips of one turn out of the state, or back into it: empties the files that they are about, or all of the turn
 * where their order changes, and takes all that stands about these in again. Answers false, and changes nothing, when the whole state has to be worked out from the start.
 */
export function foldSlipsAgain(
  state: StateInFold,
  changed: readonly RecordedEvent[],
  slips: SlipEvents,
  isUndone: (event: RecordedEvent) => boolean,
): boolean {
  const key = turnOfAll(changed);
  if (!key) return false;
  const { game, turn: number } = key;
  const turn = state.games.get(game)?.turns[number - 1];
  const cancelled = state.games.get(game)?.cancelled ?? [];
  // Events of a turn that was cancelled bear the number of the turn played in its place.
  if (!turn || cancelled.some((before) => before.turn.number === number)) return false;
  // What its slips are worth was set with what other turns are.
  if (slips.beyond.some((event) => !isUndone(event))) return false;
  const standing = slips.of(key).filter((event) => !isUndone(event));
  const who = new Set(changed.flatMap(slipsOf).map(({ entrant }) => entrant));
  const parts = standing.flatMap((event) => partOf(event, key, who) ?? []);
  const isInPlace = [...who].every((entrant) => {
    const first = parts.find((event) => slipsOf(event).some((slip) => slip.entrant === entrant));
    return first !== undefined && changed.every(({ sequence }) => sequence > first.sequence);
  });
  if (isInPlace) {
    for (const entrant of who) turn.files.set(entrant, { slip: undefined });
    for (const entrant of who) turn.eventful.delete(entrant);
  } else {
    turn.files.clear();
    turn.eventful.clear();
  }
  for (const event of isInPlace ? parts : standing.flatMap((event) => partOf(event, key) ?? [])) evolve(state, event);
  return true;
}

/** It may have taken warnings away, or put turns right. */
const isAnswerBeyondSlips = (event: RecordedEvent): boolean =>
  event.type === 'appeal-answered' && event.data.about !== 'slip';

/** The part of an event that is about slips of a turn, of these entrants or of all. */
function partOf(event: RecordedEvent, key: TurnKey, who?: ReadonlySet<string>): RecordedEvent | undefined {
  const isAsked = (slip: SlipKey): boolean => isOf(key, slip) && (who?.has(slip.entrant) ?? true);
  if (!slipsOf(event).some(isAsked)) return undefined;
  if (event.type === 'slips-recorded' && who) {
    const slips = event.data.slips.filter(({ entrant }) => who.has(entrant));
    return { ...event, data: { ...event.data, slips } };
  }
  if (event.type !== 'corrections-printed') return event;
  return { ...event, data: { ...event.data, slips: event.data.slips.filter(isAsked) } };
}
