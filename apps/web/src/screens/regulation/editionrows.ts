import type { Rule, RuleDifference, TableDifference, TableRow } from '@raccord/regulation';
import { textSearch } from '@raccord/scrabble';

/** Does a row speak of what is sought, word by word, accents and case aside? */
export const speaksOf = (texts: readonly (string | undefined)[], search: string): boolean =>
  textSearch(search)(texts.join(' '));

export const findRows = (rows: readonly TableRow[], search: string): TableRow[] =>
  rows.filter((row) => speaksOf(Object.values(row), search));

export const findRules = (rules: readonly Rule[], search: string): Rule[] =>
  rules.filter((rule) => speaksOf(Object.values(rule), search));

export const findDifferences = (differences: readonly TableDifference[], search: string): TableDifference[] =>
  differences.filter(({ when, before, after }) =>
    speaksOf([when, ...[before, after].flatMap((row) => (row ? [row.article, row.sanction] : []))], search),
  );

export const findRuleDifferences = (differences: readonly RuleDifference[], search: string): RuleDifference[] =>
  differences.filter((difference) => speaksOf(Object.values(difference), search));
