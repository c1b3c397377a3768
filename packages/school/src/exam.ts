import { EDITION_NAMES, type EditionName } from '@raccord/regulation';
import { accept, LARGEST_SEED, type Result, refuse } from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import { makePile, type PiledExercise } from './pile.ts';

/** What an exam is made of. With one lexicon, the same order is the same exam for everybody. */
export interface ExamOrder {
  readonly edition: EditionName;
  readonly count: number;
  readonly seed: number;
  /** The mark of its lexicon (`lexiconMark`), where it is not the free one. */
  readonly lexicon?: string;
}

export interface Exam extends ExamOrder {
  /** What everybody types to have the same one. */
  readonly number: string;
  readonly exercises: readonly PiledExercise[];
}

export const MOST_EXAM_SLIPS = 200;
/** Unless whoever gives it says otherwise. */
export const USUAL_EXAM_SLIPS = 30;

const MINUTES_A_SLIP = 1.5;
/** How long an exam takes, unless whoever gives it says otherwise. */
export const examMinutes = (count: number): number => Math.ceil(count * MINUTES_A_SLIP);

/** Ordinary slips, as in halls; none where the lexicon gives no game to draw from. */
export const makeExam = (order: ExamOrder, wordbook: Wordbook): Exam => ({
  ...order,
  number: examNumber(order),
  exercises: makePile({ ...order, wordbook, asked: 'as-in-halls', isExam: true }),
});

/** « 2023-30-7 »: the edition, how many slips, the seed; « 2023-30-7-a1b2 » where the lexicon is not the free one. */
export const examNumber = ({ edition, count, seed, lexicon }: ExamOrder): string =>
  [edition, count, seed, ...(lexicon === undefined ? [] : [lexicon])].join('-');

/** Four characters that tell a lexicon from another one by its words, whatever file they came in (FNV-1a). */
export function lexiconMark({ words }: Pick<Wordbook, 'words'>): string {
  let hash = 0x811c9dc5;
  for (const arc of words.arcs) hash = Math.imul(hash ^ arc, 0x01000193);
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16).padStart(4, '0');
}

/** Was an exam made with the lexicon at hand, given by its mark, or with the free one: undefined? */
export function checkExamLexicon(order: ExamOrder, own: string | undefined): Result<ExamOrder, 'exam-lexicon'> {
  if (order.lexicon === own) return accept(order);
  const made = order.lexicon === undefined ? 'le dictionnaire libre' : `un autre dictionnaire, « ${order.lexicon} »`;
  return refuse(
    'exam-lexicon',
    `L’examen n° ${examNumber(order)} est fait avec ${made} : choisissez ce dictionnaire pour avoir les mêmes bulletins.`,
  );
}

/** Reads the number of an exam as people type it, with hyphens, dots or spaces. */
export function readExamNumber(text: string): Result<ExamOrder, 'exam-number'> {
  const parts = text.trim().split(/[\s.–-]+/);
  const [edition, count, seed, lexicon] = parts;
  const isMarked = lexicon !== undefined;
  const isWhole = parts.length <= 4 && /^\d{1,4}$/.test(count) && /^\d{1,10}$/.test(seed);
  if (!isWhole || (isMarked && !/^[\da-f]{4}$/i.test(lexicon)))
    return refuse('exam-number', `« ${text} » n’est pas un numéro d’examen : il s’écrit comme « 2023-30-7 ».`);
  const name = EDITION_NAMES.find((known) => known === edition);
  if (!name)
    return refuse(
      'exam-number',
      `L’édition « ${edition} » du numéro d’examen n’existe pas : ${EDITION_NAMES.join(', ')} sont possibles.`,
    );
  const order = {
    ...{ edition: name, count: Number(count), seed: Number(seed) },
    ...(isMarked ? { lexicon: lexicon.toLowerCase() } : {}),
  };
  if (order.count < 1 || order.count > MOST_EXAM_SLIPS)
    return refuse('exam-number', `Un examen a de 1 à ${MOST_EXAM_SLIPS} bulletins ; ce numéro en demande ${count}.`);
  if (order.seed > LARGEST_SEED)
    return refuse('exam-number', `La fin du numéro d’examen, « ${seed} », est trop grande : ${LARGEST_SEED} au plus.`);
  return accept(order);
}
