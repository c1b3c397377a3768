import type { ReactNode } from 'react';
import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Table } from '../../design/Table.tsx';
import { resultsTexts } from '../../texts/results.ts';
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
  <Panel className={`${layout.stack2} ${styles.figure}`}>
    <h2>{title}</h2>
    <p className={layout.dim}>{hint}</p>
    {children}
    {table !== undefined && (
      <details className={styles.details}>
        <summary>{resultsTexts.statistics.table}</summary>
        {table}
      </details>
    )}
  </Panel>
);

interface FiguresTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
}

export const FiguresTable = ({ label, heads, rows }: FiguresTableProps) => (
  <Table
    look="small"
    frame="sideways"
    label={label}
    rows={rows}
    keyOf={([name]) => name}
    columns={heads.map((heading, index) => ({
      ...({ heading, kind: index === 0 ? 'name' : 'figure' } as const),
      cell: (row: readonly string[]) => row[index],
    }))}
  />
);
