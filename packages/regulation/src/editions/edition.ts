import type { ConditionId } from '../conditions/index.ts';
import type { Sanction } from '../reasons.ts';

export type EditionName = '2015' | '2016' | '2019' | '2023';

/** A row of an edition: a condition, the article it comes from, and what it costs. */
export interface Row {
  readonly condition: ConditionId;
  readonly article: string;
  readonly sanction: Sanction;
}

/** A dated text of the regulation, as a table: a condition without a row has no effect under it. */
export interface Edition {
  readonly name: EditionName;
  readonly title: string;
  readonly rows: readonly Row[];
}

export const rowOf = (edition: Edition, condition: ConditionId): Row | undefined =>
  edition.rows.find((row) => row.condition === condition);

export const citationOf = (edition: Edition, row: Row): string => `${edition.title}, ${row.article}`;
