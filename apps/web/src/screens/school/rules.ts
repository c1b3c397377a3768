import { withCapital } from '@raccord/french';
import { type ConditionId, EDITIONS, type EditionName, makeTable, type TableRow } from '@raccord/regulation';
import type { AskedRule } from '@raccord/school';
import { schoolTexts } from '../../texts/school.ts';

/** A row of an edition as the school shows it. */
export interface SchoolRule extends TableRow {
  readonly rule: ConditionId;
}

/** The rules of an edition, in the order of its text. */
export function rulesIn(edition: EditionName): readonly SchoolRule[] {
  const table = makeTable(EDITIONS[edition]);
  return EDITIONS[edition].rows.map(({ condition }, index) => ({
    ...table[index],
    when: withCapital(table[index].when),
    rule: condition,
  }));
}

export const nameOfRule = (rule: AskedRule, rules: readonly SchoolRule[]): string =>
  rule === 'right' ? schoolTexts.right : (rules.find((one) => one.rule === rule)?.when ?? rule);
