import { type ConditionId, conditionOf, EDITIONS, type EditionName, type ReasonCode } from '@raccord/regulation';

/** The lesson of the school about a reason: that of the first row of the edition which gives it; none where none does. */
export const lessonAbout = (reason: ReasonCode, edition: EditionName): ConditionId | undefined =>
  EDITIONS[edition].rows.find(({ condition }) => conditionOf(condition).code === reason)?.condition;
