import { describePhaseRule, type PhaseRow, type PlannedPhase, phaseColumns } from '@raccord/club';
import { plural } from '@raccord/french';
import { emptyPage } from './empty.ts';
import { keyedColumns } from './keyed.ts';
import { pagesUnder } from './notice.ts';
import type { Paper } from './page.ts';
import { type PaperColumn, tablePages } from './table.ts';

/** The result of a phase, and what is to be said above it. */
export interface PhaseOrder {
  readonly phase: PlannedPhase;
  readonly rows: readonly PhaseRow[];
  /** « Provisoire : l’épreuve n’est pas close. » */
  readonly notice?: string;
}

const EMPTY = 'Personne n’est encore classé dans cette épreuve.';

/** Who played a phase, in their order, and who goes on. */
export function phasePaper({ phase, rows, notice }: PhaseOrder): Paper {
  const through = rows.filter(({ by }) => by !== undefined).length;
  const title = `Résultat – ${phase.name}`;
  return {
    title,
    *lay(layout) {
      const table = {
        ...{ columns: columnsOf(phase, rows), size: 9.5, rowHeight: 14 },
        groups: [{ title: describePhaseRule(phase), rows }],
      };
      const pages = pagesUnder(layout, notice, (below) => tablePages(below, table));
      const subtitle = `${plural(rows.length, 'classé')}, ${plural(through, 'qualifié')}`;
      yield { title, subtitle, pages: rows.length === 0 ? [emptyPage(layout, EMPTY)] : pages };
    },
  };
}

/** Clubs take as much room as names. */
const columnsOf = ({ rule }: PlannedPhase, rows: readonly PhaseRow[]): PaperColumn<PhaseRow>[] =>
  keyedColumns(phaseColumns(rule), rows).map((column) =>
    column.key === 'club' ? { ...column, grows: 1, wraps: true } : column,
  );
