import { nameOf } from '@raccord/tournament';
import { memo, useEffect, useRef } from 'react';
import { BREAKPOINTS } from '../../design/breakpoints.ts';
import { Badge } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { isSameTable, type LaidTable } from '../../slip/overlay.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { VerdictLine } from '../../slip/VerdictView.tsx';
import { shownOfResult, verdictKind } from '../../slip/verdicts.ts';
import { refereeTexts } from '../../texts/referee.ts';
import { secondTexts as words } from '../../texts/second.ts';
import styles from './second.module.css';

/** A window in which the slip looked at stands before the list (`second.module.css`). */
const NARROW = `(max-width: ${BREAKPOINTS.middle}rem)`;

interface ReviewListProps {
  readonly tables: readonly LaidTable[];
  /** The entrant whose slip is looked at. */
  readonly current: string;
  onChoose(entrant: string): void;
}

/** The slips of the tables, one a line; the one looked at has the focus as it changes. */
export function ReviewList({ tables, current, onChoose }: ReviewListProps) {
  const list = useRef<HTMLUListElement>(null);
  const opened = useRef(current);
  // The focus follows the slip looked at.
  useEffect(() => {
    const isBelow = matchMedia(NARROW).matches;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: isBelow });
    if (isBelow && opened.current !== current) list.current?.nextElementSibling?.scrollIntoView();
    opened.current = current;
  }, [current]);
  return (
    <ul ref={list} className={layout.stack1} aria-label={words.list}>
      {tables.map((table) => (
        <ReviewRow key={table.entrant} table={table} isCurrent={table.entrant === current} onChoose={onChoose} />
      ))}
    </ul>
  );
}

interface ReviewRowProps {
  readonly table: LaidTable;
  readonly isCurrent: boolean;
  onChoose(entrant: string): void;
}

const ReviewRow = memo(
  function ReviewRow({ table, isCurrent, onChoose }: ReviewRowProps) {
    const { entrant, members, slip, result } = table;
    const verdict = shownOfResult(result);
    return (
      <li className={styles.row} data-kind={verdictKind(verdict)} data-current={isCurrent}>
        <button
          type="button"
          className={`${layout.row3} ${layout.baseline} ${layout.oneLine} ${styles.choice}`}
          tabIndex={isCurrent ? 0 : -1}
          aria-current={isCurrent || undefined}
          onClick={() => onChoose(entrant)}
        >
          <span className={styles.number}>{table.table}</span>
          <span className={styles.player}>{nameOf(members)}</span>
        </button>
        <span className={styles.slip}>
          {slip && <SlipView slip={slip} isCompact />}
          {!slip && result.outcome === 'missing' && <span className={layout.soft}>{words.noSlip}</span>}
        </span>
        <span className={`${layout.stack1} ${styles.verdict}`}>
          <span className={layout.row}>
            {table.isResultOld ? <Badge>{refereeTexts.waiting}</Badge> : <VerdictLine verdict={verdict} />}
            <TableBadges table={table} />
          </span>
          {!table.isResultOld &&
            verdict.reasons.map(({ code, text }) => (
              <span key={`${code} ${text}`} className={layout.soft}>
                {text}
              </span>
            ))}
        </span>
      </li>
    );
  },
  (before, after) => before.isCurrent === after.isCurrent && isSameTable(before.table, after.table),
);

/** What happened to a slip since it was entered. */
export function TableBadges({ table }: { readonly table: LaidTable }) {
  const { isConfirmed, isCorrected, isRuled, isAppealed, isCorrectionDue, isDelivered, result } = table;
  return (
    <>
      {result.solo && <Badge kind="info">★ {words.solo[result.solo]}</Badge>}
      {isCorrected && <Badge kind="info">{words.corrected}</Badge>}
      {isRuled && <Badge kind="info">{words.ruled}</Badge>}
      {isAppealed && <Badge kind="warn">{words.appealed}</Badge>}
      {isCorrectionDue && <Badge kind="warn">{words.due}</Badge>}
      {table.isCorrectionOptional && <Badge>{words.optional}</Badge>}
      {isDelivered && !isCorrectionDue && <Badge>{words.delivered}</Badge>}
      {isConfirmed && <Badge kind="good">✓ {words.confirmed}</Badge>}
    </>
  );
}
