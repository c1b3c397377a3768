import { late } from './late.ts';

const conjunction = late(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }));
const disjunction = late(() => new Intl.ListFormat('fr-FR', { type: 'disjunction' }));
const dictionary = late(() => new Intl.Collator('fr-FR', { numeric: true }));

/** « Anne, Luc et Zoé », « Anne, Luc ou Zoé ». */
export const list = (items: readonly string[], last: 'et' | 'ou' = 'et'): string =>
  (last === 'et' ? conjunction() : disjunction()).format(items);

/** The order of a dictionary, accents last. */
export const alphabetical = (a: string, b: string): number => dictionary().compare(a, b);
