import type { ReasonCode } from '../reasons.ts';
import type { Condition } from './condition.ts';
import { LOCATION_CONDITIONS } from './location.ts';
import { SCORE_CONDITIONS } from './score.ts';
import { SLIP_CONDITIONS } from './slip.ts';
import { WORD_CONDITIONS } from './word.ts';

/** Every condition that an edition can have a row for. */
export const ALL_CONDITIONS = [
  ...SLIP_CONDITIONS,
  ...WORD_CONDITIONS,
  ...LOCATION_CONDITIONS,
  ...SCORE_CONDITIONS,
] as const;

export type ConditionId = (typeof ALL_CONDITIONS)[number]['id'];

/** The facts that a condition looks at. */
export type FactOf<Id extends ConditionId> = Extract<(typeof ALL_CONDITIONS)[number], { id: Id }>['looksAt'][number];

export const conditionOf = (id: ConditionId): Condition<ConditionId> =>
  ALL_CONDITIONS.find((condition) => condition.id === id) as unknown as Condition<ConditionId>;

/** What a reason is called in French: as the condition that gives it or, of several, the first one. */
export const labelOf = (code: ReasonCode): string =>
  ALL_CONDITIONS.find((condition) => condition.code === code)?.label ?? code;

export type { Condition, Facts } from './condition.ts';
