import type { Edition, TableDifference, TableRow } from '@raccord/regulation';
import { texts } from '../../texts/index.ts';
import styles from './regulation.module.css';

const words = texts.regulation;

interface EditionTableProps {
  readonly rows: readonly TableRow[];
  readonly search: string;
}

/** Article, condition, sanction. */
export function EditionTable({ rows, search }: EditionTableProps) {
  if (rows.length === 0) return <p>{words.notFound(search)}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.article}>{words.columns.article}</th>
          <th>{words.columns.when}</th>
          <th className={styles.then}>{words.columns.sanction}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ article, when, sanction }) => (
          <tr key={`${article} ${when}`}>
            <td>{article}</td>
            <td>{when}</td>
            <td>
              <strong>{sanction}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DifferencesTableProps {
  readonly before: Edition;
  readonly after: Edition;
  readonly differences: readonly TableDifference[];
  readonly search: string;
}

/** The conditions that two editions do not treat alike, both side by side. */
export function DifferencesTable({ before, after, differences, search }: DifferencesTableProps) {
  if (differences.length === 0) return <p>{search === '' ? words.same : words.notFound(search)}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{words.columns.when}</th>
          <th className={styles.side}>{before.title}</th>
          <th className={styles.side}>{after.title}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.when}>
            <th scope="row">{difference.when}</th>
            <Side row={difference.before} />
            <Side row={difference.after} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Side = ({ row }: { readonly row: TableRow | undefined }) => (
  <td>
    {row ? (
      <>
        <strong>{row.sanction}</strong>
        <span className={styles.cited}>{row.article}</span>
      </>
    ) : (
      <span className={styles.cited}>{words.absent}</span>
    )}
  </td>
);
