import type { EditionRow } from '@raccord/regulation';

/** The rows in the order of the articles they cite first; one that cites none stays behind those that stand before it. */
export function inOrderOfText(rows: readonly EditionRow[]): EditionRow[] {
  let furthest: readonly number[] = [];
  const placed = rows.map((row) => {
    const article = articleOf(row);
    if (article && compare(article, furthest) > 0) furthest = article;
    return { row, article: article ?? furthest };
  });
  return placed.sort((one, other) => compare(one.article, other.article)).map(({ row }) => row);
}

/** « art. 5.4.2.b et 5.7 » is 5, 4, 2, 2. */
function articleOf({ article }: EditionRow): number[] | undefined {
  const [first] = /\d+(?:\.(?:\d+|[a-z]\b))+[a-z]?/.exec(article) ?? [];
  return first?.match(/\d+|[a-z]/g)?.map((part) => (/\d/.test(part) ? Number(part) : part.charCodeAt(0) - 96));
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
