import type { RecordedEvent, TurnKey } from '../events.ts';
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
 * Takes actions about slips of one turn out of the state, or back into it: empties the files of that turn, and takes all of its
 * events that stand in again. Answers false, and changes nothing, when the whole state has to be worked out from the start.
 */
export function foldSlipsAgain(
  state: StateInFold,
  changed: readonly RecordedEvent[],
  standing: Iterable<RecordedEvent>,
): boolean {
  const key = turnOfAll(changed);
  if (!key) return false;
  const { game, turn: number } = key;
  const turn = state.games.get(game)?.turns[number - 1];
  const cancelled = state.games.get(game)?.cancelled ?? [];
  // Events of a turn that was cancelled bear the number of the turn played in its place.
  if (!turn || cancelled.some((before) => before.turn.number === number)) return false;
  const events = [...standing];
  // What its slips are worth was set with what other turns are.
  if (events.some((event) => event.type === 'turns-corrected' || isAnswerBeyondSlips(event))) return false;
  turn.files.clear();
  turn.eventful.clear();
  for (const event of events) {
    const own = ofTurn(event, key);
    if (own) evolve(state, own);
  }
  return true;
}

/** It may have taken warnings away, or put turns right. */
const isAnswerBeyondSlips = (event: RecordedEvent): boolean =>
  event.type === 'appeal-answered' && event.data.about !== 'slip';

/** The part of an event that is about the slips of a turn. */
function ofTurn(event: RecordedEvent, key: TurnKey): RecordedEvent | undefined {
  if (event.type !== 'corrections-printed') return slipsOf(event).some((own) => isOf(key, own)) ? event : undefined;
  const slips = event.data.slips.filter((own) => isOf(key, own));
  return slips.length > 0 ? { ...event, data: { ...event.data, slips } } : undefined;
}
