import { conditionOf } from './conditions/index.ts';
import type { Edition, Row } from './editions/edition.ts';
import { rowOf } from './editions/edition.ts';
import type { Sanction } from './reasons.ts';

export const SANCTION_LABELS: Readonly<Record<Sanction, string>> = {
  warning: 'avertissement',
  penalty: 'pénalité de 5 points',
  referred: 'soumis à la commission d’arbitrage',
  nullity: 'nullité',
  faulty: 'raccord fautif',
};

/** A row of an edition in French: article, condition, sanction. */
export interface TableRow {
  readonly article: string;
  readonly when: string;
  readonly sanction: string;
}

export const makeTable = (edition: Edition): TableRow[] => edition.rows.map(describeRow);

function describeRow({ condition, article, sanction }: Row): TableRow {
  return { article, when: conditionOf(condition).label, sanction: SANCTION_LABELS[sanction] };
}

/** What changes from one edition to another for one condition; undefined on the side that has no row. */
export interface TableDifference {
  readonly when: string;
  readonly before: TableRow | undefined;
  readonly after: TableRow | undefined;
}

/** The conditions that two editions do not treat alike, in the order of the text. */
export function compareEditions(before: Edition, after: Edition): TableDifference[] {
  const conditions = [...new Set([...before.rows, ...after.rows].map(({ condition }) => condition))];
  return conditions.flatMap((condition) => {
    const [a, b] = [rowOf(before, condition), rowOf(after, condition)];
    if (a?.sanction === b?.sanction) return [];
    return [{ when: conditionOf(condition).label, before: a && describeRow(a), after: b && describeRow(b) }];
  });
}
