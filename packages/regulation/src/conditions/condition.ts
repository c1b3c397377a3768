import type { Edition } from '../editions/edition.ts';
import type { ReasonCode, RemarkCode, Sanction } from '../reasons.ts';

/** A condition of the regulation: what it is called in French, what it may cost, and the sentence it is told in. */
export interface Condition<Id extends string = string, Facts = never, Bearable extends Sanction = Sanction> {
  readonly id: Id;
  /** The reason, or the remark, that it gives. */
  readonly code: ReasonCode | RemarkCode;
  /** What follows « si »; it has no number of the law. */
  readonly label: string;
  /** The numbers that an edition gives it, in French. */
  readonly numbers?: ((edition: Edition) => string) | undefined;
  /** The sanctions that a row may give it: without a move to pay, nothing but the nullity. */
  readonly bears: readonly Bearable[];
  /** A sentence that a referee can read to the player. */
  tell(facts: Facts): string;
}

const ON_A_MOVE = ['warning', 'penalty', 'referred', 'nullity'] as const;

type Naming<Id extends string> = Id extends ReasonCode ? { code?: ReasonCode } : { code: ReasonCode };
interface Told<Facts> {
  readonly label: string;
  readonly numbers?: (edition: Edition) => string;
  readonly tell: (facts: Facts) => string;
}
type Wording<Id extends string, Facts> = Told<Facts> & Naming<Id>;

/** A condition that leaves no move to pay. */
export const unpaid = <const Id extends string, Facts = object>(
  id: Id,
  { label, numbers, tell, code }: Wording<Id, Facts>,
): Condition<Id, Facts, 'nullity'> => ({
  id,
  code: code ?? (id as ReasonCode),
  label,
  numbers,
  bears: ['nullity'],
  tell,
});

/** A condition on a move that could be paid. */
export const paying = <const Id extends string, Facts = object>(
  id: Id,
  { label, numbers, tell, code }: Wording<Id, Facts>,
): Condition<Id, Facts, (typeof ON_A_MOVE)[number]> => ({
  id,
  code: code ?? (id as ReasonCode),
  bears: ON_A_MOVE,
  ...{ label, numbers, tell },
});

/** A condition of the links themselves: a row may also say that they locate nothing. */
export const linking = <const Id extends string, Facts = object>(
  id: Id,
  { label, numbers, tell, code }: Wording<Id, Facts>,
): Condition<Id, Facts, (typeof ON_A_MOVE)[number] | 'faulty'> => ({
  id,
  code: code ?? (id as ReasonCode),
  bears: [...ON_A_MOVE, 'faulty'],
  ...{ label, numbers, tell },
});

/** A condition that is said, and costs nothing. */
export const remarked = <const Id extends RemarkCode, Facts = object>(
  id: Id,
  { label, tell }: { label: string; tell: (facts: Facts) => string },
): Condition<Id, Facts, 'remark'> => ({ id, code: id, label, bears: ['remark'], tell });
