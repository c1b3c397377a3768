import type { LongWork } from '../server/usework.ts';
import { workTexts as words } from '../texts/work.ts';
import { Button, Notice } from './controls.tsx';
import layout from './layout.module.css';
import styles from './progress.module.css';

interface ProgressProps {
  readonly work: LongWork;
  /** What is being done. */
  readonly label: string;
  /** Said where nothing is counted. */
  readonly detail?: string | undefined;
}

/** How far a long work is, with a count where there is one, and the button that gives it up; then, that it was. */
export function Progress({ work: { isRunning, isCancelled, progress, cancel }, label, detail }: ProgressProps) {
  if (isCancelled) return <Notice kind="info">{words.cancelled}</Notice>;
  if (!isRunning) return null;
  return (
    <div className={`${layout.row2} ${styles.progress}`}>
      <span role="status">{label}</span>
      {progress ? (
        <>
          <progress aria-label={label} max={progress.total} value={progress.done} />
          <span className={styles.count}>{words.of(progress.done, progress.total)}</span>
        </>
      ) : (
        <>
          <progress aria-label={label} />
          {detail !== undefined && <span className={styles.count}>{detail}</span>}
        </>
      )}
      {cancel && (
        <Button look="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  );
}
