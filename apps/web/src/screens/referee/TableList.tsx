import { nameOf } from '@raccord/tournament';
import { memo } from 'react';
import layout from '../../design/layout.module.css';
import { isSameTable } from '../../slip/overlay.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { VerdictLine } from '../../slip/VerdictView.tsx';
import { isPlain, shownOfResult } from '../../slip/verdicts.ts';
import { refereeTexts } from '../../texts/referee.ts';
import type { EntryRow } from './entryrows.ts';
import styles from './referee.module.css';
import { RowMarks } from './TableHead.tsx';
import { useKeepInSight } from './usekeepinsight.ts';

interface TableListProps {
  readonly rows: readonly EntryRow[];
  readonly focused: string | undefined;
  onFocus(entrant: string): void;
}

/** Every table of the turn; each leads to its slip. */
export function TableList({ rows, focused, onFocus }: TableListProps) {
  const list = useKeepInSight<HTMLElement>(focused);
  return (
    <section ref={list} className={styles.tables} aria-label={refereeTexts.tables}>
      <ul>
        {rows.map((row) => (
          <li key={row.entrant}>
            <TableButton row={row} isFocused={row.entrant === focused} onFocus={onFocus} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TableButtonProps {
  readonly row: EntryRow;
  readonly isFocused: boolean;
  onFocus(entrant: string): void;
}

const TableButton = memo(
  function TableButton({ row, isFocused, onFocus }: TableButtonProps) {
    const verdict = shownOfResult(row.result);
    return (
      <button
        type="button"
        className={styles.table}
        data-done={!row.isToDo}
        aria-current={isFocused ? 'true' : undefined}
        onClick={() => onFocus(row.entrant)}
      >
        <strong>{row.table}</strong>
        <span className={styles.player}>{nameOf(row.members)}</span>
        <span className={`${layout.row2} ${styles.tableSlip}`}>
          {row.slip && <SlipView slip={row.slip} isCompact />}
          {!row.isWaiting && !row.isToDo && (!isPlain(verdict) || !row.slip) && (
            <VerdictLine verdict={verdict} isCompact />
          )}
          <RowMarks row={row} isCompact />
        </span>
      </button>
    );
  },
  (before, after) => before.isFocused === after.isFocused && isSameTable(before.row, after.row),
);
