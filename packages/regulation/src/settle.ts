import type { Finding } from './conditions/index.ts';
import { type Edition, type EditionRow, rowOf } from './editions/edition.ts';
import type { Payable } from './moves.ts';
import type { Sanction } from './reasons.ts';
import type { JudgeSettings } from './settings.ts';
import type { WrittenSolution } from './slip.ts';
import type { Way } from './trace.ts';
import type { Outcome, Worth } from './verdict.ts';

/** A way to read a slip: the move it would be paid for, if there is one, and what is found against it. */
export interface SettlingProposal {
  readonly move: Payable | undefined;
  readonly findings: readonly Finding[];
}

/** A finding and what the edition makes of it. */
export interface SettledRuling {
  readonly finding: Finding;
  readonly row: EditionRow;
}

/** What a proposal earns under an edition; its reasons are the findings that count, then those that stand apart. */
export interface Judgement extends Worth<Outcome, SettledRuling> {
  readonly proposal: SettlingProposal;
  /** The move paid; none for a nullity, nor for a slip that gets nothing until the commission decides. */
  readonly paid: Payable | undefined;
  /** What is only said. */
  readonly remarks: readonly SettledRuling[];
  /** What each way of showing the solution is worth, where they were looked at. */
  readonly ways: readonly Weighed[];
  /** The solution that it is about, as written. */
  readonly solution: WrittenSolution | undefined;
}

/** One of the ways in which a slip shows its solution, and what it earns alone. */
export interface Weighed {
  readonly way: Way;
  readonly judgement: Judgement;
}

/**
 * What findings cost: the rows of the edition give each one its sanction, its rule of accumulation says what adds up.
 * Nothing else decides a sanction.
 */
export function settle(proposal: SettlingProposal, edition: Edition, settings: JudgeSettings): Judgement {
  const ruled = proposal.findings.flatMap((finding): SettledRuling[] => {
    const row = rowOf(edition, finding.condition);
    return row ? [{ finding, row }] : [];
  });
  const having = (...sanctions: readonly Sanction[]) => ruled.filter(({ row }) => sanctions.includes(row.sanction));
  const apart = having('apart');
  const remarks = having('remark');
  const nothing = {
    proposal,
    paid: undefined,
    points: 0,
    penalty: 0,
    warning: false,
    ways: [],
    solution: undefined,
    ...(apart.length > 0 ? { disciplinary: true as const } : {}),
  };

  const nullities = having('nullity');
  if (nullities.length > 0) return { ...nothing, outcome: 'nullity', reasons: [...nullities, ...apart], remarks };
  const { move } = proposal;
  if (!move) throw new Error(`edition ${edition.name}: no row makes null a slip without a move to pay`);

  const referrals = having('referred');
  const isReferred = referrals.length > 0;
  if (isReferred && settings.provisional === 'zero') {
    return { ...nothing, outcome: 'referred', reasons: [...referrals, ...apart], remarks };
  }
  const isPenalised = isReferred || having('penalty').length > 0;
  const areWarningsHeard = !isPenalised || edition.accumulation.warningsBesidePenalty;
  const reasons = having('referred', 'penalty', ...(areWarningsHeard ? (['warning'] as const) : []));
  return {
    ...nothing,
    outcome: isReferred ? 'referred' : 'accepted',
    paid: move,
    points: move.tiling.score,
    penalty: isPenalised ? edition.penalty : 0,
    warning: reasons.some(({ row }) => row.sanction === 'warning'),
    reasons: [...reasons, ...apart],
    remarks,
  };
}

/** What a judgement brings the player on this turn. */
export const netOf = ({ points, penalty }: Judgement): number => points - penalty;

/** none < warning < penalty < referred < nullity. */
export function severityOf({ outcome, penalty, warning }: Judgement): number {
  if (outcome === 'nullity') return 4;
  if (outcome === 'referred') return 3;
  if (penalty > 0) return 2;
  return warning ? 1 : 0;
}
