import { withCapital } from '@raccord/french';
import {
  type ConditionId,
  conditionOf,
  EDITIONS,
  type EditionName,
  makeTable,
  type TableRow,
} from '@raccord/regulation';
import { type AskedRule, inOrderOfText } from '@raccord/school';
import { schoolTexts } from '../../texts/school.ts';

/** A row of an edition as the school shows it. */
export interface SchoolRule extends TableRow {
  readonly rule: ConditionId;
  /** In a few words. */
  readonly title: string;
}

/** The rules of an edition, in the order of its text. */
export function rulesIn(edition: EditionName): readonly SchoolRule[] {
  const { rows } = EDITIONS[edition];
  const table = makeTable(EDITIONS[edition]);
  return inOrderOfText(rows).map((row) => {
    const told = table[rows.indexOf(row)];
    return { ...told, when: withCapital(told.when), rule: row.condition, title: titleOf(row.condition) };
  });
}

export const nameOfRule = (rule: AskedRule): string => (rule === 'right' ? schoolTexts.right : titleOf(rule));

/** How rules were answered, each called as its lesson is. */
export const calledAsTaught = (
  marks: readonly { readonly rule: string; readonly count: number; readonly right: number }[],
) => marks.map(({ rule, count, right }) => ({ label: nameOfRule(rule as AskedRule), count, right }));

const titleOf = (rule: ConditionId): string =>
  withCapital(schoolTexts.ruleTitles[rule] ?? schoolTexts.reasons[conditionOf(rule).code].name);
