import { Badge } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { refereeTexts } from '../../texts/referee.ts';
import type { EntryRow } from './entryrows.ts';
import styles from './referee.module.css';

/** What is left to do, always in sight; the tables themselves are in their list. */
export function Remaining({ rows, due }: { readonly rows: readonly EntryRow[]; readonly due: number }) {
  const { left } = refereeTexts;
  const toDo = rows.filter(({ isToDo }) => isToDo).length;
  const waiting = rows.filter(({ isWaiting }) => isWaiting).length;
  const referred = rows.filter(({ isReferred }) => isReferred).length;
  return (
    <section className={`${layout.stack2} ${layout.box} ${styles.remaining}`} aria-label={left.title}>
      <p className={layout.row1} aria-live="polite">
        <Badge kind={toDo === 0 ? 'good' : 'plain'}>{left.toDo(toDo)}</Badge>
        {waiting > 0 && <Badge kind="info">{left.waiting(waiting)}</Badge>}
        {referred > 0 && <Badge kind="warn">{left.referred(referred)}</Badge>}
        {due > 0 && <Badge kind="warn">{left.due(due)}</Badge>}
      </p>
      <progress value={rows.length - toDo} max={rows.length} aria-label={left.title} />
      <p className={layout.soft}>{left.progress(rows.length - toDo, rows.length)}</p>
    </section>
  );
}
