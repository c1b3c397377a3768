import { alphabetical } from '@raccord/french';
import { foldAccents } from '@raccord/scrabble';

const fold = (text: string): string => foldAccents(text.trim()).toLowerCase();

/** Each category once, however it is written: those of members, and those that the club withholds already. */
export function knownCategories(
  members: readonly { readonly card?: { readonly category?: string } | undefined }[],
  withheld: readonly string[],
): readonly string[] {
  const known = new Map<string, string>();
  for (const category of [...withheld, ...members.map(({ card }) => card?.category ?? '')]) {
    if (fold(category) !== '' && !known.has(fold(category))) known.set(fold(category), category.trim());
  }
  return [...known.values()].sort(alphabetical);
}

export const hasCategory = (categories: readonly string[], wanted: string): boolean =>
  categories.some((one) => fold(one) === fold(wanted));

/** « Poussin, benjamin » added to those that are ticked. */
export function withTyped(ticked: readonly string[], typed: string): readonly string[] {
  const others = typed.split(/[,;\n]/).map((one) => one.trim().replaceAll(/\s+/g, ' '));
  return knownCategories([], [...ticked, ...others]);
}
