import {
  compareEditions,
  compareRules,
  type Edition,
  type RuleDifference,
  type TableDifference,
  type TableRow,
} from '@raccord/regulation';
import type { ReactNode } from 'react';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { type Column, Note, Table } from '../../design/Table.tsx';
import { regulationTexts } from '../../texts/regulation.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { findDifferences, findRuleDifferences } from './editionrows.ts';
import styles from './regulation.module.css';

const words = regulationTexts;

interface DifferencesProps {
  readonly before: Edition;
  readonly after: Edition;
  readonly search?: string;
}

/** All that two editions do not say alike: their conditions with their sanctions, then their other rules. */
export function Differences({ before, after, search = '' }: DifferencesProps) {
  const conditions = findDifferences(typesetTexts(compareEditions(before, after)), search);
  const rules = findRuleDifferences(typesetTexts(compareRules(before, after)), search);
  const editions = [before, after] as const;
  if (conditions.length + rules.length === 0) return <p>{search === '' ? words.same : words.notFound(search)}</p>;
  return (
    <div className={styles.edition}>
      {conditions.length > 0 && (
        <section className={layout.stack2}>
          <h2>{words.conditions}</h2>
          <Table
            hasCards
            label={words.conditions}
            rows={conditions}
            keyOf={({ when }) => when}
            columns={[
              { heading: words.columns.when, kind: 'name', card: 'whole', cell: ({ when }) => when },
              ...sides(editions, ({ when, ...both }: TableDifference, side) => {
                const row = both[side];
                return row && <Sanctioned {...{ row, when }} />;
              }),
            ]}
          />
        </section>
      )}
      {rules.length > 0 && (
        <section className={layout.stack2}>
          <h2>{words.chapters}</h2>
          <Table
            hasCards
            label={words.chapters}
            rows={rules}
            keyOf={({ chapter, subject }) => `${chapter} ${subject}`}
            columns={[
              {
                ...{ heading: words.subject, kind: 'name', card: 'whole' },
                cell: ({ subject, chapter }) => (
                  <>
                    {subject}
                    <Note>{chapter}</Note>
                  </>
                ),
              },
              ...sides(editions, (difference: RuleDifference, side) => difference[side]),
            ]}
          />
        </section>
      )}
    </div>
  );
}

/** What each edition says, side by side. */
const sides = <Difference,>(
  editions: readonly [before: Edition, after: Edition],
  told: (difference: Difference, side: 'before' | 'after') => ReactNode,
): readonly Column<Difference>[] =>
  (['before', 'after'] as const).map((side, index) => ({
    ...{ heading: editions[index].name, head: <Raised text={editions[index].title} />, width: '34%', card: 'titled' },
    cell: (difference) => told(difference, side) ?? <Note>{words.absent}</Note>,
  }));

interface SanctionedProps {
  readonly row: TableRow;
  /** The condition that the line is named after: this side may have another one. */
  readonly when: string;
}

const Sanctioned = ({ row: { sanction, article, when: own }, when }: SanctionedProps) => (
  <>
    <strong>{sanction}</strong>
    {own !== when && words.ifElse(own)}
    <Note>{article}</Note>
  </>
);
