import { nameOf } from '@raccord/tournament';
import { Badge, Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { VerdictLine } from '../../slip/VerdictView.tsx';
import { isPlain, shownOfResult } from '../../slip/verdicts.ts';
import { texts } from '../../texts/index.ts';
import { refereeTexts } from '../../texts/referee.ts';
import styles from './entry.module.css';
import type { EntryRow } from './entryrows.ts';

interface TableHeadProps {
  readonly row: EntryRow;
  onStep(by: 1 | -1): void;
}

/** Whose slip it is, and what is known of it; where there are no keys, the way to the tables beside it. */
export function TableHead({ row, onStep }: TableHeadProps) {
  const { keys } = refereeTexts;
  const standing = shownOfResult(row.result);
  return (
    <header className={styles.head}>
      <h2 className={styles.number}>{texts.common.table(row.table)}</h2>
      <p className={styles.name}>{nameOf(row.members)}</p>
      <span className={layout.row}>
        {row.slip && !row.isWaiting && !isPlain(standing) && <VerdictLine verdict={standing} />}
        <RowMarks row={row} />
      </span>
      <span className={`${layout.row1} ${styles.steps}`}>
        <Button aria-label={keys.previous} onClick={() => onStep(-1)}>
          ‹
        </Button>
        <Button aria-label={keys.next} onClick={() => onStep(1)}>
          ›
        </Button>
      </span>
    </header>
  );
}

interface RowMarksProps {
  readonly row: EntryRow;
  /** Beside others: its correction slip stands with the other ones to hand over. */
  readonly isCompact?: boolean;
}

/** What must be known of a table at a glance. */
export function RowMarks({ row, isCompact = false }: RowMarksProps) {
  const words = refereeTexts;
  return (
    <>
      {row.isWaiting && <Badge kind="info">{words.waiting}</Badge>}
      {row.isReferred && <Badge kind="warn">{words.referred}</Badge>}
      {row.isAppealed && <Badge kind="warn">{words.appealed}</Badge>}
      {row.isToReview && <Badge kind="warn">{words.toReview}</Badge>}
      {row.isCorrected && <Badge>{words.corrected}</Badge>}
      {!isCompact && row.isCorrectionDue && <Badge kind="warn">{words.due}</Badge>}
      {!isCompact && row.isDelivered && !row.isCorrectionDue && <Badge>{words.delivered}</Badge>}
      {row.isConfirmed && <Badge kind="good">{words.confirmed}</Badge>}
    </>
  );
}
