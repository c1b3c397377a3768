import type { ExercisedLine } from '@raccord/conformity';
import { number } from '@raccord/french';
import type { ReactNode } from 'react';
import layout from '../../design/layout.module.css';
import { type Column, Table } from '../../design/Table.tsx';
import { regulationTexts } from '../../texts/regulation.ts';

const words = regulationTexts.conformity;

/** What the last dossier exercised, with its lesson and its cases. */
export interface Exercised extends ExercisedLine {
  readonly lesson?: string;
  readonly cases?: ReactNode;
}

interface ExercisedTableProps {
  readonly label: string;
  readonly rows: readonly Exercised[];
  readonly hasCases?: boolean;
}

export function ExercisedTable({ label, rows, hasCases = false }: ExercisedTableProps) {
  const columns: Column<Exercised>[] = [
    { heading: regulationTexts.columns.article, width: '18%', cell: ({ article }) => article },
    {
      ...{ heading: words.rule, card: 'whole' },
      cell: ({ text, lesson, why }) => (
        <>
          {text}
          {lesson && <div className={layout.soft}>{lesson}</div>}
          {why && <small className={layout.soft}>{why}</small>}
        </>
      ),
    },
    ...(hasCases ? [{ heading: words.lesson, width: '12%', cell: ({ cases }: Exercised) => cases }] : []),
    {
      ...{ heading: words.times, kind: 'figure', width: '10%', card: 'titled' },
      cell: ({ times }) => (times === undefined ? '–' : number(times)),
    },
  ];
  return (
    <section className={layout.stack2}>
      <h2>{label}</h2>
      <Table hasCards label={label} rows={rows} keyOf={({ article, text }) => `${article} ${text}`} columns={columns} />
    </section>
  );
}
