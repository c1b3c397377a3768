import { withoutCapital } from '@raccord/french';
import type { TieBreak } from '@raccord/regulation';
import { TIE_BREAK_LABELS } from '../labels.ts';
import type { TurnResult } from '../ledger/cell.ts';
import type { Ledger } from '../ledger/ledger.ts';
import {
  type EntrantState,
  type GameState,
  isCancelledFor,
  type TournamentState,
  type TurnState,
} from '../state/state.ts';
import type { GameSoFar } from './ranking.ts';
import { kindOf } from './statistics.ts';

/** Something that may separate equals. */
export interface Criterion {
  /** A whole number, the higher the better. */
  readonly of: (entrant: EntrantState) => number;
  /** Who took part, when not everybody did: it says nothing about equals of whom one did not. */
  readonly among?: ReadonlySet<string> | undefined;
}

/** The higher number is the better, by index of the entrant. */
export const byNumber = (numbers: readonly number[]): Criterion => ({ of: ({ index }) => numbers[index] ?? 0 });

const TIE_BREAKS: Readonly<Record<TieBreak, (ledger: Ledger, games: readonly GameSoFar[]) => Criterion[]>> = {
  'last-game': (_, games) => {
    const last = games.findLast(({ game }) => game.turns.length > 0);
    return last ? [byNumber(last.totals)] : [];
  },
  /** The last turn, then the one before it, back to the first one of the first game. */
  'last-turns': (ledger, games) =>
    games
      .toReversed()
      .flatMap(({ game: { plan, turns } }) =>
        turns.toReversed().map(({ number }) => byNumber(ledger.turnTotals(plan.id, number))),
      ),
  /** Turns that count for him and whose top he did not make, whether or not he was there. */
  'tops-lost': (ledger, games) => [
    fewest((entrant) =>
      countTurns(games, ({ game, turn }) => {
        const isMade = kindOf(resultOf(ledger, game, turn, entrant), turn) === 'top';
        return Number(!turn.isVoid && !isCancelledFor(game, turn, entrant) && !isMade);
      }),
    ),
  ],
  warnings: (ledger, games) => [
    fewest(({ id }) => games.reduce((sum, { game }) => sum + ledger.gameTotal(game.plan.id, id).warnings, 0)),
  ],
};

const fewest = (count: (entrant: EntrantState) => number): Criterion => ({ of: (entrant) => -count(entrant) });

interface PlayedTurn {
  readonly game: GameState;
  readonly turn: TurnState;
}

const countTurns = (games: readonly GameSoFar[], count: (played: PlayedTurn) => number): number =>
  games.flatMap(({ game }) => game.turns.map((turn) => count({ game, turn }))).reduce((sum, number) => sum + number, 0);

const resultOf = (ledger: Ledger, { plan }: GameState, { number }: TurnState, { id }: EntrantState): TurnResult =>
  ledger.result(plan.id, number, id);

/** The tie-breaks of a tournament, as it is set. */
export const tieBreaksOf = (state: TournamentState, ledger: Ledger, games: readonly GameSoFar[]): Criterion[] =>
  (state.charter?.settings.tieBreaks ?? []).flatMap((name) => TIE_BREAKS[name](ledger, games));

/**
 * Equals in groups, the best first; those whom nothing separates stay together. The first criterion that separates them
 * does, then each smaller group begins again: perhaps all of it played a sudden death that only some of the larger one
 * had played.
 */
export function separate(equals: readonly EntrantState[], criteria: readonly Criterion[]): (readonly EntrantState[])[] {
  const groups: (readonly EntrantState[])[] = [];
  refine(equals, criteria, 0, groups);
  return groups;
}

/** `first`: those before it, which held all equal, hold a smaller group equal too. */
function refine(
  equals: readonly EntrantState[],
  criteria: readonly Criterion[],
  first: number,
  groups: (readonly EntrantState[])[],
): void {
  let unasked = criteria.length;
  for (let at = first; equals.length > 1 && at < criteria.length; at++) {
    if (!isAbout(criteria[at], equals)) unasked = Math.min(unasked, at);
    else if (!holdsEqual(criteria[at], equals)) {
      for (const group of groupsBy(criteria[at], equals)) refine(group, criteria, Math.min(unasked, at + 1), groups);
      return;
    }
  }
  groups.push(equals);
}

function isAbout({ among }: Criterion, entrants: readonly EntrantState[]): boolean {
  return !among || entrants.every(({ id }) => among.has(id));
}

function holdsEqual({ of }: Criterion, entrants: readonly EntrantState[]): boolean {
  const number = of(entrants[0]);
  for (let at = 1; at < entrants.length; at++) if (of(entrants[at]) !== number) return false;
  return true;
}

/** Those who have the same number together, the highest number first. */
function groupsBy({ of }: Criterion, entrants: readonly EntrantState[]): EntrantState[][] {
  const groups = new Map<number, EntrantState[]>();
  for (const entrant of entrants) {
    const number = of(entrant);
    const group = groups.get(number);
    if (group) group.push(entrant);
    else groups.set(number, [entrant]);
  }
  const numbers = [...groups.keys()].sort(highestFirst);
  return numbers.map((number) => groups.get(number) ?? []);
}

const highestFirst = (a: number, b: number): number => b - a;

/** Why equal totals have different ranks, where some have: « À égalité de points : la dernière partie, puis le moins de tops perdus. » */
export function describeTies(
  { charter, games }: TournamentState,
  rows: readonly { readonly total: number; readonly rank: number }[],
): string | undefined {
  const isSeparated = rows.some(({ total, rank }, at) => rows[at - 1]?.total === total && rows[at - 1]?.rank !== rank);
  if (!isSeparated) return undefined;
  const isByDeath = [...games.values()].some(({ plan, turns }) => plan.separatesTies && turns.length > 0);
  const rules = (charter?.settings.tieBreaks ?? []).map((name) => withoutCapital(TIE_BREAK_LABELS[name]));
  return `À égalité de points : ${[...(isByDeath ? ['la mort subite'] : []), ...rules].join(', puis ')}.`;
}
