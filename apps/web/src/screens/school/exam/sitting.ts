import { EDITION_NAMES } from '@raccord/regulation';
import { type Answer, type ExamOrder, examNumber, readExamNumber, SLIP_SANCTIONS } from '@raccord/school';
import { answerOf, readLine } from '../answer/answerline.ts';
import { reasonsIn } from '../answer/reasons.ts';

/** An exam being sat, as it is kept: a page that is loaded again goes on with it. */
export interface Sitting {
  readonly order: ExamOrder;
  /** Hash of the words it is made with. */
  readonly words: string;
  readonly minutes: number | null;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  /** The slip shown, from 0. */
  readonly at: number;
  readonly answers: readonly (Answer | null)[];
  /** What is typed for the slip shown. */
  readonly draft: string;
}

/** A poor lexicon may give fewer slips than were asked for. */
export const fitSitting = (sitting: Sitting, count: number): Sitting =>
  count >= sitting.answers.length
    ? sitting
    : { ...sitting, at: Math.min(sitting.at, count - 1), answers: sitting.answers.slice(0, count) };

const MINUTE = 60_000;

export const beginSitting = (order: ExamOrder, words: string, minutes: number | null, now: number): Sitting => ({
  ...{ order, words, minutes, startedAt: now, finishedAt: null, at: 0, draft: '' },
  answers: Array.from({ length: order.count }, () => null),
});

export const endOfSitting = ({ startedAt, minutes }: Sitting): number =>
  minutes === null ? Number.POSITIVE_INFINITY : startedAt + minutes * MINUTE;

export const isOver = (sitting: Sitting, now: number): boolean =>
  sitting.finishedAt !== null || now >= endOfSitting(sitting);

/** Nobody has more time than was given, whenever the page hears of it. */
export const finishSitting = (sitting: Sitting, now: number): Sitting => ({
  ...takeDraft(sitting),
  finishedAt: Math.min(now, endOfSitting(sitting)),
});

export const minutesTaken = ({ startedAt, finishedAt }: Sitting): number =>
  Math.max(1, Math.ceil(((finishedAt ?? startedAt) - startedAt) / MINUTE));

/** « 1:05:09 », « 4:05 ». */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const two = (count: number): string => String(count).padStart(2, '0');
  const [hours, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(rest)}:${two(seconds % 60)}` : `${rest}:${two(seconds % 60)}`;
}

/** Writes an answer down and goes to the next slip, the last one apart. */
export const giveAnswer = (sitting: Sitting, answer: Answer): Sitting => ({
  ...sitting,
  answers: sitting.answers.map((given, index) => (index === sitting.at ? answer : given)),
  at: Math.min(sitting.at + 1, sitting.answers.length - 1),
  draft: '',
});

/** Goes to a slip; a whole answer that was typed for the one left is not lost. */
export const goTo = (sitting: Sitting, at: number): Sitting => ({ ...takeDraft(sitting), at });

function takeDraft(sitting: Sitting): Sitting {
  const { order, draft, at } = sitting;
  const answer = draft === '' ? 'no-points' : answerOf(readLine(draft, reasonsIn(order.edition)));
  return typeof answer === 'string' ? { ...sitting, draft: '' } : { ...giveAnswer(sitting, answer), at };
}

/** What is kept; undefined where there is none, or it cannot be read. */
export function sittingIn(text: string): Sitting | undefined {
  try {
    const value = JSON.parse(text) as Sitting;
    return isSitting(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSitting({ order, words, minutes, startedAt, finishedAt, at, answers, draft }: Sitting): boolean {
  const isTime = (time: number | null): boolean => time === null || Number.isFinite(time);
  return (
    EDITION_NAMES.includes(order.edition) &&
    readExamNumber(examNumber(order)).ok &&
    typeof words === 'string' &&
    typeof draft === 'string' &&
    Number.isFinite(startedAt) &&
    [minutes, finishedAt].every(isTime) &&
    answers.length > 0 &&
    answers.length <= order.count &&
    Number.isInteger(at) &&
    at >= 0 &&
    at < answers.length &&
    answers.every((answer) => answer === null || SLIP_SANCTIONS.includes(answer.sanction))
  );
}
