import { type ConditionId, conditionOf, type FactOf, type Facts } from './conditions/index.ts';
import { type Edition, type Row, rowOf } from './editions/edition.ts';
import type { ReasonCode, Sanction } from './reasons.ts';

/** A condition that was looked at: what it saw and what it answered. */
export interface TraceEntry {
  readonly condition: ConditionId;
  readonly label: string;
  readonly saw: Readonly<Partial<Record<keyof Facts, unknown>>>;
  readonly holds: boolean;
}

/** One slip before one edition: each question asked is kept. A condition without a row in the edition never holds. */
export class Inquiry {
  readonly edition: Edition;
  readonly trace: TraceEntry[] = [];

  constructor(edition: Edition) {
    this.edition = edition;
  }

  /** What the edition makes of a condition, undefined where it has no row. */
  sanction(id: ConditionId): Sanction | undefined {
    return rowOf(this.edition, id)?.sanction;
  }

  holds<Id extends ConditionId>(id: Id, facts: Pick<Facts, FactOf<Id>>): boolean {
    if (this.sanction(id) === undefined) return false;
    const { label, holds } = conditionOf(id);
    const answer = holds(facts as Facts);
    this.trace.push({ condition: id, label, saw: facts as Partial<Facts>, holds: answer });
    return answer;
  }

  /** The row of the condition that gave a reason: the last one of that code which held. */
  rowFor(code: ReasonCode): Row {
    const entry = this.trace.findLast(({ condition, holds }) => holds && conditionOf(condition).code === code);
    const row = entry && rowOf(this.edition, entry.condition);
    if (!row) throw new Error(`no condition of edition ${this.edition.name} gave the reason ${code}`);
    return row;
  }

  /** The reasons of those of these conditions that hold. */
  reasons(asked: { readonly [Id in ConditionId]?: Pick<Facts, FactOf<Id>> }): ReasonCode[] {
    return (Object.keys(asked) as ConditionId[]).flatMap((id) =>
      this.holds(id, asked[id] as Facts) ? [conditionOf(id).code] : [],
    );
  }
}
