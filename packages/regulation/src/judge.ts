import type { Move } from './conditions/french.ts';
import { conditionOf, type Finding, tell } from './conditions/index.ts';
import { citationOf, type Edition } from './editions/edition.ts';
import { Inquiry } from './inquiry.ts';
import { describeMove } from './moves.ts';
import type { ReasonCode, RemarkCode, Sanction } from './reasons.ts';
import { DEFAULT_JUDGE_SETTINGS, type JudgeSettings } from './settings.ts';
import type { Outcome, Ruled } from './settle.ts';
import type { Slip } from './slip.ts';
import { type TraceEntry, traceOf } from './trace.ts';
import { TREATMENTS } from './treatments/index.ts';
import type { Turn } from './turn.ts';

/** A reason as the player is told it. */
export interface Reason {
  readonly code: ReasonCode;
  readonly sanction: 'warning' | 'penalty' | 'referred' | 'nullity';
  readonly citation: string;
  readonly text: string;
  readonly words?: readonly string[];
}

/** What is said besides, and costs nothing. */
export interface Remark {
  readonly code: RemarkCode;
  readonly citation: string;
  readonly text: string;
}

export interface Verdict {
  readonly edition: string;
  readonly outcome: Outcome;
  /** Before the penalty. */
  readonly points: number;
  readonly penalty: number;
  readonly warning: boolean;
  /** A warning for conduct, counted apart from the other one. */
  readonly disciplinary: boolean;
  readonly retained: Move | null;
  readonly reasons: readonly Reason[];
  readonly remarks: readonly Remark[];
  readonly trace: readonly TraceEntry[];
}

/** Judges a slip of a turn by an edition of the regulation; most of a hall writes the same one. */
export const judge = (
  turn: Turn,
  slip: Slip,
  edition: Edition,
  settings: JudgeSettings = DEFAULT_JUDGE_SETTINGS,
): Verdict => turn.keepFor(edition, JSON.stringify([slip, settings]), () => judgeOnce(turn, slip, edition, settings));

function judgeOnce(turn: Turn, slip: Slip, edition: Edition, settings: JudgeSettings): Verdict {
  const judgement = TREATMENTS[edition.treatment].judge(turn, slip, new Inquiry(edition, settings));
  const { outcome, points, penalty, warning, disciplinary, paid } = judgement;
  return {
    ...{ edition: edition.name, outcome, points, penalty, warning, disciplinary },
    retained: paid ? describeMove(turn.board, paid) : null,
    reasons: judgement.reasons.map((ruled) => reasonOf(ruled, edition)),
    remarks: judgement.remarks.map((ruled) => remarkOf(ruled, edition)),
    trace: traceOf(turn, slip.score, judgement, edition),
  };
}

const reasonOf = ({ finding, row }: Ruled, edition: Edition): Reason => ({
  code: conditionOf(finding.condition).code as ReasonCode,
  sanction: asReason(row.sanction),
  citation: citationOf(edition, row),
  text: tell(finding),
  ...wordsOf(finding),
});

/** A warning that stands apart is a warning. */
const asReason = (sanction: Sanction): Reason['sanction'] =>
  sanction === 'penalty' || sanction === 'referred' || sanction === 'nullity' ? sanction : 'warning';

const remarkOf = ({ finding, row }: Ruled, edition: Edition): Remark => ({
  code: conditionOf(finding.condition).code as RemarkCode,
  citation: citationOf(edition, row),
  text: tell(finding),
});

const wordsOf = ({ facts }: Finding): { words?: readonly string[] } => ('words' in facts ? { words: facts.words } : {});
