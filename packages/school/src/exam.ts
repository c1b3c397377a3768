import { EDITION_NAMES, type EditionName } from '@raccord/regulation';
import { accept, type Result, refuse } from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import { makePile, type PiledExercise } from './pile.ts';

/** What an exam is made of. With one lexicon, the same order is the same exam for everybody. */
export interface ExamOrder {
  readonly edition: EditionName;
  readonly count: number;
  readonly seed: number;
}

export interface Exam extends ExamOrder {
  /** What everybody types to have the same one. */
  readonly number: string;
  readonly exercises: readonly PiledExercise[];
}

export const MOST_EXAM_SLIPS = 200;
export const LARGEST_SEED = 2 ** 32 - 1;

/** Ordinary slips, as in halls; none where the lexicon gives no game to draw from. */
export const makeExam = (order: ExamOrder, wordbook: Wordbook): Exam => ({
  ...order,
  number: examNumber(order),
  exercises: makePile({ ...order, wordbook, asked: 'as-in-halls' }),
});

/** « 2023-30-7 »: the edition, how many slips, the seed. */
export const examNumber = ({ edition, count, seed }: ExamOrder): string => `${edition}-${count}-${seed}`;

/** Reads the number of an exam as people type it, with hyphens, dots or spaces. */
export function readExamNumber(text: string): Result<ExamOrder, 'exam-number'> {
  const parts = text.trim().split(/[\s.–-]+/);
  const [edition, count, seed] = parts;
  const isWhole = parts.length === 3 && /^\d{1,4}$/.test(count) && /^\d{1,10}$/.test(seed);
  if (!isWhole)
    return refuse('exam-number', `« ${text} » n’est pas un numéro d’examen : il s’écrit comme « 2023-30-7 ».`);
  const name = EDITION_NAMES.find((known) => known === edition);
  if (!name)
    return refuse(
      'exam-number',
      `L’édition « ${edition} » du numéro d’examen n’existe pas : ${EDITION_NAMES.join(', ')} sont possibles.`,
    );
  const order = { edition: name, count: Number(count), seed: Number(seed) };
  if (order.count < 1 || order.count > MOST_EXAM_SLIPS)
    return refuse('exam-number', `Un examen a de 1 à ${MOST_EXAM_SLIPS} bulletins ; ce numéro en demande ${count}.`);
  if (order.seed > LARGEST_SEED)
    return refuse('exam-number', `La graine « ${seed} » du numéro d’examen est trop grande : ${LARGEST_SEED} au plus.`);
  return accept(order);
}
