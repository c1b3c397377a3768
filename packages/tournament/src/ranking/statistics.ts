import { labelOf, REASON_CODES, type ReasonCode } from '@raccord/regulation';
import { isTopMade } from '../labels.ts';
import { type TurnResult, wasThere } from '../ledger/cell.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { EntrantState, GameState, TurnState } from '../state/state.ts';
import type { RankingRow } from './ranking.ts';

/** The best score, less, nothing, an average (found by the program or granted), not decided yet. */
export type OutcomeKind = 'top' | 'sub-top' | 'nullity' | 'average' | 'pending';

export const noOutcomes = (): Record<OutcomeKind, number> => ({
  top: 0,
  'sub-top': 0,
  nullity: 0,
  average: 0,
  pending: 0,
});

export function kindOf(result: TurnResult, { topScore }: TurnState): OutcomeKind {
  const { outcome } = result;
  if (outcome === 'accepted') return isTopMade(result, topScore) ? 'top' : 'sub-top';
  return outcome === 'nullity' || outcome === 'average' ? outcome : 'pending';
}

/** A turn in figures. */
export interface TurnStatistics {
  readonly number: number;
  readonly top: number;
  readonly players: number;
  readonly onTop: number;
  /** Of the points, before penalty and bonus, of those who have a result. */
  readonly average: number;
  /** How many made each score, the highest first. */
  readonly scores: readonly { readonly points: number; readonly count: number }[];
  readonly outcomes: Readonly<Record<OutcomeKind, number>>;
  /** How many slips each reason was given for, the most frequent one first. */
  readonly reasons: readonly { readonly code: ReasonCode; readonly label: string; readonly count: number }[];
}

/** How many of the players of a turn made the top, in hundredths; nothing where nobody played. */
export const shareOnTop = ({ onTop, players }: Pick<TurnStatistics, 'onTop' | 'players'>): number | undefined =>
  players === 0 ? undefined : (100 * onTop) / players;

export function turnStatistics(ledger: Ledger, turn: TurnState): TurnStatistics {
  const results = ledger.results(turn.game, turn.number).filter(wasThere);
  const outcomes = noOutcomes();
  const scores = new Map<number, number>();
  let sum = 0;
  let settled = 0;
  for (const result of results) {
    outcomes[kindOf(result, turn)]++;
    if (result.outcome === 'missing') continue;
    settled++;
    sum += result.points;
    scores.set(result.points, (scores.get(result.points) ?? 0) + 1);
  }
  return {
    number: turn.number,
    top: turn.topScore,
    players: results.length,
    onTop: outcomes.top,
    average: settled === 0 ? 0 : sum / settled,
    scores: [...scores].map(([points, count]) => ({ points, count })).sort((a, b) => b.points - a.points),
    outcomes,
    reasons: countReasons([turn]).map(({ code, count }) => ({ code, label: labelOf(code), count })),
  };
}

/** The reasons of the verdicts that the program gave, whatever was decided afterwards; the most frequent one first. */
export function countReasons(turns: readonly TurnState[]): { readonly code: ReasonCode; readonly count: number }[] {
  const counts = new Map<ReasonCode, number>();
  for (const { files } of turns) {
    for (const { slip } of files.values()) {
      for (const { code } of slip?.verdict.reasons ?? []) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return REASON_CODES.flatMap((code) => {
    const count = counts.get(code);
    return count === undefined ? [] : [{ code, count }];
  }).sort((a, b) => b.count - a.count);
}

/** How somebody's game went. */
export interface Curve {
  readonly entrant: EntrantState;
  /** Total less top after each turn. */
  readonly negatives: readonly number[];
}

/** The curves of a ranking over some turns of a game. What warnings cost at the end of the game is not in them. */
export function curvesOf(
  ledger: Ledger,
  { plan }: GameState,
  turns: readonly TurnState[],
  rows: readonly RankingRow[],
): Curve[] {
  const columns = turns.map(({ number, topScore }) => ({ totals: ledger.turnTotals(plan.id, number), topScore }));
  return rows.map(({ entrant }) => {
    let negative = 0;
    const negatives = columns.map(({ totals, topScore }) => (negative += (totals[entrant.index] ?? 0) - topScore));
    return { entrant, negatives };
  });
}
