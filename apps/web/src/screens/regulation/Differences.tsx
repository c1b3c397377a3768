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
import { texts } from '../../texts/index.ts';
import { typeset } from '../../texts/typeset.ts';
import { findDifferences, findRuleDifferences } from './editionrows.ts';
import styles from './regulation.module.css';

const words = texts.regulation;

interface DifferencesProps {
  readonly before: Edition;
  readonly after: Edition;
  readonly search?: string;
}

/** All that two editions do not say alike: their conditions with their sanctions, then their other rules. */
export function Differences({ before, after, search = '' }: DifferencesProps) {
  const conditions = findDifferences(typeset(compareEditions(before, after)), search);
  const rules = findRuleDifferences(typeset(compareRules(before, after)), search);
  const editions = [before, after] as const;
  if (conditions.length + rules.length === 0) return <p>{search === '' ? words.same : words.notFound(search)}</p>;
  return (
    <div className={styles.edition}>
      {conditions.length > 0 && (
        <SideBySide title={words.conditions} head={words.columns.when} editions={editions}>
          {conditions.map((difference) => (
            <ConditionRow key={difference.when} {...{ difference, editions }} />
          ))}
        </SideBySide>
      )}
      {rules.length > 0 && (
        <SideBySide title={words.chapters} head={words.subject} editions={editions}>
          {rules.map((difference) => (
            <RuleRow key={`${difference.chapter} ${difference.subject}`} {...{ difference, editions }} />
          ))}
        </SideBySide>
      )}
    </div>
  );
}

type EditionPair = readonly [before: Edition, after: Edition];

interface SideBySideProps {
  readonly title: string;
  readonly head: string;
  readonly editions: EditionPair;
  readonly children: ReactNode;
}

const SideBySide = ({ title, head, editions, children }: SideBySideProps) => (
  <section className={layout.stack2}>
    <h2>{title}</h2>
    <table className={`${styles.table} ${styles.differences}`} aria-label={title}>
      <thead>
        <tr>
          <th>{head}</th>
          {editions.map((edition) => (
            <th key={edition.name} className={styles.side}>
              {edition.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

interface RowProps<Difference> {
  readonly difference: Difference;
  readonly editions: EditionPair;
}

const ConditionRow = ({ difference: { when, before, after }, editions }: RowProps<TableDifference>) => (
  <tr>
    <th scope="row">{when}</th>
    <Side of={editions[0]}>{before && <Sanctioned row={before} when={when} />}</Side>
    <Side of={editions[1]}>{after && <Sanctioned row={after} when={when} />}</Side>
  </tr>
);

interface SanctionedProps {
  readonly row: TableRow;
  /** The condition that the line is named after: this side may have another one. */
  readonly when: string;
}

const Sanctioned = ({ row: { sanction, article, when: own }, when }: SanctionedProps) => (
  <>
    <strong>{sanction}</strong>
    {own !== when && words.ifElse(own)}
    <span className={styles.cited}>{article}</span>
  </>
);

const RuleRow = ({ difference: { chapter, subject, before, after }, editions }: RowProps<RuleDifference>) => (
  <tr>
    <th scope="row">
      {subject}
      <span className={styles.cited}>{chapter}</span>
    </th>
    <Side of={editions[0]}>{before}</Side>
    <Side of={editions[1]}>{after}</Side>
  </tr>
);

/** What one edition says; its name shows where there is no room for columns. */
const Side = ({ of: { name }, children }: { readonly of: Edition; readonly children: ReactNode }) => (
  <td data-edition={name}>{children ?? <span className={styles.cited}>{words.absent}</span>}</td>
);
