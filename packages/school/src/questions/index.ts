import type { Edition } from '@raccord/regulation';
import type { Chance } from '@raccord/simulation';
import { shuffled } from '../pile.ts';
import { appealQuestions } from './appeals.ts';
import { averageQuestions } from './averages.ts';
import type { SchoolQuestion } from './question.ts';
import { warningQuestions } from './warnings.ts';

export type { SchoolQuestion } from './question.ts';

export const QUESTION_SUBJECTS = ['warnings', 'averages', 'appeals'] as const;
export type QuestionSubject = (typeof QUESTION_SUBJECTS)[number];

/** The questions of a subject by what they ask for: a number to work out, what is done. */
type Kinds = readonly (readonly SchoolQuestion[])[];

const ASKED: Readonly<Record<QuestionSubject, (edition: Edition, chance: Chance) => Kinds>> = {
  warnings: warningQuestions,
  averages: averageQuestions,
  appeals: appealQuestions,
};

const COUNT = 8;

/** Some questions on a subject, as many of each kind as there are, with the numbers of the edition. */
export function makeQuestions(edition: Edition, subject: QuestionSubject, chance: Chance): readonly SchoolQuestion[] {
  const kinds = ASKED[subject](edition, chance).map((questions) => shuffled(questions, chance));
  const inTurns = Array.from({ length: COUNT }, (_, at) => kinds.flatMap((kind) => kind.slice(at, at + 1))).flat();
  const asked = new Map(inTurns.map((question) => [question.text, question]));
  return shuffled([...asked.values()].slice(0, COUNT), chance);
}
