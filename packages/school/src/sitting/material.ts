import type { EditionName } from '@raccord/regulation';
import type { ToppingTerms, TrainingGame } from '@raccord/training';
import type { Exercise } from '../exercise.ts';

/** What is sat: plain data, made once and kept with the sitting. */
export type Material = ExamMaterial | ToppingMaterial;

export interface ExamMaterial {
  readonly kind: 'exam';
  readonly edition: EditionName;
  readonly number: string;
  readonly minutes: number;
  /** The share of right slips, in percent, from which the exam is passed; none where it is only marked. */
  readonly passPercent?: number;
  /** The name of its words. */
  readonly lexicon: string;
  readonly exercises: readonly Exercise[];
}

export interface ToppingMaterial {
  readonly kind: 'topping';
  /** Its seed. */
  readonly number: string;
  readonly lexicon: string;
  readonly terms: ToppingTerms;
  readonly game: TrainingGame;
}

/** How many slips or draws there are. */
export const materialCount = (material: Material): number =>
  material.kind === 'exam' ? material.exercises.length : material.game.turns.length;
