import { withCapital } from '@raccord/french';
import { EDITIONS, type EditionName, makeTable } from '@raccord/regulation';
import { rulingTexts } from '../texts/ruling.ts';

/** Sentences to begin a reason with: those of everyday, then one for each article of the edition. */
export const templatesOf = (edition: EditionName): readonly string[] => [
  ...rulingTexts.everyday,
  ...makeTable(EDITIONS[edition]).map(({ when, article }) => rulingTexts.byArticle(withCapital(when), article)),
];
