import { cases } from 'virtual:cases';
import type { ConditionId } from '@raccord/regulation';
import {
  type Exam,
  type ExamOrder,
  type Exercise,
  type Lesson,
  lexiconMark,
  makeExam,
  makeLesson,
  makePile,
} from '@raccord/school';
import type { Wordbook } from '@raccord/tournament';
import { readCase } from './cases.ts';
import type { LessonOrder, SlipsOrder } from './protocol.ts';

/** The school, with the words that are open. */

export const examOf = (order: ExamOrder, wordbook: Wordbook): Exam => makeExam(order, wordbook);

export const markOf = (wordbook: Wordbook): string => lexiconMark(wordbook);

export const lessonOf = (order: LessonOrder, condition: ConditionId, wordbook: Wordbook): Lesson | undefined =>
  makeLesson({ ...order, wordbook }, condition, cases.map(readCase));

/** Of a rule that no game shows, the slips of its lesson. */
export function slipsOf({ rule, ...order }: SlipsOrder, wordbook: Wordbook): readonly Exercise[] {
  const asked = rule === undefined ? 'as-in-halls' : { rows: [rule] };
  const pile = makePile({ ...order, wordbook, asked });
  if (pile.length > 0 || rule === undefined) return pile;
  const lesson = lessonOf(order, rule, wordbook);
  return lesson ? [...lesson.toJudge, ...lesson.worked.map(({ exercise }) => exercise)] : [];
}
