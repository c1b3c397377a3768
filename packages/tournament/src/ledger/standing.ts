import {
  EDITIONS,
  type EditionName,
  type Outcome,
  type Reason,
  type ReasonCode,
  type RowReason,
  type Worth,
} from '@raccord/regulation';
import { isAppealPending, isDecidedSince } from '../appeals.ts';
import type { Role } from '../people.ts';
import { breachOf } from '../rulinglaw.ts';
import type { Settings } from '../settings.ts';
import type { RecordedReferral, RecordedRuling, RecordedSlip, SlipFile } from '../state/state.ts';
import { allWordsOf } from '../verdicts.ts';

/** What an entrant gets something for besides the articles of the regulation: what a person decided, or what befell him. */
export const DECIDED_CODES = ['ruling', 'referral', 'average', 'exclusion', 'lateness', 'cancelled'] as const;

/** Why an entrant got what he got; a sanction where a row of the edition gives the reason. */
export type ResultReason = Reason<ReasonCode | (typeof DECIDED_CODES)[number]> & Partial<Pick<RowReason, 'sanction'>>;

/** What stands for a slip, before averages are worked out. */
export interface Standing extends Worth<Outcome | 'average', ResultReason> {
  /** Who decided: the program, or the person whose ruling stands over it. */
  readonly decidedBy: Role | 'program';
}

export const hasCommissionDecided = ({ rulings = [] }: SlipFile): boolean =>
  rulings.some(({ actor, isProvisional }) => actor.role === 'commission' && !isProvisional);

/** Warnings for conduct, which outlive the turn that they were given on (D22). */
export const conductWarnings = (file: SlipFile): number =>
  givenWarnings(file).length + Number(slipOf(file)?.verdict.disciplinary ?? false);

/** Those that a person gave, but what the commission took away. */
export const givenWarnings = ({ warnings = [] }: SlipFile) => warnings.filter(({ isLifted }) => !isLifted);

/** The slip, without what was noted of conduct once the commission took that away. */
function slipOf({ slip, isConductLifted }: SlipFile): RecordedSlip | undefined {
  if (!slip?.verdict.disciplinary || !isConductLifted) return slip;
  const { disciplinary: _, ...verdict } = slip.verdict;
  return { ...slip, verdict: { ...verdict, reasons: verdict.reasons.filter(({ code }) => code !== 'disciplinary') } };
}

/** By the regulation or by hand. */
export const isReferred = ({ referral, slip }: SlipFile): boolean =>
  referral !== undefined || slip?.verdict.outcome === 'referred';

/** Referred, and nobody has decided for good since. */
export const isReferralPending = (file: SlipFile): boolean =>
  isReferred(file) && !isDecidedSince(file, file.referral?.order ?? 0);

/**
 * What a slip waits for: the commission's answer to an appeal, its first decision, another one in place of a provisional one, or
 * somebody who looks again since it is judged otherwise.
 */
export type Awaited = 'referral' | 'appeal' | 'ruling' | 'review';

/** What is still to be decided on a slip; undefined where what stands is final. */
export function awaitedOf(file: SlipFile): Awaited | undefined {
  const last = file.rulings?.at(-1);
  if (isAppealPending(file)) return 'appeal';
  if (isReferralPending(file)) return last ? 'ruling' : 'referral';
  if (last?.isProvisional) return 'ruling';
  return file.review ? 'review' : undefined;
}

/** What the charter of a tournament says of a slip that awaits the commission. */
export interface Charter {
  readonly edition: EditionName;
  readonly settings: Pick<Settings, 'referredByHand'>;
}

/** What stands: the last ruling, else what the tournament gives a slip referred by hand, else the computed verdict. */
export function standingOf(file: SlipFile, charter: Charter): Standing | undefined {
  const ruling = file.rulings?.at(-1);
  const slip = slipOf(file);
  if (ruling) return standingOfRuling(ruling, slip, charter);
  if (!slip) return undefined;
  const { verdict } = slip;
  const { referral } = file;
  const isSanctioned = charter.settings.referredByHand !== 'verdict' && verdict.outcome !== 'referred';
  if (referral && isSanctioned) return standingOfReferral(slip, referral, charter);
  const reasons = referral ? [reasonOfReferral(referral), ...verdict.reasons] : verdict.reasons;
  return { ...verdict, reasons, decidedBy: 'program' };
}

const RULING_CITATIONS: Readonly<Record<Role, string>> = {
  chief: 'décision du juge-arbitre',
  referee: 'décision de l’arbitre',
  'second-referee': 'double arbitrage',
  commission: 'décision de la commission d’arbitrage',
  player: 'décision du joueur',
};

function standingOfRuling(
  { ruling, reason, actor, ...how }: RecordedRuling,
  slip: RecordedSlip | undefined,
  charter: Charter,
): Standing {
  // A ruling that names no words means those that the program found.
  const found = slip ? allWordsOf(slip.verdict) : [];
  const words = ruling.outcome === 'nullity' ? (ruling.words ?? found) : [];
  const decided: ResultReason = {
    code: 'ruling',
    citation: citationOf(actor.role, how, charter),
    text: reason,
    ...(words.length > 0 ? { words } : {}),
  };
  const common = { ...besideConduct(decided, slip), decidedBy: actor.role };
  if (ruling.outcome === 'accepted') return { ...ruling, ...common };
  return { outcome: ruling.outcome, points: 0, penalty: 0, warning: false, ...common };
}

function citationOf(
  role: Role,
  { isFavourable, isOtherwise }: Pick<RecordedRuling, 'isFavourable' | 'isOtherwise'>,
  { edition }: Charter,
): string {
  const { ledger, decisions } = EDITIONS[edition];
  const own = RULING_CITATIONS[role];
  if (isFavourable && decisions.favourableReading) {
    return `${own}, lecture la plus favorable, ${decisions.favourableReading.article}`;
  }
  if (isOtherwise) return `${own}, qui en décide autrement que le règlement`;
  return role === 'second-referee' ? `${own}, ${ledger.article}` : own;
}

/** A decision on a slip does not touch its warning for conduct. */
function besideConduct(
  reason: ResultReason,
  slip: RecordedSlip | undefined,
): Pick<Standing, 'disciplinary' | 'reasons'> {
  const { disciplinary, reasons = [] } = slip?.verdict ?? {};
  return {
    ...(disciplinary ? { disciplinary } : {}),
    reasons: [reason, ...reasons.filter(({ code }) => code === 'disciplinary')],
  };
}

function standingOfReferral(slip: RecordedSlip, referral: RecordedReferral, { edition, settings }: Charter): Standing {
  const { penalty } = EDITIONS[edition];
  const { points } = slip.verdict;
  const less = { outcome: 'accepted', points, penalty, warning: false } as const;
  const isPaid = settings.referredByHand === 'penalty' && points > 0 && !breachOf(less, EDITIONS[edition]);
  return {
    ...(isPaid ? less : { points: 0, penalty: 0, warning: false }),
    outcome: 'referred',
    ...besideConduct(reasonOfReferral(referral), slip),
    decidedBy: referral.actor.role,
  };
}

const reasonOfReferral = ({ reason }: RecordedReferral): ResultReason => ({
  code: 'referral',
  citation: 'bulletin soumis à la commission d’arbitrage',
  text: reason,
});
