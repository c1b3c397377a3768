import { conditionOf, type Finding, tell } from './conditions/index.ts';
import { citationOf, type Edition } from './editions/edition.ts';
import { Inquiry } from './inquiry.ts';
import { describeMove } from './moves.ts';
import type { Reading } from './readings.ts';
import type { ReasonCode, RemarkCode, Sanction } from './reasons.ts';
import { DEFAULT_JUDGE_SETTINGS, type JudgeSettings } from './settings.ts';
import type { Judgement, SettledRuling } from './settle.ts';
import type { Slip } from './slip.ts';
import { type TraceEntry, traceOf } from './trace.ts';
import { TREATMENTS } from './treatments/index.ts';
import { loadTreatment } from './treatments/load.ts';
import type { Treatment } from './treatments/treatment.ts';
import type { Turn } from './turn.ts';
import type { Remark, RowReason, Verdict } from './verdict.ts';

/** A verdict and what it rests on. */
export interface Explained {
  readonly verdict: Verdict;
  readonly trace: readonly TraceEntry[];
}

/** Judges a slip of a turn by an edition of the regulation; most of a hall writes the same one. */
export const judge = (
  turn: Turn,
  slip: Slip,
  edition: Edition,
  settings: JudgeSettings = DEFAULT_JUDGE_SETTINGS,
): Verdict =>
  turn.keepFor(edition, JSON.stringify([slip, settings]), () => {
    return verdictOf(turn, TREATMENTS[edition.treatment].judge(turn, slip, new Inquiry(edition, settings)), edition);
  });

/** The same, with its trace: for who asks how a verdict is reached. */
export const explain = (
  turn: Turn,
  slip: Slip,
  edition: Edition,
  settings: JudgeSettings = DEFAULT_JUDGE_SETTINGS,
): Explained => explainBy(TREATMENTS[edition.treatment], turn, slip, edition, settings);

/** The same, where what treats slips of older editions is loaded when one of them is asked for. */
export const loadAndExplain = async (
  turn: Turn,
  slip: Slip,
  edition: Edition,
  settings: JudgeSettings,
): Promise<Explained> => explainBy(await loadTreatment(edition.treatment), turn, slip, edition, settings);

function explainBy(treatment: Treatment, turn: Turn, slip: Slip, edition: Edition, settings: JudgeSettings): Explained {
  const readings = new Set<Reading>();
  const judgement = treatment.judge(turn, slip, new Inquiry(edition, settings, readings));
  return {
    verdict: verdictOf(turn, judgement, edition),
    trace: traceOf(turn, slip.score, judgement, edition, readings),
  };
}

function verdictOf(turn: Turn, judgement: Judgement, edition: Edition): Verdict {
  const { outcome, points, penalty, warning, disciplinary, paid, reasons, remarks } = judgement;
  return {
    outcome,
    points,
    penalty,
    warning,
    retained: paid ? describeMove(turn.board, paid) : null,
    reasons: reasons.map((ruled) => reasonOf(ruled, edition)),
    ...(disciplinary ? { disciplinary } : {}),
    ...(remarks.length > 0 ? { remarks: remarks.map((ruled) => remarkOf(ruled, edition)) } : {}),
  };
}

const reasonOf = ({ finding, row }: SettledRuling, edition: Edition): RowReason => ({
  code: conditionOf(finding.condition).code as ReasonCode,
  sanction: asReason(row.sanction),
  citation: citationOf(edition, row),
  text: tell(finding),
  ...wordsOf(finding),
});

/** A warning that stands apart is a warning. */
const asReason = (sanction: Sanction): RowReason['sanction'] =>
  sanction === 'penalty' || sanction === 'referred' || sanction === 'nullity' ? sanction : 'warning';

const remarkOf = ({ finding, row }: SettledRuling, edition: Edition): Remark => ({
  code: conditionOf(finding.condition).code as RemarkCode,
  citation: citationOf(edition, row),
  text: tell(finding),
});

const wordsOf = ({ facts }: Finding): { words?: readonly string[] } => ('words' in facts ? { words: facts.words } : {});
