import type { Edition } from '../editions/edition.ts';
import type { ReasonCode, RemarkCode } from '../reasons.ts';
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

type Known = (typeof ALL_CONDITIONS)[number];

export type ConditionId = Known['id'];

type Named<Id extends ConditionId> = Extract<Known, { id: Id }>;

/** What a finding of a condition must say. */
export type FactsOf<Id extends ConditionId> = Parameters<Named<Id>['tell']>[0];

/** The sanctions that a condition can bear: an edition that gives it another one does not compile. */
export type SanctionOf<Id extends ConditionId> = Named<Id>['bears'][number];

const BY_ID = new Map(
  ALL_CONDITIONS.map((condition) => [condition.id, condition as unknown as Condition<ConditionId>]),
);

export const conditionOf = (id: ConditionId): Condition<ConditionId> => BY_ID.get(id) as Condition<ConditionId>;

/** What follows « si » in the table of an edition: « le raccord n’a pas assez de lettres (…) ». */
export function whenOf(id: ConditionId, edition: Edition): string {
  const { label, numbers } = conditionOf(id);
  const told = numbers?.(edition) ?? '';
  return told === '' ? label : `${label} (${told})`;
}

/** What a reason is called in French: as the condition that gives it or, of several, the first one. */
export const labelOf = (code: ReasonCode | RemarkCode): string =>
  ALL_CONDITIONS.find((condition) => condition.code === code)?.label ?? code;

/** A condition that holds, with its facts. */
export type Finding = {
  [Id in ConditionId]: { readonly condition: Id; readonly facts: FactsOf<Id> };
}[ConditionId];

/** A finding of a condition. */
export const found = <Id extends ConditionId>(condition: Id, facts: FactsOf<Id>): Finding =>
  ({ condition, facts }) as Finding;

/** What a finding is told in. */
export const tell = ({ condition, facts }: Finding): string => conditionOf(condition).tell(facts as never);

export type { Condition };
