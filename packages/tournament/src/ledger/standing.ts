import { EDITIONS, type EditionName, type Reason } from '@raccord/regulation';
import { isAppealPending, isDecidedSince } from '../appeals.ts';
import type { Role } from '../people.ts';
import { breachOf } from '../rulinglaw.ts';
import type { Settings } from '../settings.ts';
import type { RecordedReferral, RecordedRuling, RecordedSlip, SlipFile } from '../state/state.ts';

/** Why an entrant got what he got: an article of the regulation, or what a person decided. */
export interface Motive {
  readonly code:
    | Reason['code']
    | 'ruling'
    | 'referral'
    | 'disciplinary'
    | 'average'
    | 'exclusion'
    | 'lateness'
    | 'cancelled';
  readonly citation: string;
  readonly text: string;
  /** The words not admitted, where it is about them. */
  readonly words?: readonly string[];
}

/** What stands for a slip, before averages are worked out. */
export interface Standing {
  readonly outcome: 'accepted' | 'nullity' | 'referred' | 'average';
  /** Before the penalty. */
  readonly points: number;
  readonly penalty: number;
  readonly warning: boolean;
  /** A warning for conduct, which stands beside whatever else the slip earned. */
  readonly disciplinary: boolean;
  readonly motives: readonly Motive[];
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
  const { outcome, points, penalty, warning, disciplinary = false, reasons } = slip.verdict;
  const { referral } = file;
  const isSanctioned = charter.settings.referredByHand !== 'verdict' && outcome !== 'referred';
  if (referral && isSanctioned) return standingOfReferral(slip, referral, charter);
  const motives = referral ? [motiveOfReferral(referral), ...reasons] : reasons;
  return { outcome, points, penalty, warning, disciplinary, motives, decidedBy: 'program' };
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
  // Older rulings kept no words: one that names none means those that the program found.
  const found = wordsOf(slip?.verdict.reasons ?? []);
  const words = ruling.outcome === 'nullity' ? (ruling.words ?? found) : [];
  const motive: Motive = {
    code: 'ruling',
    citation: citationOf(actor.role, how, charter),
    text: reason,
    ...(words.length > 0 ? { words } : {}),
  };
  // A decision on the slip does not touch its warning for conduct.
  const { disciplinary = false, reasons = [] } = slip?.verdict ?? {};
  const conduct = reasons.filter(({ code }) => code === 'disciplinary');
  const common = { disciplinary, motives: [motive, ...conduct], decidedBy: actor.role };
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

function standingOfReferral(
  { verdict }: RecordedSlip,
  referral: RecordedReferral,
  { edition, settings }: Charter,
): Standing {
  const { penalty } = EDITIONS[edition];
  const less = { outcome: 'accepted', points: verdict.points, penalty, warning: false } as const;
  const isPaid = settings.referredByHand === 'penalty' && verdict.points > 0 && !breachOf(less, EDITIONS[edition]);
  return {
    ...(isPaid ? less : { points: 0, penalty: 0, warning: false }),
    outcome: 'referred',
    disciplinary: verdict.disciplinary ?? false,
    motives: [motiveOfReferral(referral), ...verdict.reasons.filter(({ code }) => code === 'disciplinary')],
    decidedBy: referral.actor.role,
  };
}

const motiveOfReferral = ({ reason }: RecordedReferral): Motive => ({
  code: 'referral',
  citation: 'bulletin soumis à la commission d’arbitrage',
  text: reason,
});

/** The words not admitted that made a slip null. */
export const wordsOf = (motives: readonly Motive[]): readonly string[] => motives.flatMap(({ words }) => words ?? []);
