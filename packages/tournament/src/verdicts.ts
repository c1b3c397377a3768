import type { Reason, Remark, Slip, Verdict } from '@raccord/regulation';

/** A computed verdict as it is kept: without its trace, which the slip can give again. */
export interface Judged {
  readonly outcome: Verdict['outcome'];
  /** Before the penalty. */
  readonly points: number;
  readonly penalty: number;
  readonly warning: boolean;
  /** A warning for conduct, counted apart; only named where there is one. */
  readonly disciplinary?: true;
  readonly retained: Verdict['retained'];
  readonly reasons: readonly Reason[];
  /** What is said without a sanction; only named where something is. */
  readonly remarks?: readonly Remark[];
  /** For a slip null for words not admitted and for nothing else: what it would have earned with them. */
  readonly excusable?: Excusable;
}

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
  | {
      readonly outcome: 'accepted';
      /** Before the penalty. */
      readonly points: number;
      readonly penalty: number;
      readonly warning: boolean;
    }
  | { readonly outcome: 'nullity'; readonly words?: readonly string[] }
  /** The mean of the other players of the referee (slip lost, player helping…). */
  | { readonly outcome: 'average' };
