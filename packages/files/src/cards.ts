import { LINE_END, MARK, makeText, SEPARATOR } from './csvtext.ts';

/** A card of a program that makes one learn by heart. */
export interface LearningCard {
  readonly front: string;
  readonly back: string;
}

/** Cards as such programs take them: a line each, its two sides. */
export const makeCardsCsv = (cards: readonly LearningCard[]): string =>
  MARK + cards.map(({ front, back }) => [front, back].map(makeText).join(SEPARATOR) + LINE_END).join('');
