import type { ReactNode } from 'react';
import { Panel } from '../../design/controls.tsx';
import { texts } from '../../texts/index.ts';
import styles from './statistics.module.css';

interface FigureProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
  /** The same in figures. */
  readonly table?: ReactNode;
}

/** A plot with its title, what it shows, and its figures. */
export const Figure = ({ title, hint, children, table }: FigureProps) => (
  <Panel className={styles.figure}>
    <h2>{title}</h2>
    <p className={styles.hint}>{hint}</p>
    {children}
    {table !== undefined && (
      <details className={styles.details}>
        <summary>{texts.results.statistics.table}</summary>
        {table}
      </details>
    )}
  </Panel>
);

interface FiguresTableProps {
  readonly heads: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
}

export const FiguresTable = ({ heads, rows }: FiguresTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={heads[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
