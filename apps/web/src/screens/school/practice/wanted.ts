import type { ConditionId } from '@raccord/regulation';
import { type Boxes, nextRule } from '@raccord/school';

/** As in halls, or chosen rules only. */
export type PracticeChoice = 'as-in-halls' | readonly ConditionId[];

/** Among slips of halls, every so often one comes back that was missed. */
const MISSED_EACH = 3;

/** What the next slip should show: anything as in halls, or a rule. */
export function wantedNext(
  boxes: Boxes,
  choice: PracticeChoice,
  rules: readonly ConditionId[],
): ConditionId | 'as-in-halls' | undefined {
  if (choice !== 'as-in-halls') return asRow(nextRule(boxes, choice));
  const missed = rules.filter((rule) => boxes.rules[rule]?.box === 0);
  const isTheirTurn = missed.length > 0 && boxes.answers % MISSED_EACH === MISSED_EACH - 1;
  return isTheirTurn ? asRow(nextRule(boxes, missed)) : 'as-in-halls';
}

/** Rows alone are handed in, and come back. */
const asRow = (rule: ReturnType<typeof nextRule>): ConditionId | undefined => (rule === 'right' ? undefined : rule);
