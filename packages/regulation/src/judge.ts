import { citationOf, type Edition } from './editions/edition.ts';
import { explain } from './explain.ts';
import { judgeFirstTurn } from './firstturn.ts';
import { Inquiry, type TraceEntry } from './inquiry.ts';
import { type Judgement, nullity, type Outcome, severityOf, withoutNegativeTurn } from './judgement.ts';
import type { ReasonCode, Sanction } from './reasons.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { describeRetained } from './settle.ts';
import { judgeLater } from './shortened.ts';
import type { Slip } from './slip.ts';
import type { Turn } from './turn.ts';

/** A reason as the player is told it. */
export interface Reason {
  readonly code: ReasonCode;
  readonly sanction: Sanction;
  readonly citation: string;
  readonly text: string;
  readonly words?: readonly string[];
}

export interface Verdict {
  readonly edition: string;
  readonly outcome: Outcome;
  /** Before the penalty. */
  readonly points: number;
  readonly penalty: number;
  readonly warning: boolean;
  readonly retained: { readonly word: string; readonly reference: string; readonly score: number } | null;
  readonly reasons: readonly Reason[];
  readonly trace: readonly TraceEntry[];
}

/** Judges a slip of a turn by an edition of the regulation. */
export function judge(turn: Turn, slip: Slip, edition: Edition, settings: Settings = DEFAULT_SETTINGS): Verdict {
  const inquiry = new Inquiry(edition);
  const judgement = judgeSlip(turn, slip, inquiry, settings);
  const reasons = judgement.findings.map((finding): Reason => {
    const row = inquiry.rowFor(finding.code);
    const text = explain(finding, judgement, turn.board);
    return {
      code: finding.code,
      sanction: row.sanction,
      citation: citationOf(edition, row),
      text,
      ...wordsOf(finding),
    };
  });
  return {
    edition: edition.name,
    outcome: judgement.outcome,
    points: judgement.points,
    penalty: judgement.penalty,
    warning: judgement.outcome !== 'nullity' && reasons.some(({ sanction }) => sanction === 'warning'),
    retained: judgement.retained ? describeRetained(turn.board, judgement.retained) : null,
    reasons,
    trace: inquiry.trace,
  };
}

const wordsOf = ({ words }: { words?: readonly string[] }) => (words ? { words } : {});

function judgeSlip(turn: Turn, slip: Slip, inquiry: Inquiry, settings: Settings): Judgement {
  const solutions = slip.solutions.filter(({ word }) => word !== '');
  const { state } = slip;
  const isWordWritten = solutions.length > 0;
  const [unjudged] = inquiry.reasons({
    'no-slip': { state },
    'blank-slip': { state, isWordWritten },
    'late-slip': { state },
    'several-slips': { state },
  });
  if (unjudged) return nullity(unjudged);
  const judgements = solutions.map((solution) => {
    const judgement =
      turn.turn === 1
        ? judgeFirstTurn(turn, solution, slip.score, inquiry)
        : judgeLater(turn, solution, slip.score, inquiry, settings);
    return withoutNegativeTurn(judgement, inquiry);
  });
  return judgements.length === 1 ? judgements[0] : keepOne(judgements, slip.score);
}

/** Several solutions on one slip (A11): the one that stands correct or, failing that, the one that grants the least. */
function keepOne(judgements: readonly Judgement[], score: number | undefined): Judgement {
  const correct = judgements.filter(
    ({ outcome, penalty, points }) => outcome === 'accepted' && penalty === 0 && points === score,
  );
  if (correct.length > 0) return correct.toSorted((a, b) => severityOf(a) - severityOf(b))[0];
  const granted = ({ points, penalty }: Judgement) => Math.max(0, points - penalty);
  return judgements.toSorted((a, b) => granted(a) - granted(b) || severityOf(b) - severityOf(a))[0];
}
