import type { TableDifference, TableRow } from '@raccord/regulation';
import { foldAccents } from '@raccord/scrabble';

/** Does a row speak of what is sought, word by word, accents and case aside? */
function speaksOf(texts: readonly string[], search: string): boolean {
  const content = foldAccents(texts.join(' '));
  return foldAccents(search)
    .split(/\s+/)
    .every((word) => content.includes(word));
}

export const findRows = (rows: readonly TableRow[], search: string): TableRow[] =>
  rows.filter(({ article, when, sanction }) => speaksOf([article, when, sanction], search));

export const findDifferences = (differences: readonly TableDifference[], search: string): TableDifference[] =>
  differences.filter(({ when, before, after }) =>
    speaksOf([when, ...[before, after].flatMap((row) => (row ? [row.article, row.sanction] : []))], search),
  );
