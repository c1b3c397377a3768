import { EDITIONS, type EditionName, type Reason } from '@raccord/regulation';
import { isAppealPending, isDecidedSince } from '../appeals.ts';
import type { Role } from '../people.ts';
import type { RecordedRuling, RecordedSlip, SlipFile } from '../state/state.ts';

/** Why an entrant got what he got: an article of the regulation, or what a person decided. */
export interface Motive {
  readonly code: Reason['code'] | 'ruling' | 'referral' | 'disciplinary' | 'average' | 'exclusion' | 'lateness';
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
  readonly settings: { readonly provisional: 'zero' | 'penalty' };
}

/** What stands: the last ruling, else the provisional sanction of a slip referred by hand, else the computed verdict. */
export function standingOf(file: SlipFile, charter: Charter): Standing | undefined {
  const ruling = file.rulings?.at(-1);
  if (ruling) return standingOfRuling(ruling, file.slip, charter);
  if (!file.slip) return undefined;
  const { outcome, points, penalty, warning, disciplinary = false, reasons } = file.slip.verdict;
  if (file.referral && outcome !== 'referred') return standingOfReferral(file.slip, file.referral, charter);
  return {
    outcome,
    points,
    penalty,
    warning,
    disciplinary,
    motives: reasons,
    decidedBy: 'program',
  };
}

const RULING_CITATIONS: Readonly<Record<Role, string>> = {
  chief: 'décision du juge-arbitre',
  referee: 'décision de l’arbitre',
  'second-referee': 'double arbitrage',
  commission: 'décision de la commission d’arbitrage',
  player: 'décision du joueur',
};

function standingOfRuling(
  { ruling, reason, actor, isFavourable }: RecordedRuling,
  slip: RecordedSlip | undefined,
  charter: Charter,
): Standing {
  // Older rulings kept no words: one that names none means those that the program found.
  const found = wordsOf(slip?.verdict.reasons ?? []);
  const words = ruling.outcome === 'nullity' ? (ruling.words ?? found) : [];
  const motive: Motive = {
    code: 'ruling',
    citation: citationOf(actor.role, isFavourable === true, charter),
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

function citationOf(role: Role, isFavourable: boolean, { edition }: Charter): string {
  const { ledger, decisions } = EDITIONS[edition];
  const own = RULING_CITATIONS[role];
  if (isFavourable && decisions.favourableReading) {
    return `${own}, lecture la plus favorable, ${decisions.favourableReading.article}`;
  }
  return role === 'second-referee' ? `${own}, ${ledger.article}` : own;
}

function standingOfReferral(
  { verdict }: RecordedSlip,
  { reason, actor }: NonNullable<SlipFile['referral']>,
  { edition, settings }: Charter,
): Standing {
  const points = settings.provisional === 'penalty' ? verdict.points : 0;
  return {
    outcome: 'referred',
    points,
    penalty: points > 0 ? EDITIONS[edition].penalty : 0,
    warning: false,
    disciplinary: verdict.disciplinary ?? false,
    motives: [
      { code: 'referral', citation: 'bulletin soumis à la commission d’arbitrage', text: reason },
      ...verdict.reasons.filter(({ code }) => code === 'disciplinary'),
    ],
    decidedBy: actor.role,
  };
}

/** The words not admitted that made a slip null. */
export const wordsOf = (motives: readonly Motive[]): readonly string[] => motives.flatMap(({ words }) => words ?? []);
