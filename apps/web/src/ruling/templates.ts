import { withCapital } from '@raccord/french';
import { EDITIONS, type EditionName, makeTable } from '@raccord/regulation';
import { texts } from '../texts/index.ts';

/** Sentences to begin a reason with: those of everyday, then one for each article of the edition. */
export const templatesOf = (edition: EditionName): readonly string[] => [
  ...texts.ruling.everyday,
  ...makeTable(EDITIONS[edition]).map(({ when, article }) => texts.ruling.byArticle(withCapital(when), article)),
];
