import { type ConditionId, type Reason, type Remark, type SlipSanction, sanctionOf, toldOf } from '@raccord/regulation';
import type { Exercise } from './exercise.ts';

export type GivenReason = Reason['code'] | Remark['code'];

/** What a trainee says of a slip. */
export interface Answer {
  /** Before the penalty. */
  readonly points: number;
  readonly sanction: SlipSanction;
  /** Missing where none is given. */
  readonly reason?: GivenReason;
}

/** An answer is right by its points and its sanction; its reason counts apart. */
export interface AnswerMark {
  readonly isRight: boolean;
  readonly isReasonRight: boolean;
}

export function markAnswer({ verdict }: Pick<Exercise, 'verdict'>, answer: Answer | undefined): AnswerMark {
  if (!answer) return { isRight: false, isReasonRight: false };
  const { points, reasons } = verdict;
  const codes = toldOf(verdict).map(({ code }) => code);
  return {
    isRight: answer.points === points && answer.sanction === sanctionOf(verdict),
    isReasonRight: answer.reason === undefined ? reasons.length === 0 : codes.includes(answer.reason),
  };
}

/** A row of the edition, or `right` for slips that show none. */
export type AskedRule = ConditionId | 'right';

export const rulesOfExercise = ({ rules }: Exercise): readonly AskedRule[] => (rules.length > 0 ? rules : ['right']);

export interface ExamMark {
  readonly count: number;
  readonly right: number;
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
    reasonsRight: marks.filter(({ isReasonRight }) => isReasonRight).length,
    byRule: [...byRule].map(([rule, counts]) => ({ rule, ...counts })),
  };
}
