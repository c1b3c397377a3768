import { EDITION_NAMES, EDITIONS } from '@raccord/regulation';
import { isTop, type TrainingGame, type WordAt } from './game.ts';

/** Topping (3.8.4 of 2023): the best solution of each draw as fast as possible. Times are milliseconds. */

export interface ToppingTerms {
  /** How long one may look for a top. */
  readonly limit: number;
  /** What is added to that for a top that was not found. */
  readonly penalty: number;
}

/** By the last text that knows topping. */
export const TOPPING_TERMS: ToppingTerms = EDITION_NAMES.flatMap((name) => EDITIONS[name].game.topping ?? [])
  .map(({ seconds, added }) => ({ limit: seconds * 1000, penalty: added * 1000 }))
  .reduce((_, last) => last);

/** A game that counts has no pause of a player's making (3.8.4); alone, to learn, one looks at a top that was missed first. */
export type Pace = 'competition' | 'practice';

/** What a player does; `at` is the time of one clock, which never goes back. */
export type ToppingEntry =
  /** The first draw, or the one after a pause, is before his eyes: its time runs. */
  | { readonly kind: 'see-draw'; readonly at: number }
  | ({ readonly kind: 'propose'; readonly at: number } & WordAt)
  /** He would rather see the top: the draw counts as if its time had run out. */
  | { readonly kind: 'give-up'; readonly at: number };

export interface ToppingProposal extends WordAt {
  /** After the draw was seen. */
  readonly after: number;
}

export interface ToppedTurn {
  readonly isFound: boolean;
  /** With what a missed top adds. */
  readonly time: number;
  /** All of them, the top last where it was found. */
  readonly proposals: readonly ToppingProposal[];
}

/** Where a player is in a game. */
export interface ToppingState {
  /** The draws that are over, in order. */
  readonly turns: readonly ToppedTurn[];
  /** The draw that he looks at; undefined before the first one, in a pause and at the end. */
  readonly current: { readonly since: number; readonly proposals: readonly ToppingProposal[] } | undefined;
  /** Of the draws that are over. */
  readonly time: number;
  readonly isOver: boolean;
}

const START: ToppingState = { turns: [], current: undefined, time: 0, isOver: false };

/** Where a player is at this time, after all that he did. An entry that comes too late or out of place changes nothing. */
export function toppingState(
  game: TrainingGame,
  entries: readonly ToppingEntry[],
  now: number,
  terms: ToppingTerms = TOPPING_TERMS,
  pace: Pace = 'competition',
): ToppingState {
  const rules: Rules = { ...terms, game, pace };
  const start: ToppingState = { ...START, isOver: game.turns.length === 0 };
  const last = entries.reduce((state, entry) => take(state, entry, rules), start);
  return runOut(last, now, rules);
}

interface Rules extends ToppingTerms {
  readonly game: TrainingGame;
  readonly pace: Pace;
}

function take(before: ToppingState, entry: ToppingEntry, rules: Rules): ToppingState {
  const state = runOut(before, entry.at, rules);
  const { current } = state;
  if (entry.kind === 'see-draw') {
    return current || state.isOver ? state : { ...state, current: { since: entry.at, proposals: [] } };
  }
  if (!current) return state;
  if (entry.kind === 'give-up') return miss(state, entry.at, rules);
  const { at, word, reference } = entry;
  const after = Math.max(0, at - current.since);
  const proposed = { ...state, current: { ...current, proposals: [...current.proposals, { word, reference, after }] } };
  const isFound = isTop(rules.game.turns[state.turns.length], entry);
  return isFound ? end(proposed, { isFound, time: after, next: at }, rules) : proposed;
}

/** A draw is missed once its time is over, and so are those that follow it unseen. */
function runOut(before: ToppingState, at: number, rules: Rules): ToppingState {
  let state = before;
  while (state.current && at - state.current.since >= rules.limit) {
    state = miss(state, state.current.since + rules.limit, rules);
  }
  return state;
}

const miss = (state: ToppingState, at: number, rules: Rules): ToppingState =>
  end(
    state,
    { isFound: false, time: rules.limit + rules.penalty, next: rules.pace === 'competition' ? at : undefined },
    rules,
  );

interface Ended {
  readonly isFound: boolean;
  readonly time: number;
  /** When the next draw is before his eyes; undefined until he asks for it. */
  readonly next: number | undefined;
}

function end(state: ToppingState, { isFound, time, next }: Ended, { game }: Rules): ToppingState {
  const turns = [...state.turns, { isFound, time, proposals: state.current?.proposals ?? [] }];
  const isOver = turns.length === game.turns.length;
  const current = isOver || next === undefined ? undefined : { since: next, proposals: [] };
  return { turns, current, time: state.time + time, isOver };
}

export interface ToppingRank<Player> {
  readonly player: Player;
  /** From 1; equal for equal times. */
  readonly rank: number;
  readonly state: ToppingState;
}

/** Those who are furthest first, the fastest of them before the others. */
export function rankByTime<Player>(
  players: readonly { readonly player: Player; readonly state: ToppingState }[],
): readonly ToppingRank<Player>[] {
  const compare = (a: ToppingState, b: ToppingState): number => b.turns.length - a.turns.length || a.time - b.time;
  const sorted = [...players].sort((a, b) => compare(a.state, b.state));
  return sorted.map(({ player, state }) => ({
    player,
    state,
    rank: 1 + sorted.findIndex((other) => compare(other.state, state) === 0),
  }));
}
