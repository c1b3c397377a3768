import { number as count } from '@raccord/french';
import { toldOf, type Verdict, warningsOf } from '@raccord/regulation';
import { emptyPage } from './empty.ts';
import { NO_SLIP_OF_EXAM, type PrintedExam, type PrintedExamSlip } from './exam.ts';
import type { Paper } from './page.ts';
import { type PaperColumn, tablePages } from './table.ts';
import { sanctionsOf } from './words.ts';
import { drawSlip } from './written.ts';

/** A slip with its right answer. */
export interface JudgedExamSlip extends PrintedExamSlip {
  readonly verdict: Verdict;
}

export interface ExamKeyOrder extends PrintedExam {
  /** The title of the edition, which stands in the heading and is left out of each citation. */
  readonly edition: string;
  readonly slips: readonly JudgedExamSlip[];
}

const TITLE = 'Corrigé de l’examen';

/** The key of an exam: for each slip points, sanction, reason and article. */
export function examKeyPaper({ number, edition, slips }: ExamKeyOrder): Paper {
  const rows = slips.map((slip, index): Row => ({ ...slip, number: index + 1 }));
  return {
    title: TITLE,
    *lay(layout) {
      const pages = tablePages(layout, {
        columns: COLUMNS,
        groups: [{ rows }],
        size: 9,
        rowHeight: 19,
        details: detailsUnder(edition),
      });
      yield {
        title: TITLE,
        subtitle: `n° ${number}`,
        pages: pages.length > 0 ? pages : [emptyPage(layout, NO_SLIP_OF_EXAM)],
      };
    },
  };
}

interface Row extends JudgedExamSlip {
  readonly number: number;
}

const detailsUnder =
  (edition: string) =>
  ({ verdict }: Row): string[] =>
    toldOf(verdict).map(({ text, citation }) => `${text} (${citation.replace(`${edition}, `, '')})`);

const sanctions = (verdict: Verdict): string =>
  sanctionsOf({ ...verdict, warnings: warningsOf(verdict) }).join(', ') || 'aucune';

const COLUMNS: readonly PaperColumn<Row>[] = [
  { title: 'N°', cell: ({ number }) => String(number), align: 'right', font: 'bold' },
  { title: 'Coup', cell: ({ position }) => String(position.turn), align: 'right' },
  {
    title: 'Écrit',
    cell: () => '',
    grows: 5,
    draw: (pen, { slip }, { left, width, baseline, size }) => drawSlip(pen, slip, left, width, baseline, size),
  },
  { title: 'Points', cell: ({ verdict }) => count(verdict.points), align: 'right', font: 'bold' },
  { title: 'Sanction', cell: ({ verdict }) => sanctions(verdict), grows: 3, wraps: true },
  {
    title: 'Retenu',
    cell: ({ verdict: { retained } }) => (retained ? `${retained.word} en ${retained.reference}` : ''),
    grows: 3,
    wraps: true,
  },
];
