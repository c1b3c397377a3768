import { EDITION_NAMES, SLIP_SANCTIONS } from '@raccord/regulation';
import { type Answer, type ExamOrder, examNumber, readExamNumber } from '@raccord/school';
import { wholeAnswerIn } from '../answer/answerline.ts';

/** An exam being sat, as it is kept: a page that is loaded again goes on with it. */
export interface KeptExam {
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
export const fitExam = (kept: KeptExam, count: number): KeptExam =>
  count >= kept.answers.length
    ? kept
    : { ...kept, at: Math.min(kept.at, count - 1), answers: kept.answers.slice(0, count) };

const MINUTE = 60_000;

export const beginExam = (order: ExamOrder, words: string, minutes: number | null, now: number): KeptExam => ({
  ...{ order, words, minutes, startedAt: now, finishedAt: null, at: 0, draft: '' },
  answers: Array.from({ length: order.count }, () => null),
});

export const endOfExam = ({ startedAt, minutes }: KeptExam): number =>
  minutes === null ? Number.POSITIVE_INFINITY : startedAt + minutes * MINUTE;

export const isExamOver = (kept: KeptExam, now: number): boolean => kept.finishedAt !== null || now >= endOfExam(kept);

/** Nobody has more time than was given, whenever the page hears of it. */
export const finishExam = (kept: KeptExam, now: number): KeptExam => ({
  ...takeDraft(kept),
  finishedAt: Math.min(now, endOfExam(kept)),
});

export const minutesTaken = ({ startedAt, finishedAt }: KeptExam): number =>
  Math.max(1, Math.ceil(((finishedAt ?? startedAt) - startedAt) / MINUTE));

/** Writes an answer down and goes to the next slip, the last one apart. */
export const giveAnswer = (kept: KeptExam, answer: Answer): KeptExam => ({
  ...kept,
  answers: kept.answers.map((given, index) => (index === kept.at ? answer : given)),
  at: Math.min(kept.at + 1, kept.answers.length - 1),
  draft: '',
});

/** Goes to a slip; a whole answer that was typed for the one left is not lost. */
export const goTo = (kept: KeptExam, at: number): KeptExam => ({ ...takeDraft(kept), at });

function takeDraft(kept: KeptExam): KeptExam {
  const { order, draft, at } = kept;
  const answer = wholeAnswerIn(draft, order.edition);
  return answer ? { ...giveAnswer(kept, answer), at } : { ...kept, draft: '' };
}

/** What is kept; undefined where there is none, or it cannot be read. */
export function keptExamIn(text: string): KeptExam | undefined {
  try {
    const value = JSON.parse(text) as KeptExam;
    return isKeptExam(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isKeptExam({ order, words, minutes, startedAt, finishedAt, at, answers, draft }: KeptExam): boolean {
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
