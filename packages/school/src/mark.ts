import {
  type ConditionId,
  mainSolution,
  type Reason,
  type Remark,
  type SlipSanction,
  sanctionOf,
  toldOf,
  type Verdict,
} from '@raccord/regulation';
import { makeReference, parseReference } from '@raccord/scrabble';
import type { Exercise } from './exercise.ts';

export type GivenReason = Reason['code'] | Remark['code'];

/** What a trainee says of a slip. */
export interface Answer {
  /** Before the penalty. */
  readonly points: number;
  readonly sanction: SlipSanction;
  /** Missing where none is given. */
  readonly reason?: GivenReason;
  /** Where the move paid lies; missing where it is not said. */
  readonly place?: string;
}

/** An answer is right by its points and its sanction; its reason and its place are told apart. */
export interface AnswerMark {
  readonly isRight: boolean;
  readonly arePointsRight: boolean;
  readonly isSanctionRight: boolean;
  /** Missing where there was none to give, and none was given. */
  readonly isReasonRight?: boolean;
  /** Missing where the slip says itself where it is paid, and nothing else was answered. */
  readonly isPlaceRight?: boolean;
}

export function markAnswer(exercise: MarkedSlip, answer: Answer | undefined): AnswerMark {
  const { verdict } = exercise;
  const arePointsRight = answer?.points === verdict.points;
  const isSanctionRight = answer !== undefined && rightSanctions(verdict).includes(answer.sanction);
  const isReasonAsked = verdict.reasons.length > 0 || answer?.reason !== undefined;
  const isReasonRight = toldOf(verdict).some(({ code }) => code === answer?.reason);
  return {
    ...{ isRight: arePointsRight && isSanctionRight, arePointsRight, isSanctionRight },
    ...(isReasonAsked ? { isReasonRight } : {}),
    ...(verdict.retained && (answer?.place !== undefined || placeToFind(exercise) !== undefined)
      ? { isPlaceRight: placesPaid(exercise, verdict.retained.reference).includes(answer?.place) }
      : {}),
  };
}

type MarkedSlip = Pick<Exercise, 'verdict' | 'trace' | 'slip' | 'position'>;

/** Where the score alone shows the place, it is at every valid one that makes it. */
function placesPaid({ trace }: MarkedSlip, retained: string): readonly (string | undefined)[] {
  const isByScore = trace.some(
    (entry) => entry.kind === 'found' && entry.isKept && entry.condition === 'wrong-location',
  );
  const others = trace.flatMap((entry) => (entry.kind === 'place' && entry.isValid ? [entry.reference] : []));
  return isByScore ? [retained, ...others] : [retained];
}

/** Where a slip is paid that writes another place, or none; on the first turn, no place is looked at. */
function placeToFind({ position, slip, verdict: { retained } }: MarkedSlip): string | undefined {
  if (position.turn === 1) return undefined;
  const written = parseReference(mainSolution(slip)?.reference ?? '');
  return retained && !(written.ok && makeReference(written.value) === retained.reference)
    ? retained.reference
    : undefined;
}

/** A warning for conduct is one, beside whatever the slip earns: next to a penalty it may be said or left out. */
function rightSanctions(verdict: Verdict): readonly SlipSanction[] {
  const sanction = sanctionOf(verdict);
  if (!verdict.disciplinary) return [sanction];
  if (sanction === 'none') return ['warning'];
  return sanction === 'penalty' ? ['penalty', 'penalty-and-warning'] : [sanction];
}

/** What was to be answered, with the first of its reasons. */
export function rightAnswer(exercise: MarkedSlip): Answer {
  const { verdict } = exercise;
  const place = placeToFind(exercise);
  const [reason] = toldOf(verdict);
  const [sanction] = rightSanctions(verdict);
  return { points: verdict.points, sanction, ...(reason ? { reason: reason.code } : {}), ...(place ? { place } : {}) };
}

/** A row of the edition, or `right` for slips that show none. */
export type AskedRule = ConditionId | 'right';

export const rulesOfExercise = ({ rules }: Exercise): readonly AskedRule[] => (rules.length > 0 ? rules : ['right']);

export interface ExamMark {
  readonly count: number;
  readonly right: number;
  /** How many slips have a reason to be named, and on how many of them one was. */
  readonly reasons: number;
  readonly reasonsRight: number;
  /** A slip that shows several rows counts for each of them. */
  readonly byRule: readonly { readonly rule: AskedRule; readonly count: number; readonly right: number }[];
}

/** The mark of an exam; a slip without an answer is wrong. */
export function markExam(exercises: readonly Exercise[], answers: readonly (Answer | undefined)[]): ExamMark {
  const marks = exercises.map((exercise, index) => markAnswer(exercise, answers[index]));
  const byRule = new Map<AskedRule, { count: number; right: number }>();
  for (const [index, exercise] of exercises.entries()) {
    for (const rule of rulesOfExercise(exercise)) {
      const { count, right } = byRule.get(rule) ?? { count: 0, right: 0 };
      byRule.set(rule, { count: count + 1, right: right + Number(marks[index].isRight) });
    }
  }
  return {
    count: exercises.length,
    right: marks.filter(({ isRight }) => isRight).length,
    reasons: exercises.filter(hasReason).length,
    reasonsRight: exercises.filter((exercise, index) => hasReason(exercise) && marks[index].isReasonRight).length,
    byRule: [...byRule].map(([rule, counts]) => ({ rule, ...counts })),
  };
}

/** How many of so many slips an exam is passed from. */
export const slipsToPass = (count: number, passPercent: number): number => Math.ceil((count * passPercent) / 100);

/** Is an exam of which at least one slip counts passed? */
export const isPassed = ({ right, count }: Pick<ExamMark, 'right' | 'count'>, passPercent: number): boolean =>
  count > 0 && right >= slipsToPass(count, passPercent);

/** How much of an exam is right, in hundredths; nothing where no slip counts. */
export const shareRight = ({ right, count }: Pick<ExamMark, 'right' | 'count'>): number | undefined =>
  count === 0 ? undefined : (100 * right) / count;

/** The best first, reasons named separating equals; those who have no mark yet last. */
export const byMark = (one: RankedMark | undefined, other: RankedMark | undefined): number =>
  (other?.right ?? -1) - (one?.right ?? -1) || (other?.reasonsRight ?? 0) - (one?.reasonsRight ?? 0);

type RankedMark = Pick<ExamMark, 'right' | 'reasonsRight'>;

const hasReason = ({ verdict }: Exercise): boolean => verdict.reasons.length > 0;
