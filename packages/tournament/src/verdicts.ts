import type { Reason, Slip, Verdict, Worth } from '@raccord/regulation';

/** A computed verdict as it is kept. */
export interface Judged extends Verdict {
  /** For a slip null for words not admitted and for nothing else: what it would have earned with them. */
  readonly excusable?: Excusable;
}

/** The words not admitted that made a slip null. */
export const wordsOf = (reasons: readonly Reason<string>[]): readonly string[] =>
  reasons.flatMap(({ words }) => words ?? []);

/** All the words that make a slip null: those that the verdict names, and those that it would name were they admitted. */
export const allWordsOf = ({ reasons, excusable }: Judged): readonly string[] => [
  ...new Set([...wordsOf(reasons), ...(excusable?.words ?? [])]),
];

/** Would whoever looked at a slip see the same? What it would be worth were words admitted is not shown. */
export const isSameVerdict = (a: Judged, b: Judged): boolean => JSON.stringify(shown(a)) === JSON.stringify(shown(b));

const shown = ({ outcome, points, penalty, warning, disciplinary, reasons }: Judged) => [
  ...[outcome, points, penalty, warning, disciplinary === true],
  ...reasons.map(({ code, text }) => [code, text]),
];

/** All the words that make a slip null, and what it would be worth were they admitted: the limit of an average (5.7). */
export interface Excusable {
  readonly words: readonly string[];
  readonly worth: number;
}

/** A slip of an entrant and what the regulation makes of it. */
export interface JudgedSlip {
  readonly entrant: string;
  readonly slip: Slip;
  readonly verdict: Judged;
}

/** What a person decides of a slip; it stands over the computed verdict. */
export type Ruling =
  | ({ readonly outcome: 'accepted' } & Pick<Worth, 'points' | 'penalty' | 'warning'>)
  | { readonly outcome: 'nullity'; readonly words?: readonly string[] }
  /** The mean of the other players of the referee (slip lost, player helping…). */
  | { readonly outcome: 'average' };
