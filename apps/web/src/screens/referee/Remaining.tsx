import { Badge } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import type { EntryRow } from './entryrows.ts';
import styles from './referee.module.css';
import { useKeepInSight } from './usekeepinsight.ts';

interface RemainingProps {
  readonly rows: readonly EntryRow[];
  readonly focused: string | undefined;
  readonly due: number;
  onFocus(entrant: string): void;
}

/** What is left to do, always in sight: counts, and the tables without a slip. */
export function Remaining({ rows, focused, due, onFocus }: RemainingProps) {
  const { left } = texts.referee;
  const strip = useKeepInSight<HTMLUListElement>(focused);
  const toDo = rows.filter(({ isToDo }) => isToDo);
  const waiting = rows.filter(({ isWaiting }) => isWaiting).length;
  const referred = rows.filter(({ isReferred }) => isReferred).length;
  return (
    <section className={`${layout.stack2} ${layout.box} ${styles.remaining}`} aria-label={left.title}>
      <p className={`${layout.row} ${styles.counts}`} aria-live="polite">
        <Badge kind={toDo.length === 0 ? 'good' : 'plain'}>{left.toDo(toDo.length)}</Badge>
        <span>{left.progress(rows.length - toDo.length, rows.length)}</span>
        {waiting > 0 && <Badge kind="info">{left.waiting(waiting)}</Badge>}
        {referred > 0 && <Badge kind="warn">{left.referred(referred)}</Badge>}
        {due > 0 && <Badge kind="warn">{left.due(due)}</Badge>}
      </p>
      <progress value={rows.length - toDo.length} max={rows.length} aria-label={left.title} />
      {toDo.length > 0 && (
        <ul ref={strip} className={`${layout.row1} ${styles.missing}`} aria-label={left.missing}>
          {toDo.map(({ entrant, table }) => (
            <li key={entrant}>
              <button
                type="button"
                aria-current={entrant === focused ? 'true' : undefined}
                aria-label={texts.common.table(table)}
                onClick={() => onFocus(entrant)}
              >
                {table}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
