import { nameOf } from '@raccord/tournament';
import { Badge } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { VerdictLine } from '../../slip/VerdictView.tsx';
import { shownOfResult } from '../../slip/verdicts.ts';
import { texts } from '../../texts/index.ts';
import styles from './entry.module.css';
import type { EntryRow } from './entryrows.ts';

/** Whose slip it is, and what is known of it. */
export function TableHead({ row }: { readonly row: EntryRow }) {
  return (
    <header className={styles.head}>
      <h2 className={styles.number}>{texts.common.table(row.table)}</h2>
      <p className={styles.name}>{nameOf(row.members)}</p>
      <span className={layout.row}>
        {row.slip && !row.isWaiting && <VerdictLine verdict={shownOfResult(row.result)} />}
        <RowMarks row={row} />
      </span>
    </header>
  );
}

/** What must be known of a table at a glance. */
export function RowMarks({ row }: { readonly row: EntryRow }) {
  const { referee: words } = texts;
  return (
    <>
      {row.isWaiting && <Badge kind="info">{words.waiting}</Badge>}
      {row.isReferred && <Badge kind="warn">{words.referred}</Badge>}
      {row.isAppealed && <Badge kind="warn">{words.appealed}</Badge>}
      {row.isToReview && <Badge kind="warn">{words.toReview}</Badge>}
      {row.isCorrected && <Badge>{words.corrected}</Badge>}
      {row.isCorrectionDue && <Badge kind="warn">{words.due}</Badge>}
      {row.isDelivered && !row.isCorrectionDue && <Badge>{words.delivered}</Badge>}
      {row.isConfirmed && <Badge kind="good">{words.confirmed}</Badge>}
    </>
  );
}
