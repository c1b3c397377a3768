import type { ReasonCode } from '@raccord/regulation';
import { makeDraw } from '@raccord/scrabble';
import {
  countReasons,
  type EntrantState,
  type EventType,
  type Journal,
  kindOf,
  nameOf,
  noOutcomes,
  type OutcomeKind,
  type TurnResult,
  type TurnState,
  wasThere,
} from '@raccord/tournament';

/** A game in figures. */
export interface GameSummary {
  readonly turns: readonly TurnSummary[];
  readonly outcomes: Readonly<Record<OutcomeKind, number>>;
  /** Slips with a warning, slips with a penalty. */
  readonly warnings: number;
  readonly penalties: number;
  /** How many slips each reason was given for, the most frequent one first. */
  readonly reasons: readonly { readonly code: ReasonCode; readonly count: number }[];
  /** How many events there are of each type. */
  readonly events: Readonly<Partial<Record<EventType, number>>>;
}

export interface TurnSummary {
  readonly turn: number;
  readonly draw: string;
  readonly word: string;
  readonly reference: string;
  readonly score: number;
  /** How many play it, how many made the best score, what they make on the average. */
  readonly players: number;
  readonly tops: number;
  readonly mean: number;
  readonly solo: NamedPoints | undefined;
  /** Those who got the mean of the others (5.7), found by the program or granted by a person. */
  readonly averages: readonly (NamedPoints & { readonly kind: 'found' | 'granted' })[];
}

interface NamedPoints {
  readonly name: string;
  readonly points: number;
}

export function summarise({ state, ledger, events }: Journal, id: string): GameSummary {
  const game = state.games.get(id);
  const outcomes = noOutcomes();
  let warnings = 0;
  let penalties = 0;
  const turns = (game?.turns ?? []).map((turn) => {
    const results = ledger.results(id, turn.number);
    const playing = [...state.entrants.values()].flatMap((entrant) => {
      const result = results[entrant.index];
      return result && wasThere(result) ? [{ entrant, result }] : [];
    });
    for (const { result } of playing) {
      outcomes[kindOf(result, turn)]++;
      warnings += Number(result.warnings > 0);
      penalties += Number(result.penalty > 0);
    }
    return summariseTurn(turn, playing);
  });
  return {
    turns,
    outcomes,
    warnings,
    penalties,
    reasons: countReasons(game?.turns ?? []),
    events: countEvents(events),
  };
}

function summariseTurn(
  turn: TurnState,
  playing: readonly { readonly entrant: EntrantState; readonly result: TurnResult }[],
): TurnSummary {
  const sum = playing.reduce((total, { result }) => total + result.points, 0);
  const alone = playing.find(({ result }) => result.solo === 'given');
  return {
    turn: turn.number,
    draw: makeDraw(turn.draw),
    word: turn.solution?.word ?? '',
    reference: turn.solution?.reference ?? '',
    score: turn.topScore,
    players: playing.length,
    tops: playing.filter(({ result }) => kindOf(result, turn) === 'top').length,
    mean: playing.length === 0 ? 0 : sum / playing.length,
    solo: alone && { name: nameOf(alone.entrant.members), points: alone.result.points },
    averages: playing.flatMap(({ entrant: { members }, result: { average, points } }) =>
      average ? [{ name: nameOf(members), points, kind: average }] : [],
    ),
  };
}

function countEvents(events: Journal['events']): GameSummary['events'] {
  const counts: Partial<Record<EventType, number>> = {};
  for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
