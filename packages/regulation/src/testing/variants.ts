import { conditionOf } from '../conditions/index.ts';
import type { Edition, EditionRow } from '../editions/edition.ts';
import type { Sanction } from '../reasons.ts';

/** An edition in which one row has another sanction, or is taken out. */
export interface Variant {
  readonly row: EditionRow;
  readonly to: Sanction | 'taken out';
  readonly edition: Edition;
}

/** One for each other sanction that the condition of a row can bear. */
export function variantsOf(edition: Edition, row: EditionRow): Variant[] {
  const others = conditionOf(row.condition).bears.filter((sanction) => sanction !== row.sanction);
  return others.map((to) => ({
    ...{ row, to },
    edition: {
      ...edition,
      rows: edition.rows.map((one) => (one === row ? ({ ...row, sanction: to } as EditionRow) : one)),
    },
  }));
}

/** The edition without a row. */
export const withoutRow = (edition: Edition, row: EditionRow): Variant => ({
  ...{ row, to: 'taken out' },
  edition: { ...edition, rows: edition.rows.filter((one) => one !== row) },
});
