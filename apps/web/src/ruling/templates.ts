import { withCapital } from '@raccord/french';
import { EDITIONS, type EditionName, makeTable } from '@raccord/regulation';
import { articleIn } from '../slip/verdicts.ts';
import { rulingTexts } from '../texts/ruling.ts';

/** A sentence for each article of the edition, to begin a reason with: those that the verdict cites come first. */
export function templatesOf(edition: EditionName, citations: readonly string[]): readonly string[] {
  const cited = new Set(citations.map(articleIn));
  const isOther = ({ article }: { readonly article: string }): number => Number(!cited.has(article));
  return makeTable(EDITIONS[edition])
    .toSorted((a, b) => isOther(a) - isOther(b))
    .map(({ when, article }) => rulingTexts.byArticle(withCapital(when), article));
}
