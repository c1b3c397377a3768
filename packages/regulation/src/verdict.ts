import type { MoveTold } from './conditions/french.ts';
import type { ReasonCode, RemarkCode } from './reasons.ts';

export const OUTCOMES = ['accepted', 'referred', 'nullity'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const REASON_SANCTIONS = ['warning', 'penalty', 'referred', 'nullity'] as const;

/** Why a slip is worth what it is, as the player is told it. */
export interface Reason<Code extends string = ReasonCode> {
  readonly code: Code;
  readonly citation: string;
  readonly text: string;
  /** The words not admitted, where it is about them. */
  readonly words?: readonly string[];
}

/** A reason that a row of the edition gives. */
export interface RowReason extends Reason {
  readonly sanction: (typeof REASON_SANCTIONS)[number];
}

/** What is said besides, and costs nothing. */
export type Remark = Reason<RemarkCode>;

/**
 * What a slip is worth, and why. Rows, verdicts, decisions of people and the sheets of players all say it in these words; some
 * know of other outcomes, or of other reasons.
 */
export interface Worth<Kind extends string = Outcome, Why = Reason> {
  readonly outcome: Kind;
  /** Before the penalty. */
  readonly points: number;
  readonly penalty: number;
  readonly warning: boolean;
  /** A warning for conduct, which stands beside whatever else the slip earns; only named where there is one. */
  readonly disciplinary?: true;
  readonly reasons: readonly Why[];
}

/** All the warnings of a slip, that for conduct among them. */
export const warningsOf = ({ warning, disciplinary }: Pick<Worth, 'warning' | 'disciplinary'>): number =>
  Number(warning) + Number(disciplinary === true);

/** What an edition makes of a slip. */
export interface Verdict extends Worth<Outcome, RowReason> {
  /** The move paid. */
  readonly retained: MoveTold | null;
  /** Only named where something is said. */
  readonly remarks?: readonly Remark[];
}

/** All that the player is told: what costs something, then what does not. */
export const toldOf = ({
  reasons,
  remarks = [],
}: Pick<Verdict, 'reasons' | 'remarks'>): readonly Reason<ReasonCode | RemarkCode>[] => [...reasons, ...remarks];

/** What a slip gets besides its points; a warning for conduct is apart. */
export const SLIP_SANCTIONS = ['none', 'warning', 'penalty', 'penalty-and-warning', 'nullity', 'referred'] as const;
export type SlipSanction = (typeof SLIP_SANCTIONS)[number];

export function sanctionOf({ outcome, penalty, warning }: Worth): SlipSanction {
  if (outcome !== 'accepted') return outcome;
  if (penalty > 0) return warning ? 'penalty-and-warning' : 'penalty';
  return warning ? 'warning' : 'none';
}
